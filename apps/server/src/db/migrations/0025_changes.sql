CREATE TABLE "changes" (
	"institute_id" uuid NOT NULL,
	"position" bigint GENERATED ALWAYS AS IDENTITY (sequence name "changes_position_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"writer" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"topic" text NOT NULL,
	"event_id" uuid,
	"person_id" uuid,
	"unit_id" uuid,
	"skill_type" text,
	"noted_at" timestamp (3) with time zone DEFAULT date_trunc('hour', now()) NOT NULL,
	CONSTRAINT "changes_institute_id_position_pk" PRIMARY KEY("institute_id","position")
);
--> statement-breakpoint
ALTER TABLE "changes" ADD CONSTRAINT "changes_institute_id_institutes_id_fk" FOREIGN KEY ("institute_id") REFERENCES "public"."institutes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "changes_writer" ON "changes" USING btree ("writer");--> statement-breakpoint
CREATE INDEX "changes_noted" ON "changes" USING btree ("noted_at");--> statement-breakpoint
SELECT lock_to_institute('changes');
--> statement-breakpoint
-- Notes that a row changed, in the transaction that changes it: what it is about, whose it is, and nothing else. It takes no lock that
-- others want, and nobody who commits waits for those who read it.
CREATE FUNCTION note_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  topic text := TG_ARGV[0];
  changed record;
  event uuid;
  person uuid;
  unit uuid;
  type text;
BEGIN
  IF TG_OP = 'DELETE' THEN changed := OLD; ELSE changed := NEW; END IF;
  CASE TG_TABLE_NAME
    WHEN 'events' THEN event := changed.id;
    WHEN 'room_requests', 'event_organizers' THEN event := changed.event_id;
    WHEN 'registrations', 'check_ins' THEN event := changed.event_id; person := changed.user_id;
    WHEN 'unit_follows', 'sessions', 'notifications' THEN person := changed.user_id;
    WHEN 'users' THEN person := changed.id;
    WHEN 'position_holders' THEN
      person := changed.user_id;
      SELECT p.unit_id INTO unit FROM positions p WHERE p.institute_id = changed.institute_id AND p.id = changed.position_id;
    WHEN 'skills' THEN
      IF changed.endorsed_at IS NULL THEN topic := 'proposed-skills'; END IF;
      person := changed.created_by;
      type := changed.type;
    WHEN 'user_skills' THEN person := changed.user_id; type := changed.skill_type;
    WHEN 'achievements' THEN person := changed.user_id; type := changed.type;
    ELSE
  END CASE;
  INSERT INTO changes (institute_id, topic, event_id, person_id, unit_id, skill_type)
    SELECT i.id, topic, event, person, unit, type FROM institutes i WHERE i.id = changed.institute_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER events_note AFTER INSERT OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION note_change('events');
--> statement-breakpoint
CREATE TRIGGER events_note_changed AFTER UPDATE OF title, description, category, type, unit_id, starts_at, ends_at, venue, mode,
  registration_required, registration_starts_at, registration_ends_at, fees, max_participants, allocated_budget, spent_budget, sponsors,
  status, participant_count, updated_at ON events
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change('events');
--> statement-breakpoint
CREATE TRIGGER event_organizers_note AFTER INSERT OR DELETE ON event_organizers FOR EACH ROW EXECUTE FUNCTION note_change('events');
--> statement-breakpoint
CREATE TRIGGER room_requests_note AFTER INSERT OR UPDATE OR DELETE ON room_requests
  FOR EACH ROW EXECUTE FUNCTION note_change('room-requests');
--> statement-breakpoint
CREATE TRIGGER registrations_note AFTER INSERT OR UPDATE OR DELETE ON registrations
  FOR EACH ROW EXECUTE FUNCTION note_change('registrations');
--> statement-breakpoint
CREATE TRIGGER check_ins_note AFTER INSERT OR UPDATE OR DELETE ON check_ins FOR EACH ROW EXECUTE FUNCTION note_change('check-ins');
--> statement-breakpoint
CREATE TRIGGER org_units_note AFTER INSERT OR UPDATE OR DELETE ON org_units FOR EACH ROW EXECUTE FUNCTION note_change('units');
--> statement-breakpoint
CREATE TRIGGER unit_follows_note AFTER INSERT OR DELETE ON unit_follows FOR EACH ROW EXECUTE FUNCTION note_change('following');
--> statement-breakpoint
CREATE TRIGGER positions_note AFTER INSERT OR DELETE ON positions FOR EACH ROW EXECUTE FUNCTION note_change('positions');
--> statement-breakpoint
CREATE TRIGGER positions_note_changed AFTER UPDATE ON positions
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change('positions');
--> statement-breakpoint
CREATE TRIGGER position_holders_note AFTER INSERT OR DELETE ON position_holders
  FOR EACH ROW EXECUTE FUNCTION note_change('position-holders');
--> statement-breakpoint
CREATE TRIGGER position_holders_note_changed AFTER UPDATE ON position_holders
  FOR EACH ROW WHEN (OLD.* IS DISTINCT FROM NEW.*) EXECUTE FUNCTION note_change('position-holders');
--> statement-breakpoint
CREATE TRIGGER skills_note AFTER INSERT OR UPDATE OR DELETE ON skills FOR EACH ROW EXECUTE FUNCTION note_change('skills');
--> statement-breakpoint
CREATE TRIGGER user_skills_note AFTER INSERT OR UPDATE OR DELETE ON user_skills FOR EACH ROW EXECUTE FUNCTION note_change('user-skills');
--> statement-breakpoint
CREATE TRIGGER achievements_note AFTER INSERT OR UPDATE OR DELETE ON achievements
  FOR EACH ROW EXECUTE FUNCTION note_change('achievements');
--> statement-breakpoint
CREATE TRIGGER feedback_note AFTER INSERT OR UPDATE OR DELETE ON feedback FOR EACH ROW EXECUTE FUNCTION note_change('feedback');
--> statement-breakpoint
-- Whoever is signed out, or gets other rights, is not told any more what the open stream was for.
CREATE TRIGGER sessions_note AFTER DELETE ON sessions FOR EACH ROW EXECUTE FUNCTION note_change('session');
--> statement-breakpoint
CREATE TRIGGER users_note AFTER UPDATE OF role, disabled_at, email_verified, onboarding_complete ON users
  FOR EACH ROW WHEN ((OLD.role, OLD.disabled_at, OLD.email_verified, OLD.onboarding_complete)
    IS DISTINCT FROM (NEW.role, NEW.disabled_at, NEW.email_verified, NEW.onboarding_complete))
  EXECUTE FUNCTION note_change('session');
--> statement-breakpoint
CREATE TRIGGER org_units_note_contact AFTER UPDATE OF contact_email, category ON org_units
  FOR EACH ROW WHEN ((OLD.contact_email, OLD.category) IS DISTINCT FROM (NEW.contact_email, NEW.category))
  EXECUTE FUNCTION note_change('session');
