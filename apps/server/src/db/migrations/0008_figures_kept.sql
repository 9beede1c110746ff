-- Figures that would cost more the more there is to count are kept by triggers, in the transaction of the write itself, whoever
-- writes. What one row adds to which figures is said once, in its `…_figures` function: a trigger adds the difference between
-- before and after, a recount adds up all rows. They are volatile so that they are not written into the recount's one big statement:
-- the planner fails at that.

CREATE FUNCTION campus_month(institute uuid, moment timestamptz) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT date_trunc('month', moment AT TIME ZONE i.time_zone)::date FROM institutes i WHERE i.id = institute
$$;
--> statement-breakpoint
CREATE FUNCTION events_figures(e events) RETURNS TABLE (scope text, name text, key text, amount numeric) LANGUAGE sql AS $$
  SELECT s.scope, f.name, f.key, f.amount
  FROM (VALUES ('unit ' || e.unit_id::text), ('category ' || e.category)) s (scope),
  LATERAL (
    SELECT 'events', CASE WHEN e.status = 'cancelled' THEN 'cancelled' WHEN e.is_counted THEN 'completed' ELSE 'open' END, 1::numeric
    UNION ALL
    SELECT 'participation', '', e.participant_count::numeric WHERE e.is_counted
    UNION ALL
    SELECT 'events-by-month', to_char(campus_month(e.institute_id, e.starts_at), 'YYYY-MM'), 1::numeric WHERE e.starts_at IS NOT NULL
  ) f (name, key, amount)
$$;
--> statement-breakpoint
CREATE FUNCTION users_figures(u users) RETURNS TABLE (scope text, name text, key text, amount numeric) LANGUAGE sql AS $$
  VALUES
    ('institute', 'users', u.status, 1::numeric),
    ('institute', 'users-by-program', coalesce(u.program, ''), 1),
    ('institute', 'users-by-branch', coalesce(u.branch, ''), 1),
    ('institute', 'users-by-batch-year', coalesce(u.batch_year, ''), 1)
$$;
--> statement-breakpoint
CREATE FUNCTION achievements_figures(a achievements) RETURNS TABLE (scope text, name text, key text, amount numeric) LANGUAGE sql AS $$
  SELECT 'institute', 'achievements', CASE WHEN a.verified_at IS NULL THEN 'pending' ELSE 'verified' END, 1::numeric
  UNION ALL
  SELECT 'institute', 'achievements-pending', a.type, 1 WHERE a.verified_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION skills_figures(s skills) RETURNS TABLE (scope text, name text, key text, amount numeric) LANGUAGE sql AS $$
  SELECT 'institute', 'skills-pending', s.type, 1::numeric WHERE s.endorsed_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION user_skills_figures(s user_skills) RETURNS TABLE (scope text, name text, key text, amount numeric) LANGUAGE sql AS $$
  SELECT 'institute', 'user-skills-pending', s.skill_type, 1::numeric WHERE s.endorsed_at IS NULL
$$;
--> statement-breakpoint
CREATE FUNCTION position_holders_figures(h position_holders) RETURNS TABLE (scope text, name text, key text, amount numeric) LANGUAGE sql AS $$
  SELECT 'unit ' || p.unit_id::text, 'active-holdings', '', 1::numeric
  FROM positions p
  WHERE h.status = 'active' AND p.institute_id = h.institute_id AND p.id = h.position_id
$$;
--> statement-breakpoint
CREATE FUNCTION room_requests_figures(r room_requests) RETURNS TABLE (scope text, name text, key text, amount numeric) LANGUAGE sql AS $$
  VALUES ('institute', 'room-requests', r.status, 1::numeric)
$$;
--> statement-breakpoint
CREATE FUNCTION keep_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    EXECUTE format('INSERT INTO figure_changes (institute_id, scope, name, key, amount)
      SELECT $1.institute_id, f.scope, f.name, f.key, f.amount FROM %I($1) f', TG_TABLE_NAME || '_figures') USING NEW;
  ELSIF TG_OP = 'DELETE' THEN
    EXECUTE format('INSERT INTO figure_changes (institute_id, scope, name, key, amount)
      SELECT $1.institute_id, f.scope, f.name, f.key, -f.amount FROM %I($1) f', TG_TABLE_NAME || '_figures') USING OLD;
  ELSE
    EXECUTE format('INSERT INTO figure_changes (institute_id, scope, name, key, amount)
      SELECT $1.institute_id, f.scope, f.name, f.key, sum(f.amount)
      FROM (SELECT scope, name, key, amount FROM %1$I($2) UNION ALL SELECT scope, name, key, -amount FROM %1$I($1)) f
      GROUP BY f.scope, f.name, f.key HAVING sum(f.amount) <> 0', TG_TABLE_NAME || '_figures') USING OLD, NEW;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE FUNCTION attend(institute uuid, category text, month date, people uuid[], step integer) RETURNS void LANGUAGE sql AS $$
  WITH moved AS (
    INSERT INTO attendance (institute_id, scope, month, user_id, events)
    -- A row is checked before it is known to be there already, so that it must not be below nothing.
    SELECT institute, s.scope, month, p.id, greatest(step, 0)
    FROM (VALUES ('institute'), ('category ' || category)) s (scope), unnest(people) p (id)
    ORDER BY s.scope, p.id
    ON CONFLICT (institute_id, scope, month, user_id) DO UPDATE SET events = attendance.events + step
    RETURNING scope, events
  )
  INSERT INTO figure_changes (institute_id, scope, name, key, amount)
  SELECT institute, scope, 'participants-by-month', to_char(month, 'YYYY-MM'), step * count(*)
  FROM moved WHERE events = greatest(step, 0) GROUP BY scope
$$;
--> statement-breakpoint
CREATE FUNCTION attendance_month(e events) RETURNS date LANGUAGE sql STABLE AS $$
  SELECT campus_month(e.institute_id, coalesce(e.starts_at, e.ends_at))
$$;
--> statement-breakpoint
CREATE FUNCTION people_of(e events) RETURNS uuid[] LANGUAGE sql STABLE AS $$
  SELECT array_agg(p.user_id) FROM event_participants p WHERE p.institute_id = e.institute_id AND p.event_id = e.id
$$;
--> statement-breakpoint
CREATE FUNCTION keep_attendance() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_same boolean := TG_OP = 'UPDATE' AND OLD.is_counted = NEW.is_counted AND OLD.category = NEW.category
    AND attendance_month(OLD) IS NOT DISTINCT FROM attendance_month(NEW);
BEGIN
  IF NOT is_same THEN
    IF OLD.is_counted THEN PERFORM attend(OLD.institute_id, OLD.category, attendance_month(OLD), people_of(OLD), -1); END IF;
    IF TG_OP = 'UPDATE' AND NEW.is_counted THEN PERFORM attend(NEW.institute_id, NEW.category, attendance_month(NEW), people_of(NEW), 1); END IF;
  END IF;
  RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_finish() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.finishes_at := greatest(coalesce(NEW.ends_at, NEW.starts_at + interval '24 hours'), NEW.starts_at);
  IF TG_OP = 'UPDATE' AND (NEW.finishes_at IS DISTINCT FROM OLD.finishes_at OR NEW.status <> OLD.status) THEN
    NEW.is_counted := false;
  END IF;
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE FUNCTION keep_participants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step integer := CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END;
  moved record;
BEGIN
  FOR moved IN
    SELECT e AS event, c.people
    FROM (SELECT r.institute_id, r.event_id, array_agg(r.user_id) AS people FROM changed_rows r GROUP BY 1, 2) c
    JOIN events e ON e.institute_id = c.institute_id AND e.id = c.event_id
    ORDER BY e.id
    FOR NO KEY UPDATE OF e
  LOOP
    UPDATE events SET participant_count = participant_count + step * cardinality(moved.people)
    WHERE institute_id = (moved.event).institute_id AND id = (moved.event).id;
    IF (moved.event).is_counted THEN
      PERFORM attend((moved.event).institute_id, (moved.event).category, attendance_month(moved.event), moved.people, step);
    END IF;
  END LOOP;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER events_finish BEFORE INSERT OR UPDATE ON events FOR EACH ROW EXECUTE FUNCTION keep_finish();
--> statement-breakpoint
CREATE TRIGGER events_figures AFTER INSERT OR UPDATE OR DELETE ON events FOR EACH ROW EXECUTE FUNCTION keep_figures();
--> statement-breakpoint
CREATE TRIGGER events_attendance AFTER UPDATE ON events FOR EACH ROW EXECUTE FUNCTION keep_attendance();
--> statement-breakpoint
CREATE TRIGGER events_attendance_gone BEFORE DELETE ON events FOR EACH ROW EXECUTE FUNCTION keep_attendance();
--> statement-breakpoint
CREATE TRIGGER event_participants_added AFTER INSERT ON event_participants REFERENCING NEW TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_participants();
--> statement-breakpoint
CREATE TRIGGER event_participants_removed AFTER DELETE ON event_participants REFERENCING OLD TABLE AS changed_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_participants();
--> statement-breakpoint
CREATE TRIGGER users_figures AFTER INSERT OR DELETE OR UPDATE OF status, program, branch, batch_year ON users
  FOR EACH ROW EXECUTE FUNCTION keep_figures();
--> statement-breakpoint
CREATE TRIGGER achievements_figures AFTER INSERT OR UPDATE OR DELETE ON achievements FOR EACH ROW EXECUTE FUNCTION keep_figures();
--> statement-breakpoint
CREATE TRIGGER skills_figures AFTER INSERT OR UPDATE OR DELETE ON skills FOR EACH ROW EXECUTE FUNCTION keep_figures();
--> statement-breakpoint
CREATE TRIGGER user_skills_figures AFTER INSERT OR UPDATE OR DELETE ON user_skills FOR EACH ROW EXECUTE FUNCTION keep_figures();
--> statement-breakpoint
CREATE TRIGGER position_holders_figures AFTER INSERT OR UPDATE OR DELETE ON position_holders FOR EACH ROW EXECUTE FUNCTION keep_figures();
--> statement-breakpoint
CREATE TRIGGER room_requests_figures AFTER INSERT OR UPDATE OR DELETE ON room_requests FOR EACH ROW EXECUTE FUNCTION keep_figures();
--> statement-breakpoint
CREATE FUNCTION settle_figures(institute uuid, moment timestamptz) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  UPDATE events SET is_counted = true
  WHERE institute_id = institute AND NOT is_counted AND status <> 'cancelled' AND finishes_at <= moment;
END
$$;
--> statement-breakpoint
CREATE FUNCTION fold_figures(institute uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- Whoever folds meanwhile does what is to be done.
  IF NOT pg_try_advisory_xact_lock(hashtextextended(institute::text || ' figures', 0)) THEN RETURN; END IF;
  WITH taken AS (DELETE FROM figure_changes WHERE institute_id = institute RETURNING scope, name, key, amount)
  INSERT INTO figures (institute_id, scope, name, key, amount)
  SELECT institute, scope, name, key, sum(amount) FROM taken GROUP BY scope, name, key HAVING sum(amount) <> 0
  ON CONFLICT (institute_id, scope, name, key) DO UPDATE SET amount = figures.amount + excluded.amount;
END
$$;
--> statement-breakpoint
-- Counts everything anew, and gives what was wrong. Writers wait meanwhile.
CREATE FUNCTION recount_figures(institute uuid) RETURNS TABLE (scope text, name text, key text, kept numeric, counted numeric)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  LOCK TABLE events, event_participants, users, achievements, skills, user_skills, positions, position_holders, room_requests IN SHARE ROW EXCLUSIVE MODE;
  UPDATE events e SET participant_count = c.participants
  FROM (SELECT x.id, count(p.user_id)::integer AS participants
        FROM events x LEFT JOIN event_participants p ON p.institute_id = x.institute_id AND p.event_id = x.id
        WHERE x.institute_id = institute GROUP BY x.id) c
  WHERE e.institute_id = institute AND e.id = c.id AND e.participant_count <> c.participants;

  DELETE FROM attendance WHERE institute_id = institute;
  INSERT INTO attendance (institute_id, scope, month, user_id, events)
  SELECT institute, s.scope, attendance_month(e), p.user_id, count(*)
  FROM events e JOIN event_participants p ON p.institute_id = e.institute_id AND p.event_id = e.id,
  LATERAL (VALUES ('institute'), ('category ' || e.category)) s (scope)
  WHERE e.institute_id = institute AND e.is_counted GROUP BY 2, 3, 4;

  CREATE TEMPORARY TABLE recounted ON COMMIT DROP AS
  SELECT f.scope, f.name, f.key, sum(f.amount) AS amount FROM (
    SELECT x.* FROM events e, events_figures(e) x WHERE e.institute_id = institute
    UNION ALL SELECT x.* FROM users u, users_figures(u) x WHERE u.institute_id = institute
    UNION ALL SELECT x.* FROM achievements a, achievements_figures(a) x WHERE a.institute_id = institute
    UNION ALL SELECT x.* FROM skills s, skills_figures(s) x WHERE s.institute_id = institute
    UNION ALL SELECT x.* FROM user_skills s, user_skills_figures(s) x WHERE s.institute_id = institute
    UNION ALL SELECT x.* FROM position_holders h, position_holders_figures(h) x WHERE h.institute_id = institute
    UNION ALL SELECT x.* FROM room_requests r, room_requests_figures(r) x WHERE r.institute_id = institute
    UNION ALL SELECT a.scope, 'participants-by-month', to_char(a.month, 'YYYY-MM'), count(*) FROM attendance a
      WHERE a.institute_id = institute AND a.events > 0 GROUP BY 1, 3
  ) f GROUP BY 1, 2, 3 HAVING sum(f.amount) <> 0;

  RETURN QUERY
  SELECT coalesce(k.scope, r.scope), coalesce(k.name, r.name), coalesce(k.key, r.key), coalesce(k.amount, 0), coalesce(r.amount, 0)
  FROM (SELECT b.scope, b.name, b.key, sum(b.amount) AS amount FROM (
      SELECT f.scope, f.name, f.key, f.amount FROM figures f WHERE f.institute_id = institute
      UNION ALL SELECT c.scope, c.name, c.key, c.amount FROM figure_changes c WHERE c.institute_id = institute) b
    GROUP BY 1, 2, 3) k
  FULL JOIN recounted r ON r.scope = k.scope AND r.name = k.name AND r.key = k.key
  WHERE coalesce(k.amount, 0) <> coalesce(r.amount, 0);

  DELETE FROM figure_changes WHERE institute_id = institute;
  DELETE FROM figures WHERE institute_id = institute;
  INSERT INTO figures (institute_id, scope, name, key, amount) SELECT institute, r.scope, r.name, r.key, r.amount FROM recounted r;
  DROP TABLE recounted;
END
$$;
--> statement-breakpoint
-- What there is already is counted from the start.
UPDATE events SET finishes_at = NULL;
--> statement-breakpoint
SELECT recount_figures(id) FROM institutes;
