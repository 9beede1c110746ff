CREATE TABLE "attendance" (
	"institute_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"month" date NOT NULL,
	"user_id" uuid NOT NULL,
	"events" integer NOT NULL,
	CONSTRAINT "attendance_institute_id_scope_month_user_id_pk" PRIMARY KEY("institute_id","scope","month","user_id"),
	CONSTRAINT "attendance_not_negative" CHECK ("attendance"."events" >= 0)
);
--> statement-breakpoint
CREATE TABLE "figure_changes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"institute_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL
);
--> statement-breakpoint
CREATE TABLE "figures" (
	"institute_id" uuid NOT NULL,
	"scope" text NOT NULL,
	"name" text NOT NULL,
	"key" text NOT NULL,
	"amount" numeric(20, 2) NOT NULL,
	CONSTRAINT "figures_institute_id_scope_name_key_pk" PRIMARY KEY("institute_id","scope","name","key")
);
--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "finishes_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "is_counted" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "events" ADD COLUMN "participant_count" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "time_zone" text DEFAULT 'Asia/Kolkata' NOT NULL;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figure_changes" ADD CONSTRAINT "figure_changes_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "figures" ADD CONSTRAINT "figures_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "figure_changes_name" ON "figure_changes" USING btree ("institute_id","name");--> statement-breakpoint
CREATE INDEX "figures_name" ON "figures" USING btree ("institute_id","name");--> statement-breakpoint
CREATE INDEX "events_to_count" ON "events" USING btree ("institute_id","finishes_at") WHERE not "events"."is_counted" and "events"."status" <> 'cancelled';--> statement-breakpoint
CREATE INDEX "events_best_attended" ON "events" USING btree ("institute_id","category","participant_count") WHERE "events"."is_counted";