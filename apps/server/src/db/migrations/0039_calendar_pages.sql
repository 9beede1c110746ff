CREATE TABLE "calendar_pages" (
	"institute_id" uuid NOT NULL,
	"unit_id" uuid,
	"feed_id" uuid,
	"scope" uuid GENERATED ALWAYS AS (coalesce(feed_id, unit_id, institute_id)) STORED NOT NULL,
	"week" integer NOT NULL,
	"version" text NOT NULL,
	"packed" "bytea" NOT NULL,
	"checksum" bigint NOT NULL,
	"length" integer NOT NULL,
	CONSTRAINT "calendar_pages_institute_id_scope_week_pk" PRIMARY KEY("institute_id","scope","week")
);
--> statement-breakpoint
ALTER TABLE "calendar_pages" ADD CONSTRAINT "calendar_pages_unit_fk" FOREIGN KEY ("institute_id","unit_id") REFERENCES "public"."org_units"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "calendar_pages" ADD CONSTRAINT "calendar_pages_feed_fk" FOREIGN KEY ("institute_id","feed_id") REFERENCES "public"."calendar_feeds"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "calendar_pages_unit" ON "calendar_pages" USING btree ("institute_id","unit_id");--> statement-breakpoint
CREATE INDEX "calendar_pages_feed" ON "calendar_pages" USING btree ("institute_id","feed_id");--> statement-breakpoint
-- What a node wrote for an institute is read for no other.
SELECT lock_to_institute('calendar_pages');
