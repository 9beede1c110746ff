-- What is counted of events is counted a statement at a time: a thousand events that are imported or are over cost little more than one.
-- Rows as they were and as they are carry their institute, because a statement may be about several.

CREATE FUNCTION keep_event_figures() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO figure_changes (institute_id, scope, name, key, amount)
    SELECT n.institute_id, f.scope, f.name, f.key, sum(f.amount)
    FROM new_rows n, events_figures(ROW(n.*)::events) f GROUP BY 1, 2, 3, 4 HAVING sum(f.amount) <> 0;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO figure_changes (institute_id, scope, name, key, amount)
    SELECT o.institute_id, f.scope, f.name, f.key, -sum(f.amount)
    FROM old_rows o, events_figures(ROW(o.*)::events) f GROUP BY 1, 2, 3, 4 HAVING sum(f.amount) <> 0;
  ELSE
    INSERT INTO figure_changes (institute_id, scope, name, key, amount)
    SELECT d.institute_id, d.scope, d.name, d.key, sum(d.amount)
    FROM (
      SELECT n.institute_id, f.scope, f.name, f.key, f.amount FROM new_rows n, events_figures(ROW(n.*)::events) f
      UNION ALL
      SELECT o.institute_id, f.scope, f.name, f.key, -f.amount FROM old_rows o, events_figures(ROW(o.*)::events) f
    ) d GROUP BY 1, 2, 3, 4 HAVING sum(d.amount) <> 0;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- Who took part in how many completed events of a month more (or, below zero, fewer) than before. Rows are held in one order by everybody.
CREATE FUNCTION attend_all(institutes uuid[], scopes text[], months date[], people uuid[], steps integer[]) RETURNS void LANGUAGE sql AS $$
  WITH moves AS (
    SELECT * FROM unnest(institutes, scopes, months, people, steps) m (institute_id, scope, month, user_id, step)
  ), held AS MATERIALIZED (
    SELECT a.institute_id, a.scope, a.month, a.user_id, m.step
    FROM attendance a JOIN moves m USING (institute_id, scope, month, user_id)
    WHERE m.step < 0 ORDER BY a.institute_id, a.scope, a.month, a.user_id FOR UPDATE OF a
  ), fewer AS (
    UPDATE attendance a SET events = a.events + h.step FROM held h
    WHERE a.institute_id = h.institute_id AND a.scope = h.scope AND a.month = h.month AND a.user_id = h.user_id
    RETURNING a.institute_id, a.scope, a.month, a.events
  ), more AS (
    INSERT INTO attendance AS a (institute_id, scope, month, user_id, events)
    SELECT institute_id, scope, month, user_id, step FROM moves WHERE step > 0 ORDER BY institute_id, scope, month, user_id
    ON CONFLICT (institute_id, scope, month, user_id) DO UPDATE SET events = a.events + excluded.events
    RETURNING a.institute_id, a.scope, a.month, a.user_id, a.events
  )
  INSERT INTO figure_changes (institute_id, scope, name, key, amount)
  SELECT c.institute_id, c.scope, 'participants-by-month', to_char(c.month, 'YYYY-MM'), sum(c.step)
  FROM (
    SELECT institute_id, scope, month, -1 AS step FROM fewer WHERE events = 0
    UNION ALL
    -- They were there with no event, or not at all: whoever has as many now as were added.
    SELECT r.institute_id, r.scope, r.month, 1 FROM more r JOIN moves m USING (institute_id, scope, month, user_id) WHERE r.events = m.step
  ) c GROUP BY 1, 2, 4 HAVING sum(c.step) <> 0
$$;
--> statement-breakpoint
CREATE FUNCTION keep_event_attendance() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM attend_all(array_agg(m.institute_id), array_agg(m.scope), array_agg(m.month), array_agg(m.user_id), array_agg(m.step))
  FROM (
    SELECT c.institute_id, s.scope, c.month, p.user_id, sum(c.step)::integer AS step
    FROM (
      SELECT b.institute_id, b.id, b.category, attendance_month(b.event) AS month, b.step
      FROM (
        SELECT n.institute_id, n.id, n.category, ROW(n.*)::events AS event, 1 AS step, n.is_counted,
          o.is_counted = n.is_counted AND o.category = n.category
            AND coalesce(o.starts_at, o.ends_at) IS NOT DISTINCT FROM coalesce(n.starts_at, n.ends_at) AS is_same
        FROM new_rows n JOIN old_rows o ON o.institute_id = n.institute_id AND o.id = n.id
        UNION ALL
        SELECT o.institute_id, o.id, o.category, ROW(o.*)::events, -1, o.is_counted,
          o.is_counted = n.is_counted AND o.category = n.category
            AND coalesce(o.starts_at, o.ends_at) IS NOT DISTINCT FROM coalesce(n.starts_at, n.ends_at)
        FROM new_rows n JOIN old_rows o ON o.institute_id = n.institute_id AND o.id = n.id
      ) b WHERE b.is_counted AND NOT b.is_same
    ) c
    JOIN event_participants p ON p.institute_id = c.institute_id AND p.event_id = c.id
    CROSS JOIN LATERAL (VALUES ('institute'), ('category ' || c.category)) s (scope)
    GROUP BY 1, 2, 3, 4 HAVING sum(c.step) <> 0
  ) m HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_participants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step integer := CASE WHEN TG_OP = 'INSERT' THEN 1 ELSE -1 END;
BEGIN
  PERFORM FROM events e
  WHERE (e.institute_id, e.id) IN (SELECT r.institute_id, r.event_id FROM changed_rows r)
  ORDER BY e.id FOR NO KEY UPDATE OF e;
  UPDATE events e SET participant_count = e.participant_count + step * c.people
  FROM (SELECT r.institute_id, r.event_id, count(*)::integer AS people FROM changed_rows r GROUP BY 1, 2) c
  WHERE e.institute_id = c.institute_id AND e.id = c.event_id;
  PERFORM attend_all(array_agg(m.institute_id), array_agg(m.scope), array_agg(m.month), array_agg(m.user_id), array_agg(m.step))
  FROM (
    SELECT r.institute_id, s.scope, attendance_month(e) AS month, r.user_id, (step * count(*))::integer AS step
    FROM changed_rows r JOIN events e ON e.institute_id = r.institute_id AND e.id = r.event_id
    CROSS JOIN LATERAL (VALUES ('institute'), ('category ' || e.category)) s (scope)
    WHERE e.is_counted GROUP BY 1, 2, 3, 4
  ) m HAVING count(*) > 0;
  RETURN NULL;
END
$$;
--> statement-breakpoint
DROP TRIGGER events_figures ON events;
--> statement-breakpoint
DROP TRIGGER events_attendance ON events;
--> statement-breakpoint
CREATE TRIGGER events_figures_added AFTER INSERT ON events REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_event_figures();
--> statement-breakpoint
CREATE TRIGGER events_figures_changed AFTER UPDATE ON events REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_event_figures();
--> statement-breakpoint
CREATE TRIGGER events_figures_removed AFTER DELETE ON events REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_event_figures();
--> statement-breakpoint
CREATE TRIGGER events_attendance AFTER UPDATE ON events REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_event_attendance();
--> statement-breakpoint
DROP FUNCTION settle_figures(uuid, timestamptz);
--> statement-breakpoint
-- Counts some of the events that are over as completed, those first that have been over for longest, and says how many it were. Events that
-- somebody is writing are left for another time: nobody waits.
CREATE FUNCTION settle_figures(institute uuid, moment timestamptz, at_most integer DEFAULT NULL) RETURNS integer LANGUAGE plpgsql AS $$
DECLARE
  settled integer;
BEGIN
  UPDATE events e SET is_counted = true
  FROM (
    SELECT id FROM events
    WHERE institute_id = institute AND NOT is_counted AND status <> 'cancelled' AND finishes_at <= moment
    ORDER BY finishes_at LIMIT at_most FOR NO KEY UPDATE SKIP LOCKED
  ) due
  WHERE e.institute_id = institute AND e.id = due.id;
  GET DIAGNOSTICS settled = ROW_COUNT;
  RETURN settled;
END
$$;
