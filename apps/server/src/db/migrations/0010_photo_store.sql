CREATE TABLE "photo_leftovers" (
	"institute_id" uuid NOT NULL,
	"name" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "photo_leftovers_institute_id_name_pk" PRIMARY KEY("institute_id","name")
);
--> statement-breakpoint
ALTER TABLE "photos" ALTER COLUMN "image" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "photo_leftovers" ADD CONSTRAINT "photo_leftovers_institute_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "photo_leftovers_due" ON "photo_leftovers" USING btree ("institute_id","due_at");