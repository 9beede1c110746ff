ALTER TABLE "feedback" ADD COLUMN "is_listed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_signed_is_listed" CHECK ("feedback"."is_listed" or "feedback"."is_anonymous");--> statement-breakpoint
-- What is not listed yet is told to no open screen: listing it is.
DROP TRIGGER feedback_note ON feedback;
--> statement-breakpoint
CREATE TRIGGER feedback_note AFTER INSERT OR UPDATE ON feedback
  FOR EACH ROW WHEN (NEW.is_listed) EXECUTE FUNCTION note_change('feedback');
--> statement-breakpoint
CREATE TRIGGER feedback_note_removed AFTER DELETE ON feedback
  FOR EACH ROW WHEN (OLD.is_listed) EXECUTE FUNCTION note_change('feedback');
