CREATE TABLE "room_names" (
	"institute_id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"room_id" uuid NOT NULL,
	CONSTRAINT "room_names_institute_id_key_pk" PRIMARY KEY("institute_id","key")
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"key" text NOT NULL,
	"name" text NOT NULL,
	"building" text DEFAULT '' NOT NULL,
	"capacity" integer,
	"equipment" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"opens" text,
	"closes" text,
	"decided_by" text DEFAULT 'PRESIDENT' NOT NULL,
	"is_archived" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rooms_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "rooms_key" UNIQUE("institute_id","key"),
	CONSTRAINT "rooms_hours" CHECK (("rooms"."opens" is null) = ("rooms"."closes" is null))
);
--> statement-breakpoint
ALTER TABLE "room_requests" ADD COLUMN "until" text;--> statement-breakpoint
ALTER TABLE "room_requests" ADD COLUMN "series_id" uuid;--> statement-breakpoint
ALTER TABLE "room_requests" ADD COLUMN "released_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "room_names" ADD CONSTRAINT "room_names_room_fk" FOREIGN KEY ("institute_id","room_id") REFERENCES "public"."rooms"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "rooms" ADD CONSTRAINT "rooms_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "room_names_room" ON "room_names" USING btree ("institute_id","room_id");--> statement-breakpoint
CREATE INDEX "rooms_name" ON "rooms" USING btree ("institute_id","name","id");--> statement-breakpoint
CREATE INDEX "room_requests_series" ON "room_requests" USING btree ("institute_id","series_id") WHERE "room_requests"."series_id" is not null;--> statement-breakpoint
CREATE INDEX "room_requests_slots" ON "room_requests" USING btree ("institute_id","starts_at","id") WHERE "room_requests"."status" <> 'Rejected';--> statement-breakpoint
CREATE INDEX "room_requests_room" ON "room_requests" USING btree ("institute_id","room_key");--> statement-breakpoint
ALTER TABLE "room_requests" ADD CONSTRAINT "room_requests_released" CHECK ("room_requests"."released_at" is null or "room_requests"."status" = 'Rejected');
--> statement-breakpoint
SELECT lock_to_institute('rooms');
--> statement-breakpoint
SELECT lock_to_institute('room_names');
--> statement-breakpoint
CREATE TRIGGER rooms_note AFTER INSERT OR UPDATE OR DELETE ON rooms FOR EACH ROW EXECUTE FUNCTION note_change('rooms');
