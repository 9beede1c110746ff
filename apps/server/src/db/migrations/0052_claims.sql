CREATE TABLE "activity_claims" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"activity" text NOT NULL,
	"title" text NOT NULL,
	"day" date NOT NULL,
	"place" text NOT NULL,
	"hours" numeric(7, 2) NOT NULL,
	"description" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "activity_claims_institute_id_id_pk" PRIMARY KEY("institute_id","id")
);
--> statement-breakpoint
CREATE TABLE "approval_decisions" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"request_id" uuid NOT NULL,
	"step_id" text NOT NULL,
	"person_id" uuid NOT NULL,
	"capacities" smallint[] NOT NULL,
	"verdict" text NOT NULL,
	"reason" text NOT NULL,
	"decided_at" timestamp (3) with time zone NOT NULL,
	"superseded_at" timestamp (3) with time zone,
	CONSTRAINT "approval_decisions_institute_id_id_pk" PRIMARY KEY("institute_id","id")
);
--> statement-breakpoint
CREATE TABLE "approval_requests" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"flow" jsonb NOT NULL,
	"steps" jsonb NOT NULL,
	"subject" jsonb NOT NULL,
	"subject_id" uuid NOT NULL,
	"title" text NOT NULL,
	"requested_by" uuid NOT NULL,
	"requested_at" timestamp (3) with time zone NOT NULL,
	"status" text NOT NULL,
	"version" integer NOT NULL,
	"returned_by" uuid,
	"returned_at" timestamp (3) with time zone,
	"return_reason" text,
	CONSTRAINT "approval_requests_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "approval_requests_returned" CHECK (("approval_requests"."status" = 'returned') = ("approval_requests"."returned_by" is not null and "approval_requests"."returned_at" is not null and "approval_requests"."return_reason" is not null)),
	CONSTRAINT "approval_requests_other" CHECK ("approval_requests"."returned_by" is null or "approval_requests"."returned_by" <> "approval_requests"."requested_by")
);
--> statement-breakpoint
CREATE TABLE "claim_evidence" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"claim_id" uuid,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"image" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "claim_evidence_institute_id_id_pk" PRIMARY KEY("institute_id","id")
);
--> statement-breakpoint
ALTER TABLE "activity_claims" ADD CONSTRAINT "activity_claims_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "activity_claims" ADD CONSTRAINT "activity_claims_request_fk" FOREIGN KEY ("institute_id","request_id") REFERENCES "public"."approval_requests"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_decisions" ADD CONSTRAINT "approval_decisions_request_fk" FOREIGN KEY ("institute_id","request_id") REFERENCES "public"."approval_requests"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_decisions" ADD CONSTRAINT "approval_decisions_person_fk" FOREIGN KEY ("institute_id","person_id") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_requester_fk" FOREIGN KEY ("institute_id","requested_by") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "approval_requests" ADD CONSTRAINT "approval_requests_returner_fk" FOREIGN KEY ("institute_id","returned_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_evidence" ADD CONSTRAINT "claim_evidence_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claim_evidence" ADD CONSTRAINT "claim_evidence_claim_fk" FOREIGN KEY ("institute_id","claim_id") REFERENCES "public"."activity_claims"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "activity_claims_request" ON "activity_claims" USING btree ("institute_id","request_id");--> statement-breakpoint
CREATE INDEX "activity_claims_user" ON "activity_claims" USING btree ("institute_id","user_id","day");--> statement-breakpoint
CREATE UNIQUE INDEX "approval_decisions_person" ON "approval_decisions" USING btree ("institute_id","request_id","person_id") WHERE "approval_decisions"."superseded_at" is null;--> statement-breakpoint
CREATE INDEX "approval_decisions_request" ON "approval_decisions" USING btree ("institute_id","request_id");--> statement-breakpoint
CREATE INDEX "approval_requests_requester" ON "approval_requests" USING btree ("institute_id","requested_by","requested_at");--> statement-breakpoint
CREATE INDEX "approval_requests_open" ON "approval_requests" USING btree ("institute_id","requested_at") WHERE "approval_requests"."status" = 'open';--> statement-breakpoint
CREATE UNIQUE INDEX "claim_evidence_name" ON "claim_evidence" USING btree ("institute_id","name");--> statement-breakpoint
CREATE INDEX "claim_evidence_user" ON "claim_evidence" USING btree ("institute_id","user_id");--> statement-breakpoint
CREATE INDEX "claim_evidence_claim" ON "claim_evidence" USING btree ("institute_id","claim_id");--> statement-breakpoint
SELECT lock_to_institute('approval_requests');
--> statement-breakpoint
SELECT lock_to_institute('approval_decisions');
--> statement-breakpoint
SELECT lock_to_institute('activity_claims');
--> statement-breakpoint
SELECT lock_to_institute('claim_evidence');
