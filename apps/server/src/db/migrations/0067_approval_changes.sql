ALTER TABLE "changes" ADD COLUMN "offices" text[];--> statement-breakpoint
-- Notes a request for whoever made it, and for the offices that could decide it before or can decide it now.
CREATE FUNCTION note_approval() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  changed record;
  seats jsonb := '[]';
BEGIN
  IF TG_OP <> 'INSERT' THEN
    changed := OLD;
    seats := OLD.open_seats;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    changed := NEW;
    seats := seats || NEW.open_seats;
  END IF;
  INSERT INTO changes (institute_id, topic, person_id, offices)
    SELECT i.id, 'approvals', changed.requested_by, ARRAY(SELECT DISTINCT seat ->> 'office' FROM jsonb_array_elements(seats) seat)
    FROM institutes i WHERE i.id = changed.institute_id;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER approval_requests_note AFTER INSERT OR UPDATE OR DELETE ON approval_requests
  FOR EACH ROW EXECUTE FUNCTION note_approval();
--> statement-breakpoint
-- Ends the streams of those who get or lose an office and of their deputies, so that they are not told any more what the office was for.
CREATE FUNCTION note_offices() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  institute uuid;
  people uuid[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN
    institute := OLD.institute_id;
    people := people || (to_jsonb(OLD) ->> TG_ARGV[0])::uuid;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    institute := NEW.institute_id;
    people := people || (to_jsonb(NEW) ->> TG_ARGV[0])::uuid;
  END IF;
  INSERT INTO changes (institute_id, topic, person_id)
    SELECT i.id, 'session', holder.id FROM institutes i,
      (SELECT unnest(people) AS id
        UNION SELECT deputy_id FROM approval_deputies WHERE institute_id = institute AND principal_id = ANY (people)) holder
    WHERE i.id = institute AND holder.id IS NOT NULL;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER users_note_offices AFTER UPDATE OF role, administrator_since, disabled_at ON users
  FOR EACH ROW WHEN ((OLD.role, OLD.administrator_since, OLD.disabled_at) IS DISTINCT FROM (NEW.role, NEW.administrator_since, NEW.disabled_at))
  EXECUTE FUNCTION note_offices('id');
--> statement-breakpoint
CREATE TRIGGER batch_advisers_note_offices AFTER INSERT OR UPDATE OR DELETE ON batch_advisers
  FOR EACH ROW EXECUTE FUNCTION note_offices('user_id');
--> statement-breakpoint
CREATE TRIGGER position_holders_note_offices AFTER INSERT OR DELETE ON position_holders
  FOR EACH ROW EXECUTE FUNCTION note_offices('user_id');
--> statement-breakpoint
CREATE TRIGGER position_holders_note_offices_changed AFTER UPDATE OF user_id, position_id, status ON position_holders
  FOR EACH ROW WHEN ((OLD.user_id, OLD.position_id, OLD.status) IS DISTINCT FROM (NEW.user_id, NEW.position_id, NEW.status))
  EXECUTE FUNCTION note_offices('user_id');
--> statement-breakpoint
CREATE TRIGGER approval_deputies_note_offices AFTER INSERT OR UPDATE OR DELETE ON approval_deputies
  FOR EACH ROW EXECUTE FUNCTION note_offices('deputy_id');
--> statement-breakpoint
-- Deputies and principals see each other beside the requests.
CREATE FUNCTION note_deputy() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  institute uuid;
  people uuid[] := '{}';
BEGIN
  IF TG_OP <> 'INSERT' THEN
    institute := OLD.institute_id;
    people := people || OLD.principal_id || OLD.deputy_id;
  END IF;
  IF TG_OP <> 'DELETE' THEN
    institute := NEW.institute_id;
    people := people || NEW.principal_id || NEW.deputy_id;
  END IF;
  INSERT INTO changes (institute_id, topic, person_id)
    SELECT i.id, 'approvals', person FROM institutes i, (SELECT DISTINCT unnest(people) AS person) named WHERE i.id = institute;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER approval_deputies_note AFTER INSERT OR UPDATE OR DELETE ON approval_deputies
  FOR EACH ROW EXECUTE FUNCTION note_deputy();
