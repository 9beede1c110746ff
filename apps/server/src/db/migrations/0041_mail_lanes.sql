CREATE TABLE "pending_notifications" (
	"institute_id" uuid NOT NULL,
	"position" bigint NOT NULL,
	"user_id" uuid NOT NULL,
	"why" text NOT NULL,
	CONSTRAINT "pending_notifications_institute_id_position_user_id_pk" PRIMARY KEY("institute_id","position","user_id")
);
--> statement-breakpoint
ALTER TABLE "pending_notifications" ADD CONSTRAINT "pending_notifications_user_fk" FOREIGN KEY ("institute_id","user_id") REFERENCES "public"."users"("institute_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pending_notifications_user" ON "pending_notifications" USING btree ("institute_id","user_id");
--> statement-breakpoint
-- Written by hand from here on.
SELECT lock_to_institute('pending_notifications');
--> statement-breakpoint
-- Mails that somebody waits for, or that warn. They are tried and kept as the others are, which stay in the queue that they are in.
SELECT jobs.create_queue('mail-urgent', '{"policy": "standard", "retryLimit": 4, "retryDelay": 60, "expireInSeconds": 600, "retentionSeconds": 2592000, "deleteAfterSeconds": 2592000}');
--> statement-breakpoint
-- Telling many of one happening, a batch at a time; what was given up is taken up again from the table.
SELECT jobs.create_queue('notifications', '{"policy": "standard", "retryLimit": 3, "retryDelay": 5, "retryBackoff": true, "retryDelayMax": 60, "expireInSeconds": 120, "deleteAfterSeconds": 86400}');
--> statement-breakpoint
-- Queues are shared by institutes in turn: what waits is told apart by its institute.
UPDATE jobs.job SET group_id = data ->> 'instituteId' WHERE state < 'active' AND group_id IS NULL AND data ? 'instituteId';
--> statement-breakpoint
UPDATE jobs.job SET name = 'mail-urgent' WHERE name = 'mail' AND state < 'active'
  AND data ->> 'kind' IN ('password-reset', 'mailbox-proof', 'password-changed', 'address-changed', 'accounts-merged', 'sign-in-attempts', 'leaving');
