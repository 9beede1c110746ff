CREATE TABLE "batch_advisers" (
	"institute_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"program" text NOT NULL,
	"admission_year" integer NOT NULL,
	CONSTRAINT "batch_advisers_institute_id_user_id_program_admission_year_pk" PRIMARY KEY("institute_id","user_id","program","admission_year")
);
--> statement-breakpoint
CREATE TABLE "point_rules" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"version" integer NOT NULL,
	"program" text NOT NULL,
	"admitted_from" integer NOT NULL,
	"admitted_to" integer,
	"valid_from" date NOT NULL,
	"rules" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "point_rules_institute_id_id_version_pk" PRIMARY KEY("institute_id","id","version"),
	CONSTRAINT "point_rules_years" CHECK ("point_rules"."admitted_to" is null or "point_rules"."admitted_from" <= "point_rules"."admitted_to")
);
--> statement-breakpoint
CREATE TABLE "point_terms" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date NOT NULL,
	CONSTRAINT "point_terms_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "point_terms_days" CHECK ("point_terms"."starts_on" <= "point_terms"."ends_on")
);
--> statement-breakpoint
CREATE TABLE "signed_terms" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"term_id" uuid NOT NULL,
	"student_id" uuid NOT NULL,
	"rules_id" uuid NOT NULL,
	"rules_version" integer NOT NULL,
	"entries" jsonb NOT NULL,
	"total" integer NOT NULL,
	"signed_by" uuid NOT NULL,
	"signed_at" timestamp (3) with time zone NOT NULL,
	"exported_at" timestamp (3) with time zone,
	"taken_back_by" uuid,
	"taken_back_at" timestamp (3) with time zone,
	"taken_back_reason" text,
	CONSTRAINT "signed_terms_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "signed_terms_exported" CHECK ("signed_terms"."exported_at" is null or "signed_terms"."taken_back_at" is null),
	CONSTRAINT "signed_terms_taken_back" CHECK (("signed_terms"."taken_back_at" is null) = ("signed_terms"."taken_back_by" is null) and ("signed_terms"."taken_back_at" is null) = ("signed_terms"."taken_back_reason" is null)),
	CONSTRAINT "signed_terms_other" CHECK ("signed_terms"."signed_by" <> "signed_terms"."student_id" and ("signed_terms"."taken_back_by" is null or "signed_terms"."taken_back_by" <> "signed_terms"."student_id"))
);
--> statement-breakpoint
ALTER TABLE "batch_advisers" ADD CONSTRAINT "batch_advisers_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_rules" ADD CONSTRAINT "point_rules_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "point_terms" ADD CONSTRAINT "point_terms_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_terms" ADD CONSTRAINT "signed_terms_term_fk" FOREIGN KEY ("institute_id","term_id") REFERENCES "public"."point_terms"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_terms" ADD CONSTRAINT "signed_terms_rules_fk" FOREIGN KEY ("institute_id","rules_id","rules_version") REFERENCES "public"."point_rules"("institute_id","id","version") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_terms" ADD CONSTRAINT "signed_terms_student_fk" FOREIGN KEY ("institute_id","student_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_terms" ADD CONSTRAINT "signed_terms_signer_fk" FOREIGN KEY ("institute_id","signed_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "signed_terms" ADD CONSTRAINT "signed_terms_taker_fk" FOREIGN KEY ("institute_id","taken_back_by") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "batch_advisers_batch" ON "batch_advisers" USING btree ("institute_id","program","admission_year");--> statement-breakpoint
CREATE INDEX "point_rules_program" ON "point_rules" USING btree ("institute_id","program","admitted_from");--> statement-breakpoint
CREATE INDEX "point_terms_end" ON "point_terms" USING btree ("institute_id","ends_on");--> statement-breakpoint
CREATE UNIQUE INDEX "signed_terms_standing" ON "signed_terms" USING btree ("institute_id","term_id","student_id") WHERE "signed_terms"."taken_back_at" is null;--> statement-breakpoint
CREATE INDEX "signed_terms_student" ON "signed_terms" USING btree ("institute_id","student_id");--> statement-breakpoint
-- A day belongs to one term.
ALTER TABLE "point_terms" ADD CONSTRAINT "point_terms_no_overlap"
  EXCLUDE USING gist ("institute_id" WITH =, daterange("starts_on", "ends_on", '[]') WITH &&);
--> statement-breakpoint
SELECT lock_to_institute('point_rules');
--> statement-breakpoint
SELECT lock_to_institute('point_terms');
--> statement-breakpoint
SELECT lock_to_institute('batch_advisers');
--> statement-breakpoint
SELECT lock_to_institute('signed_terms');
--> statement-breakpoint
-- Off for institutes that people are in already: an administrator switches it on.
UPDATE institutes SET off = array_append(off, 'recognition')
WHERE NOT 'recognition' = ANY (off) AND EXISTS (SELECT FROM users u WHERE u.institute_id = institutes.id);
