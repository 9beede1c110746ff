CREATE TABLE "mailbox_proofs" (
	"institute_id" uuid NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "mailbox_proofs_institute_id_user_id_pk" PRIMARY KEY("institute_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "roster" (
	"institute_id" uuid NOT NULL,
	"email" text NOT NULL,
	"name" text NOT NULL,
	"roll_number" text NOT NULL,
	"program" text DEFAULT '' NOT NULL,
	"branch" text DEFAULT '' NOT NULL,
	"batch_year" text DEFAULT '' NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "roster_institute_id_email_pk" PRIMARY KEY("institute_id","email")
);
--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "email_claimed" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "users" ADD COLUMN "registrant_hash" text;--> statement-breakpoint
ALTER TABLE "mailbox_proofs" ADD CONSTRAINT "mailbox_proofs_institute_id_user_id_users_institute_id_id_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "roster" ADD CONSTRAINT "roster_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailbox_proofs_expiry" ON "mailbox_proofs" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "roster_roll_number" ON "roster" USING btree ("institute_id","roll_number");--> statement-breakpoint
-- Who has registered and not gone on has nothing to lose. Everybody else keeps what is there when the mailbox is proven.
UPDATE "users" SET "email_claimed" = true
WHERE NOT "email_verified" AND NOT "onboarding_complete" AND "role" = 'STUDENT' AND "password_hash" IS NOT NULL;
