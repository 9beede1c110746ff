DROP INDEX "changes_writer";--> statement-breakpoint
CREATE INDEX "changes_institute_writer" ON "changes" USING btree ("institute_id","writer");--> statement-breakpoint
-- Notes once for each person what a statement tells them, however many rows that are.
CREATE FUNCTION note_notifications() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO changes (institute_id, topic, person_id) SELECT DISTINCT institute_id, 'notifications', user_id FROM changed_rows;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER notifications_note ON notifications;
--> statement-breakpoint
CREATE TRIGGER notifications_note_added AFTER INSERT ON notifications REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_notifications();
--> statement-breakpoint
CREATE TRIGGER notifications_note_changed AFTER UPDATE ON notifications REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION note_notifications();
