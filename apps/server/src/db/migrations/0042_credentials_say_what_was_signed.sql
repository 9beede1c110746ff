-- A credential says what was written down when it was issued. Where any of that is another from now on it is revoked, whoever writes that:
-- under its id nobody reads anything else than was signed, and who asks for it again is issued another one.
DROP TRIGGER users_revoke ON users;
--> statement-breakpoint
CREATE TRIGGER users_revoke AFTER UPDATE OF disabled_at, erased_at, name ON users
  FOR EACH ROW WHEN (
    (OLD.disabled_at IS NULL AND NEW.disabled_at IS NOT NULL) OR (OLD.erased_at IS NULL AND NEW.erased_at IS NOT NULL) OR OLD.name <> NEW.name
  )
  EXECUTE FUNCTION revoke_credentials_of_person();
--> statement-breakpoint
DROP TRIGGER user_skills_revoke ON user_skills;
--> statement-breakpoint
CREATE TRIGGER user_skills_revoke AFTER UPDATE OF endorsed_at, user_id, skill_id, proficiency ON user_skills
  FOR EACH ROW WHEN (
    (OLD.endorsed_at, OLD.user_id, OLD.skill_id, OLD.proficiency) IS DISTINCT FROM (NEW.endorsed_at, NEW.user_id, NEW.skill_id, NEW.proficiency)
  )
  EXECUTE FUNCTION revoke_credentials('skill');
--> statement-breakpoint
DROP TRIGGER achievements_revoke ON achievements;
--> statement-breakpoint
CREATE TRIGGER achievements_revoke AFTER UPDATE OF verified_at, user_id, title, level, date_achieved ON achievements
  FOR EACH ROW WHEN (
    (OLD.verified_at, OLD.user_id, OLD.title, OLD.level, OLD.date_achieved)
      IS DISTINCT FROM (NEW.verified_at, NEW.user_id, NEW.title, NEW.level, NEW.date_achieved)
  )
  EXECUTE FUNCTION revoke_credentials('achievement');
--> statement-breakpoint
DROP TRIGGER position_holders_revoke ON position_holders;
--> statement-breakpoint
CREATE TRIGGER position_holders_revoke AFTER UPDATE OF status, user_id, position_id, tenure_year, appointment_date ON position_holders
  FOR EACH ROW WHEN (
    (OLD.user_id, OLD.position_id, OLD.tenure_year, OLD.appointment_date)
      IS DISTINCT FROM (NEW.user_id, NEW.position_id, NEW.tenure_year, NEW.appointment_date)
    OR (OLD.status <> 'terminated' AND NEW.status = 'terminated')
  )
  EXECUTE FUNCTION revoke_credentials('position');
--> statement-breakpoint
DROP TRIGGER events_revoke ON events;
--> statement-breakpoint
CREATE TRIGGER events_revoke AFTER UPDATE OF status, title, unit_id ON events
  FOR EACH ROW WHEN (
    (OLD.title, OLD.unit_id) IS DISTINCT FROM (NEW.title, NEW.unit_id) OR (OLD.status <> 'cancelled' AND NEW.status = 'cancelled')
  )
  EXECUTE FUNCTION revoke_credentials('event');
--> statement-breakpoint
CREATE FUNCTION revoke_credentials_of_skill() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE issued_credentials SET revoked_at = now()
  WHERE institute_id = OLD.institute_id AND kind = 'skill' AND revoked_at IS NULL
    AND source_id IN (SELECT u.id FROM user_skills u WHERE u.institute_id = OLD.institute_id AND u.skill_id = OLD.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER skills_revoke AFTER UPDATE OF name ON skills
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION revoke_credentials_of_skill();
--> statement-breakpoint
CREATE FUNCTION revoke_credentials_of_position() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE issued_credentials SET revoked_at = now()
  WHERE institute_id = OLD.institute_id AND kind = 'position' AND revoked_at IS NULL
    AND source_id IN (SELECT h.id FROM position_holders h WHERE h.institute_id = OLD.institute_id AND h.position_id = OLD.id);
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER positions_revoke AFTER UPDATE OF title, unit_id ON positions
  FOR EACH ROW WHEN ((OLD.title, OLD.unit_id) IS DISTINCT FROM (NEW.title, NEW.unit_id)) EXECUTE FUNCTION revoke_credentials_of_position();
--> statement-breakpoint
CREATE FUNCTION revoke_credentials_of_unit() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE issued_credentials SET revoked_at = now()
  WHERE institute_id = OLD.institute_id AND revoked_at IS NULL AND (
    (kind = 'event' AND source_id IN (SELECT e.id FROM events e WHERE e.institute_id = OLD.institute_id AND e.unit_id = OLD.id))
    OR (kind = 'position' AND source_id IN (
      SELECT h.id FROM position_holders h JOIN positions p ON p.institute_id = h.institute_id AND p.id = h.position_id
      WHERE p.institute_id = OLD.institute_id AND p.unit_id = OLD.id
    ))
  );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER org_units_revoke AFTER UPDATE OF name ON org_units
  FOR EACH ROW WHEN (OLD.name <> NEW.name) EXECUTE FUNCTION revoke_credentials_of_unit();
--> statement-breakpoint
-- Of an event it says the first day on which somebody was there: one before it may come late, and the first may be taken back.
CREATE OR REPLACE FUNCTION revoke_attendance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE issued_credentials SET revoked_at = now()
  WHERE institute_id = OLD.institute_id AND source_id = OLD.event_id AND user_id = OLD.user_id AND kind = 'event' AND revoked_at IS NULL
    AND NOT EXISTS (
      SELECT FROM check_ins c
      WHERE c.institute_id = OLD.institute_id AND c.event_id = OLD.event_id AND c.user_id = OLD.user_id AND c.day <= OLD.day
    );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION revoke_later_attendance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE issued_credentials SET revoked_at = now()
  WHERE institute_id = NEW.institute_id AND source_id = NEW.event_id AND user_id = NEW.user_id AND kind = 'event' AND revoked_at IS NULL
    AND NOT EXISTS (
      SELECT FROM check_ins c
      WHERE c.institute_id = NEW.institute_id AND c.event_id = NEW.event_id AND c.user_id = NEW.user_id AND c.day < NEW.day
    );
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER check_ins_revoke_later AFTER INSERT ON check_ins FOR EACH ROW EXECUTE FUNCTION revoke_later_attendance();
