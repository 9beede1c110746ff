DROP INDEX "events_best_attended";--> statement-breakpoint
CREATE INDEX "attendance_user" ON "attendance" USING btree ("institute_id","user_id");--> statement-breakpoint
CREATE INDEX "events_best_attended" ON "events" USING btree ("institute_id","category","participant_count","id") WHERE "events"."is_counted";