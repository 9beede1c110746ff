CREATE TABLE "survey_answers" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid,
	"answers" jsonb NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	"is_listed" boolean NOT NULL,
	CONSTRAINT "survey_answers_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "survey_answers_without_moment" CHECK ("survey_answers"."user_id" is not null or extract(epoch from "survey_answers"."answered_at") % 3600 = 0),
	CONSTRAINT "survey_answers_named_are_listed" CHECK ("survey_answers"."user_id" is null or "survey_answers"."is_listed")
);
--> statement-breakpoint
CREATE TABLE "survey_seals" (
	"institute_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"tag" text NOT NULL,
	CONSTRAINT "survey_seals_institute_id_event_id_tag_pk" PRIMARY KEY("institute_id","event_id","tag")
);
--> statement-breakpoint
CREATE TABLE "surveys" (
	"institute_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"fields" jsonb NOT NULL,
	"anonymous" boolean NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	"closes_at" timestamp (3) with time zone,
	"sent_to" integer DEFAULT 0 NOT NULL,
	"reminded" boolean DEFAULT false NOT NULL,
	"counted" boolean DEFAULT false NOT NULL,
	"figures" jsonb,
	"next_erasure" integer,
	CONSTRAINT "surveys_institute_id_event_id_pk" PRIMARY KEY("institute_id","event_id")
);
--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_survey_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."surveys"("institute_id","event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_answers" ADD CONSTRAINT "survey_answers_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "survey_seals" ADD CONSTRAINT "survey_seals_survey_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."surveys"("institute_id","event_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "surveys" ADD CONSTRAINT "surveys_event_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."events"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "survey_answers_once" ON "survey_answers" USING btree ("institute_id","event_id","user_id") WHERE "survey_answers"."user_id" is not null;--> statement-breakpoint
CREATE INDEX "survey_answers_answered" ON "survey_answers" USING btree ("institute_id","event_id","answered_at","id");--> statement-breakpoint
CREATE INDEX "survey_answers_user" ON "survey_answers" USING btree ("institute_id","user_id");--> statement-breakpoint
CREATE INDEX "surveys_at_work" ON "surveys" USING btree ("institute_id","event_id") WHERE not "surveys"."counted";--> statement-breakpoint
CREATE INDEX "surveys_erasure" ON "surveys" USING btree ("institute_id","event_id") WHERE "surveys"."next_erasure" is not null;--> statement-breakpoint
SELECT lock_to_institute('surveys');
--> statement-breakpoint
SELECT lock_to_institute('survey_answers');
--> statement-breakpoint
SELECT lock_to_institute('survey_seals');
--> statement-breakpoint
-- It is off where people are at home already, until somebody switches it on.
UPDATE institutes SET off = array_append(off, 'surveys')
WHERE NOT 'surveys' = ANY (off) AND EXISTS (SELECT FROM users u WHERE u.institute_id = institutes.id);
