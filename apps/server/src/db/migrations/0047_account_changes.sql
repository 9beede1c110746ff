CREATE TABLE "account_changes" (
	"institute_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"kind" text NOT NULL,
	"user_id" uuid NOT NULL,
	"to_email" text,
	"into_id" uuid,
	"reason" text NOT NULL,
	"asked_by" uuid NOT NULL,
	"asked_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"takes_effect_at" timestamp (3) with time zone,
	"stop_hash" text,
	"stop_hash_into" text,
	CONSTRAINT "account_changes_institute_id_id_pk" PRIMARY KEY("institute_id","id"),
	CONSTRAINT "account_changes_kind" CHECK (("account_changes"."kind" = 'merge') = ("account_changes"."into_id" is not null) and ("account_changes"."kind" = 'change-email') = ("account_changes"."to_email" is not null))
);
--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_institute_id_user_id_users_institute_id_id_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_institute_id_into_id_users_institute_id_id_fk" FOREIGN KEY ("institute_id","into_id") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_changes" ADD CONSTRAINT "account_changes_institute_id_asked_by_users_institute_id_id_fk" FOREIGN KEY ("institute_id","asked_by") REFERENCES "public"."users"("institute_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "account_changes_user" ON "account_changes" USING btree ("institute_id","user_id");--> statement-breakpoint
CREATE INDEX "account_changes_into" ON "account_changes" USING btree ("institute_id","into_id");--> statement-breakpoint
CREATE INDEX "account_changes_asker" ON "account_changes" USING btree ("institute_id","asked_by");--> statement-breakpoint
CREATE INDEX "account_changes_expiry" ON "account_changes" USING btree ("expires_at");--> statement-breakpoint
-- A change of an account is asked for and decided within its institute.
SELECT lock_to_institute('account_changes');
--> statement-breakpoint
-- Changes that nobody else could confirm, each once its day has passed.
SELECT jobs.create_queue('account-changes', '{"policy": "standard", "retryLimit": 3, "retryDelay": 60, "retryBackoff": true, "expireInSeconds": 300, "retentionSeconds": 604800, "deleteAfterSeconds": 86400}');
