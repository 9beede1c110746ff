CREATE TABLE "data_exports" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"state" text NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"ready_at" timestamp (3) with time zone,
	"gone_at" timestamp (3) with time zone NOT NULL,
	"size" integer,
	"archive" "bytea",
	CONSTRAINT "data_exports_institute_id_id_pk" PRIMARY KEY("institute_id","id")
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD COLUMN "redaction" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "leaves_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "erased_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "data_exports" ADD CONSTRAINT "data_exports_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "data_exports_user" ON "data_exports" USING btree ("institute_id","user_id");--> statement-breakpoint
CREATE INDEX "data_exports_gone" ON "data_exports" USING btree ("gone_at");
--> statement-breakpoint
-- Written by hand from here on. Archives of what is stored about a person.
SELECT jobs.create_queue('exports', '{"policy": "standard", "retryLimit": 3, "retryDelay": 30, "expireInSeconds": 300, "retentionSeconds": 604800, "deleteAfterSeconds": 604800}');
--> statement-breakpoint
SELECT lock_to_institute('data_exports');
--> statement-breakpoint
-- A row is given its place in the chain once, and what names a person may be taken out of it, sealed as such; nothing else about it ever
-- changes.
DROP TRIGGER audit_log_chain_only ON audit_log;
--> statement-breakpoint
CREATE TRIGGER audit_log_chain_only BEFORE UPDATE ON audit_log FOR EACH ROW
  WHEN (
    (OLD.institute_id, OLD.sequence, OLD.id, OLD.at, OLD.actor_id, OLD.action, OLD.subject_id, OLD.mac)
      IS DISTINCT FROM (NEW.institute_id, NEW.sequence, NEW.id, NEW.at, NEW.actor_id, NEW.action, NEW.subject_id, NEW.mac)
    OR NOT (
      (OLD.position IS NULL AND NEW.position IS NOT NULL AND NEW.link IS NOT NULL
        AND (OLD.detail, OLD.redaction) IS NOT DISTINCT FROM (NEW.detail, NEW.redaction))
      OR (NEW.redaction IS NOT NULL AND (OLD.position, OLD.link) IS NOT DISTINCT FROM (NEW.position, NEW.link))
    )
  )
  EXECUTE FUNCTION refuse_change();
