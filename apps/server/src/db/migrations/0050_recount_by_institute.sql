-- A recount locked the tables of every institute, one after the other: whoever had written to a later one and then wrote to an earlier one
-- met it in a deadlock. Writers now share a lock of their institute, and only its recount takes that alone.

CREATE FUNCTION share_counting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  -- What works across institutes shares a lock of its own.
  PERFORM pg_advisory_xact_lock_shared(hashtextextended(coalesce(current_institute()::text, 'every institute') || ' counting', 0));
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER events_counting BEFORE INSERT OR UPDATE OR DELETE ON events FOR EACH STATEMENT EXECUTE FUNCTION share_counting();
--> statement-breakpoint
CREATE TRIGGER event_participants_counting BEFORE INSERT OR DELETE ON event_participants FOR EACH STATEMENT EXECUTE FUNCTION share_counting();
--> statement-breakpoint
CREATE TRIGGER users_counting BEFORE INSERT OR DELETE OR UPDATE OF status, program, branch, batch_year ON users FOR EACH STATEMENT EXECUTE FUNCTION share_counting();
--> statement-breakpoint
CREATE TRIGGER achievements_counting BEFORE INSERT OR UPDATE OR DELETE ON achievements FOR EACH STATEMENT EXECUTE FUNCTION share_counting();
--> statement-breakpoint
CREATE TRIGGER skills_counting BEFORE INSERT OR UPDATE OR DELETE ON skills FOR EACH STATEMENT EXECUTE FUNCTION share_counting();
--> statement-breakpoint
CREATE TRIGGER user_skills_counting BEFORE INSERT OR UPDATE OR DELETE ON user_skills FOR EACH STATEMENT EXECUTE FUNCTION share_counting();
--> statement-breakpoint
CREATE TRIGGER position_holders_counting BEFORE INSERT OR UPDATE OR DELETE ON position_holders FOR EACH STATEMENT EXECUTE FUNCTION share_counting();
--> statement-breakpoint
CREATE TRIGGER room_requests_counting BEFORE INSERT OR UPDATE OR DELETE ON room_requests FOR EACH STATEMENT EXECUTE FUNCTION share_counting();
--> statement-breakpoint
-- Counts everything of an institute anew, and gives what was wrong. Its writers wait meanwhile, and so does whoever folds its figures.
CREATE OR REPLACE FUNCTION recount_figures(institute uuid) RETURNS TABLE (scope text, name text, key text, kept numeric, counted numeric)
LANGUAGE plpgsql AS $$
#variable_conflict use_column
BEGIN
  -- In this order everywhere: whoever waits for what works across institutes holds nobody up meanwhile.
  PERFORM pg_advisory_xact_lock(hashtextextended('every institute counting', 0));
  PERFORM pg_advisory_xact_lock(hashtextextended(institute::text || ' counting', 0));
  PERFORM pg_advisory_xact_lock(hashtextextended(institute::text || ' figures', 0));
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
