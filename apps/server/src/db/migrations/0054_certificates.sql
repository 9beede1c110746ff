CREATE TABLE "certificate_runs" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"issued_by" uuid NOT NULL,
	"kind" text NOT NULL,
	"content" jsonb NOT NULL,
	"state" text NOT NULL,
	"count" integer NOT NULL,
	"done" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "certificate_runs_institute_id_id_pk" PRIMARY KEY("institute_id","id")
);
--> statement-breakpoint
CREATE TABLE "certificates" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"run_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"rank" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"issued_at" timestamp (3) with time zone NOT NULL,
	"revoked_at" timestamp (3) with time zone,
	"revocation_reason" text,
	"replaced_by" uuid,
	CONSTRAINT "certificates_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "certificates_code" UNIQUE("institute_id","code")
);
--> statement-breakpoint
ALTER TABLE "certificate_runs" ADD CONSTRAINT "certificate_runs_event_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."events"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificate_runs" ADD CONSTRAINT "certificate_runs_issuer_fk" FOREIGN KEY ("institute_id","issued_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_run_fk" FOREIGN KEY ("institute_id","run_id") REFERENCES "public"."certificate_runs"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "certificates" ADD CONSTRAINT "certificates_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "certificate_runs_issuing" ON "certificate_runs" USING btree ("institute_id","event_id") WHERE "certificate_runs"."state" = 'issuing';--> statement-breakpoint
CREATE INDEX "certificate_runs_event" ON "certificate_runs" USING btree ("institute_id","event_id","created_at");--> statement-breakpoint
CREATE INDEX "certificate_runs_issuer" ON "certificate_runs" USING btree ("institute_id","issued_by");--> statement-breakpoint
CREATE UNIQUE INDEX "certificates_valid" ON "certificates" USING btree ("institute_id","event_id","user_id","kind","rank") WHERE "certificates"."revoked_at" is null;--> statement-breakpoint
CREATE INDEX "certificates_event" ON "certificates" USING btree ("institute_id","event_id","name","id");--> statement-breakpoint
CREATE INDEX "certificates_user" ON "certificates" USING btree ("institute_id","user_id","issued_at");--> statement-breakpoint
CREATE INDEX "certificates_run" ON "certificates" USING btree ("institute_id","run_id");--> statement-breakpoint
SELECT lock_to_institute('certificate_runs');
--> statement-breakpoint
SELECT lock_to_institute('certificates');
--> statement-breakpoint
-- Certificates that somebody has issued. Begun again, a run goes on where it was.
SELECT jobs.create_queue('certificates', '{"policy": "standard", "retryLimit": 3, "retryDelay": 30, "retryBackoff": true, "expireInSeconds": 600, "retentionSeconds": 604800, "deleteAfterSeconds": 86400}');
