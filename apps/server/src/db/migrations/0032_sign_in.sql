CREATE TABLE "linked_identities" (
	"institute_id" uuid NOT NULL,
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"roll_number" text,
	"linked_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "linked_identities_institute_id_provider_subject_pk" PRIMARY KEY("institute_id","provider","subject")
);
--> statement-breakpoint
CREATE TABLE "saml_requests" (
	"institute_id" uuid NOT NULL,
	"id" text NOT NULL,
	"provider" text NOT NULL,
	"identity" jsonb,
	"ticket_hash" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saml_requests_institute_id_id_pk" PRIMARY KEY("institute_id","id")
);
--> statement-breakpoint
CREATE TABLE "sign_in_providers" (
	"institute_id" uuid NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"issuer" text NOT NULL,
	"client_id" text,
	"client_secret" text,
	"scope" text DEFAULT 'openid email profile' NOT NULL,
	"entry_point" text,
	"certificates" text[] DEFAULT '{}' NOT NULL,
	"claims" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"group_roles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"single_logout" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "sign_in_providers_institute_id_name_pk" PRIMARY KEY("institute_id","name"),
	CONSTRAINT "sign_in_providers_whole" CHECK (case "sign_in_providers"."kind" when 'oidc' then "sign_in_providers"."client_id" is not null
          else "sign_in_providers"."entry_point" is not null and cardinality("sign_in_providers"."certificates") > 0 end),
	CONSTRAINT "sign_in_providers_no_president" CHECK (not "sign_in_providers"."group_roles" @> '[{"role": "PRESIDENT"}]')
);
--> statement-breakpoint
ALTER TABLE "institutes" ADD COLUMN "password_sign_in" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "provider" text;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "role_from" text;--> statement-breakpoint
ALTER TABLE "linked_identities" ADD CONSTRAINT "linked_identities_institute_id_user_id_users_institute_id_id_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "linked_identities" ADD CONSTRAINT "linked_identities_provider_fk" FOREIGN KEY ("institute_id","provider") REFERENCES "public"."sign_in_providers"("institute_id","name") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saml_requests" ADD CONSTRAINT "saml_requests_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sign_in_providers" ADD CONSTRAINT "sign_in_providers_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "linked_identities_user" ON "linked_identities" USING btree ("institute_id","user_id","provider");--> statement-breakpoint
CREATE INDEX "saml_requests_expiry" ON "saml_requests" USING btree ("expires_at");
--> statement-breakpoint
-- What an institute's requests see and change of providers, links and requests is its own.
SELECT lock_to_institute('sign_in_providers');
--> statement-breakpoint
SELECT lock_to_institute('linked_identities');
--> statement-breakpoint
SELECT lock_to_institute('saml_requests');
