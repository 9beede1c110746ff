CREATE TABLE "accreditation_officers" (
	"institute_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "accreditation_officers_institute_id_user_id_pk" PRIMARY KEY("institute_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "accreditation_templates" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"template" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accreditation_templates_institute_id_id_pk" PRIMARY KEY("institute_id","id")
);
--> statement-breakpoint
ALTER TABLE "event_participants" ADD COLUMN "added_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "accreditation_officers" ADD CONSTRAINT "accreditation_officers_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accreditation_templates" ADD CONSTRAINT "accreditation_templates_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
SELECT lock_to_institute('accreditation_officers');
--> statement-breakpoint
SELECT lock_to_institute('accreditation_templates');
