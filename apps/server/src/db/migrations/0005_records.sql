CREATE TABLE "achievements" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"category" text DEFAULT '' NOT NULL,
	"type" text NOT NULL,
	"level" text DEFAULT '' NOT NULL,
	"date_achieved" date NOT NULL,
	"position" text DEFAULT '' NOT NULL,
	"event_id" uuid,
	"certificate_url" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"verified_by" uuid,
	"verified_at" timestamp (3) with time zone,
	CONSTRAINT "achievements_institute_id_id_pk" PRIMARY KEY("institute_id","id")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"type" text NOT NULL,
	"target_type" text NOT NULL,
	"target_id" uuid NOT NULL,
	"rating" integer,
	"comments" text NOT NULL,
	"is_anonymous" boolean DEFAULT false NOT NULL,
	"actions_taken" text,
	"resolved_by" uuid,
	"resolved_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "feedback_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "feedback_rating_in_range" CHECK ("feedback"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "feedback_authors" (
	"institute_id" uuid NOT NULL,
	"feedback_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	CONSTRAINT "feedback_authors_institute_id_feedback_id_pk" PRIMARY KEY("institute_id","feedback_id")
);
--> statement-breakpoint
CREATE TABLE "photos" (
	"institute_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"image" "bytea" NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "photos_institute_id_user_id_pk" PRIMARY KEY("institute_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "position_holders" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"position_id" uuid NOT NULL,
	"tenure_year" text NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"appointed_by" uuid,
	"appointment_date" date,
	"events_organized" integer DEFAULT 0 NOT NULL,
	"budget_utilized" numeric(14, 2) DEFAULT 0 NOT NULL,
	"feedback" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "position_holders_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "position_holders_once" UNIQUE("institute_id","user_id","position_id","tenure_year")
);
--> statement-breakpoint
CREATE TABLE "positions" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"unit_id" uuid NOT NULL,
	"title" text NOT NULL,
	"position_type" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"responsibilities" text[] DEFAULT '{}' NOT NULL,
	"min_cgpa" numeric(3, 1) DEFAULT 0 NOT NULL,
	"min_year" integer DEFAULT 1 NOT NULL,
	"skills_required" text[] DEFAULT '{}' NOT NULL,
	"position_count" integer DEFAULT 1 NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "positions_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "positions_count_positive" CHECK ("positions"."position_count" >= 1)
);
--> statement-breakpoint
CREATE TABLE "skills" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"category" text NOT NULL,
	"type" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_by" uuid,
	"created_at" timestamp (3) with time zone NOT NULL,
	"endorsed_by" uuid,
	"endorsed_at" timestamp (3) with time zone,
	CONSTRAINT "skills_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "skills_id_type" UNIQUE("institute_id","id","type")
);
--> statement-breakpoint
CREATE TABLE "user_skills" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"skill_id" uuid NOT NULL,
	"skill_type" text NOT NULL,
	"position_id" uuid,
	"proficiency" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"endorsed_by" uuid,
	"endorsed_at" timestamp (3) with time zone,
	CONSTRAINT "user_skills_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "user_skills_claim" UNIQUE NULLS NOT DISTINCT("institute_id","user_id","skill_id","position_id")
);
--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_event_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."events"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "achievements" ADD CONSTRAINT "achievements_verifier_fk" FOREIGN KEY ("institute_id","verified_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_resolver_fk" FOREIGN KEY ("institute_id","resolved_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_authors" ADD CONSTRAINT "feedback_authors_feedback_fk" FOREIGN KEY ("institute_id","feedback_id") REFERENCES "public"."feedback"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback_authors" ADD CONSTRAINT "feedback_authors_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "photos" ADD CONSTRAINT "photos_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_holders" ADD CONSTRAINT "position_holders_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_holders" ADD CONSTRAINT "position_holders_position_fk" FOREIGN KEY ("institute_id","position_id") REFERENCES "public"."positions"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "position_holders" ADD CONSTRAINT "position_holders_appointer_fk" FOREIGN KEY ("institute_id","appointed_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "positions" ADD CONSTRAINT "positions_unit_fk" FOREIGN KEY ("institute_id","unit_id") REFERENCES "public"."org_units"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_creator_fk" FOREIGN KEY ("institute_id","created_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "skills" ADD CONSTRAINT "skills_endorser_fk" FOREIGN KEY ("institute_id","endorsed_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_skills" ADD CONSTRAINT "user_skills_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_skills" ADD CONSTRAINT "user_skills_skill_fk" FOREIGN KEY ("institute_id","skill_id","skill_type") REFERENCES "public"."skills"("institute_id","id","type") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_skills" ADD CONSTRAINT "user_skills_position_fk" FOREIGN KEY ("institute_id","position_id") REFERENCES "public"."positions"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "user_skills" ADD CONSTRAINT "user_skills_endorser_fk" FOREIGN KEY ("institute_id","endorsed_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "achievements_user" ON "achievements" USING btree ("institute_id","user_id","date_achieved");--> statement-breakpoint
CREATE INDEX "achievements_event" ON "achievements" USING btree ("institute_id","event_id");--> statement-breakpoint
CREATE INDEX "achievements_pending" ON "achievements" USING btree ("institute_id","type","created_at") WHERE "achievements"."verified_at" is null;--> statement-breakpoint
CREATE INDEX "feedback_newest" ON "feedback" USING btree ("institute_id","created_at","id");--> statement-breakpoint
CREATE INDEX "feedback_target" ON "feedback" USING btree ("institute_id","target_type","target_id","created_at");--> statement-breakpoint
CREATE INDEX "feedback_authors_user" ON "feedback_authors" USING btree ("institute_id","user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "photos_name" ON "photos" USING btree ("institute_id","name");--> statement-breakpoint
CREATE INDEX "position_holders_places" ON "position_holders" USING btree ("institute_id","position_id","tenure_year","status");--> statement-breakpoint
CREATE UNIQUE INDEX "positions_title" ON "positions" USING btree ("institute_id","unit_id",lower("title"));--> statement-breakpoint
CREATE UNIQUE INDEX "skills_name" ON "skills" USING btree ("institute_id",lower("name"),"type");--> statement-breakpoint
CREATE INDEX "skills_creator" ON "skills" USING btree ("institute_id","created_by");--> statement-breakpoint
CREATE INDEX "skills_pending" ON "skills" USING btree ("institute_id","type","created_at") WHERE "skills"."endorsed_at" is null;--> statement-breakpoint
CREATE INDEX "user_skills_skill" ON "user_skills" USING btree ("institute_id","skill_id");--> statement-breakpoint
CREATE INDEX "user_skills_position" ON "user_skills" USING btree ("institute_id","position_id");--> statement-breakpoint
CREATE INDEX "user_skills_pending" ON "user_skills" USING btree ("institute_id","skill_type","created_at") WHERE "user_skills"."endorsed_at" is null;