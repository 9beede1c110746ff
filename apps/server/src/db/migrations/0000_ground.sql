CREATE TABLE "audit_log" (
	"institute_id" uuid NOT NULL,
	"sequence" bigint NOT NULL,
	"at" timestamp (3) with time zone NOT NULL,
	"actor_id" uuid,
	"action" text NOT NULL,
	"subject_id" uuid,
	"detail" jsonb NOT NULL,
	"previous_hash" text NOT NULL,
	"hash" text NOT NULL,
	CONSTRAINT "audit_log_institute_id_sequence_pk" PRIMARY KEY("institute_id","sequence")
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"institute_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"fingerprint" text NOT NULL,
	"status" integer,
	"answer" jsonb,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_institute_id_user_id_call_key_pk" PRIMARY KEY("institute_id","user_id","call","key")
);
--> statement-breakpoint
CREATE TABLE "institutes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"domain" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "org_units" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"category" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"parent_unit_id" uuid,
	"hierarchy_level" integer DEFAULT 1 NOT NULL,
	"is_active" boolean DEFAULT true NOT NULL,
	"contact_email" text NOT NULL,
	"social_media" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"allocated_budget" numeric(14, 2) DEFAULT 0 NOT NULL,
	"spent_amount" numeric(14, 2) DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "org_units_institute_id_id_pk" PRIMARY KEY("institute_id","id")
);
--> statement-breakpoint
CREATE TABLE "outbox" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"body" text NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "outbox_institute_id_id_pk" PRIMARY KEY("institute_id","id")
);
--> statement-breakpoint
CREATE TABLE "rate_limits" (
	"institute_id" uuid NOT NULL,
	"key" text NOT NULL,
	"attempts" integer NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "rate_limits_institute_id_key_pk" PRIMARY KEY("institute_id","key")
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"institute_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_seen_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "sessions_institute_id_token_hash_pk" PRIMARY KEY("institute_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "users" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"name" text NOT NULL,
	"role" text DEFAULT 'STUDENT' NOT NULL,
	"strategy" text DEFAULT 'local' NOT NULL,
	"password_hash" text,
	"google_subject" text,
	"roll_number" text,
	"onboarding_complete" boolean DEFAULT false NOT NULL,
	"status" text DEFAULT 'active' NOT NULL,
	"phone" text,
	"date_of_birth" text,
	"gender" text,
	"profile_pic" text,
	"program" text,
	"branch" text,
	"batch_year" text,
	"current_year" text,
	"cgpa" numeric(4, 2),
	"hostel" text,
	"room_number" text,
	"github" text,
	"linkedin" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "users_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "users_google_subject_known" CHECK ("users"."strategy" <> 'google' or "users"."google_subject" is not null)
);
--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_units" ADD CONSTRAINT "org_units_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "org_units" ADD CONSTRAINT "org_units_institute_id_parent_unit_id_org_units_institute_id_id_fk" FOREIGN KEY ("institute_id","parent_unit_id") REFERENCES "public"."org_units"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_institute_id_user_id_users_institute_id_id_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "users" ADD CONSTRAINT "users_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "org_units_name" ON "org_units" USING btree ("institute_id",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "org_units_contact_email" ON "org_units" USING btree ("institute_id",lower("contact_email"));--> statement-breakpoint
CREATE INDEX "org_units_category" ON "org_units" USING btree ("institute_id","category","name");--> statement-breakpoint
CREATE INDEX "outbox_due" ON "outbox" USING btree ("sent_at","due_at");--> statement-breakpoint
CREATE INDEX "rate_limits_expiry" ON "rate_limits" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sessions_user" ON "sessions" USING btree ("institute_id","user_id");--> statement-breakpoint
CREATE INDEX "sessions_expiry" ON "sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "users_email" ON "users" USING btree ("institute_id",lower("email"));--> statement-breakpoint
CREATE UNIQUE INDEX "users_roll_number" ON "users" USING btree ("institute_id","roll_number");--> statement-breakpoint
CREATE UNIQUE INDEX "users_google_subject" ON "users" USING btree ("institute_id","google_subject");--> statement-breakpoint
CREATE INDEX "users_role_name" ON "users" USING btree ("institute_id","role","name");