CREATE TABLE "room_photos" (
	"institute_id" uuid NOT NULL,
	"room_id" uuid NOT NULL,
	"name" text NOT NULL,
	"image" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "room_photos_institute_id_room_id_pk" PRIMARY KEY("institute_id","room_id")
);
--> statement-breakpoint
ALTER TABLE "room_photos" ADD CONSTRAINT "room_photos_room_fk" FOREIGN KEY ("institute_id","room_id") REFERENCES "public"."rooms"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "room_photos_name" ON "room_photos" USING btree ("institute_id","name");--> statement-breakpoint
SELECT lock_to_institute('room_photos');
