CREATE TABLE "event_report_photos" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"name" text NOT NULL,
	"image" "bytea",
	"place" text,
	"taken_at" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_report_photos_institute_id_id_pk" PRIMARY KEY("institute_id","id")
);
--> statement-breakpoint
CREATE TABLE "event_reports" (
	"institute_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"text" text NOT NULL,
	"photos_as_evidence" boolean NOT NULL,
	"version" integer NOT NULL,
	"written_by" uuid NOT NULL,
	"written_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_reports_institute_id_event_id_pk" PRIMARY KEY("institute_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "event_report_photos" ADD CONSTRAINT "event_report_photos_event_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."events"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reports" ADD CONSTRAINT "event_reports_event_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."events"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_reports" ADD CONSTRAINT "event_reports_writer_fk" FOREIGN KEY ("institute_id","written_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "event_report_photos_name" ON "event_report_photos" USING btree ("institute_id","name");--> statement-breakpoint
CREATE INDEX "event_report_photos_event" ON "event_report_photos" USING btree ("institute_id","event_id","created_at");--> statement-breakpoint
CREATE INDEX "event_reports_writer" ON "event_reports" USING btree ("institute_id","written_by");--> statement-breakpoint
SELECT lock_to_institute('event_reports');
--> statement-breakpoint
SELECT lock_to_institute('event_report_photos');
