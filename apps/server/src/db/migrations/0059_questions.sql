CREATE TABLE "answer_files" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"image" "bytea",
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "answer_files_institute_id_id_pk" PRIMARY KEY("institute_id","id")
);
--> statement-breakpoint
CREATE TABLE "answer_places" (
	"institute_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"choice" text NOT NULL,
	"places" integer NOT NULL,
	"taken" integer NOT NULL,
	CONSTRAINT "answer_places_institute_id_event_id_choice_pk" PRIMARY KEY("institute_id","event_id","choice"),
	CONSTRAINT "answer_places_within" CHECK ("answer_places"."taken" between 0 and "answer_places"."places")
);
--> statement-breakpoint
CREATE TABLE "event_answers" (
	"institute_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"answers" jsonb NOT NULL,
	"choices" text[] NOT NULL,
	"answered_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "event_answers_institute_id_event_id_user_id_pk" PRIMARY KEY("institute_id","event_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "event_questions" (
	"institute_id" uuid NOT NULL,
	"event_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"next_erasure" integer,
	CONSTRAINT "event_questions_institute_id_event_id_version_pk" PRIMARY KEY("institute_id","event_id","version")
);
--> statement-breakpoint
ALTER TABLE "registrations" ADD COLUMN "answer_by" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "answer_files" ADD CONSTRAINT "answer_files_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "answer_places" ADD CONSTRAINT "answer_places_event_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."events"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_registration_fk" FOREIGN KEY ("institute_id","event_id","user_id") REFERENCES "public"."registrations"("institute_id","event_id","user_id") ON DELETE cascade ON UPDATE cascade;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_answers" ADD CONSTRAINT "event_answers_version_fk" FOREIGN KEY ("institute_id","event_id","version") REFERENCES "public"."event_questions"("institute_id","event_id","version") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "event_questions" ADD CONSTRAINT "event_questions_event_fk" FOREIGN KEY ("institute_id","event_id") REFERENCES "public"."events"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "answer_files_name" ON "answer_files" USING btree ("institute_id","name");--> statement-breakpoint
CREATE INDEX "answer_files_event" ON "answer_files" USING btree ("institute_id","event_id","user_id");--> statement-breakpoint
CREATE INDEX "answer_files_user" ON "answer_files" USING btree ("institute_id","user_id");--> statement-breakpoint
CREATE INDEX "answer_files_created" ON "answer_files" USING btree ("institute_id","created_at");--> statement-breakpoint
CREATE INDEX "event_answers_answered" ON "event_answers" USING btree ("institute_id","event_id","answered_at","user_id");--> statement-breakpoint
CREATE INDEX "event_answers_user" ON "event_answers" USING btree ("institute_id","user_id");--> statement-breakpoint
CREATE INDEX "event_questions_erasure" ON "event_questions" USING btree ("institute_id","event_id") WHERE "event_questions"."next_erasure" is not null;--> statement-breakpoint
CREATE INDEX "registrations_answer_by" ON "registrations" USING btree ("institute_id","answer_by") WHERE "registrations"."answer_by" is not null;--> statement-breakpoint
-- How often each limited option is chosen, whoever writes: answering, leaving, erasing, accounts that become one.
CREATE FUNCTION count_answers() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN
    UPDATE answer_places SET taken = taken - 1
    WHERE institute_id = OLD.institute_id AND event_id = OLD.event_id AND choice = ANY (OLD.choices);
  END IF;
  IF TG_OP <> 'DELETE' THEN
    UPDATE answer_places SET taken = taken + 1
    WHERE institute_id = NEW.institute_id AND event_id = NEW.event_id AND choice = ANY (NEW.choices);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER event_answers_counted AFTER INSERT OR DELETE OR UPDATE OF choices, institute_id, event_id ON event_answers
  FOR EACH ROW EXECUTE FUNCTION count_answers();
--> statement-breakpoint
SELECT lock_to_institute('event_questions');
--> statement-breakpoint
SELECT lock_to_institute('event_answers');
--> statement-breakpoint
SELECT lock_to_institute('answer_places');
--> statement-breakpoint
SELECT lock_to_institute('answer_files');
--> statement-breakpoint
-- It is off where people are at home already, until somebody switches it on.
UPDATE institutes SET off = array_append(off, 'questions')
WHERE NOT 'questions' = ANY (off) AND EXISTS (SELECT FROM users u WHERE u.institute_id = institutes.id);
--> statement-breakpoint
-- Places that wait for answers.
SELECT jobs.create_queue('places', '{"policy": "standard", "retryLimit": 3, "retryDelay": 60, "retryBackoff": true, "expireInSeconds": 300, "retentionSeconds": 604800, "deleteAfterSeconds": 86400}');
