CREATE TABLE "check_ins" (
	"institute_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"day" date NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"scan_id" uuid NOT NULL,
	"checked_in_by" uuid NOT NULL,
	"made_participant" boolean NOT NULL,
	CONSTRAINT "check_ins_institute_id_event_id_user_id_day_pk" PRIMARY KEY("institute_id","event_id","user_id","day")
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "check_in_ref" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_event_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."events"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "check_ins" ADD CONSTRAINT "check_ins_checked_in_by_fk" FOREIGN KEY ("institute_id","checked_in_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "check_ins_user" ON "check_ins" USING btree ("institute_id","user_id");--> statement-breakpoint
CREATE INDEX "check_ins_checked_in_by" ON "check_ins" USING btree ("institute_id","checked_in_by");--> statement-breakpoint
CREATE UNIQUE INDEX "registrations_check_in_ref" ON "registrations" USING btree ("institute_id","check_in_ref");--> statement-breakpoint
SELECT lock_to_institute('check_ins');
