CREATE TABLE "event_series" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"repeats" jsonb NOT NULL,
	"first_day" date NOT NULL,
	"start_time" text NOT NULL,
	"end_time" text NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_series_institute_id_id_pk" PRIMARY KEY("institute_id","id")
);
--> statement-breakpoint
CREATE TABLE "series_meetings" (
	"institute_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"series_id" uuid NOT NULL,
	"original_start" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "series_meetings_institute_id_event_id_pk" PRIMARY KEY("institute_id","event_id"),
	CONSTRAINT "series_meetings_original" UNIQUE("institute_id","series_id","original_start")
);
--> statement-breakpoint
ALTER TABLE "event_series" ADD CONSTRAINT "event_series_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_meetings" ADD CONSTRAINT "series_meetings_event_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."events"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "series_meetings" ADD CONSTRAINT "series_meetings_series_fk" FOREIGN KEY ("institute_id","series_id") REFERENCES "public"."event_series"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
SELECT lock_to_institute('event_series');
--> statement-breakpoint
SELECT lock_to_institute('series_meetings');
--> statement-breakpoint
-- It is off where people are at home already, until somebody switches it on.
UPDATE institutes SET off = array_append(off, 'series')
WHERE NOT 'series' = ANY (off) AND EXISTS (SELECT FROM users u WHERE u.institute_id = institutes.id);
