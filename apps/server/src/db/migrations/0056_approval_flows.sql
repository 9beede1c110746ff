CREATE TABLE "approval_flows" (
	"institute_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"version" integer NOT NULL,
	"name" text NOT NULL,
	"steps" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "approval_flows_institute_id_kind_version_pk" PRIMARY KEY("institute_id","kind","version"),
	CONSTRAINT "approval_flows_version" CHECK ("approval_flows"."version" > 1)
);
--> statement-breakpoint
ALTER TABLE "approval_flows" ADD CONSTRAINT "approval_flows_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
SELECT lock_to_institute('approval_flows');
