// A minimal implementation of hot reads in Express and pg: the statements for session and data, and their rows as JSON. It does no
// validation, logging, metrics, compression or separation of institutes.
import { createHash } from 'node:crypto';
import express from 'express';
import pg from 'pg';

const pool = new pg.Pool({ connectionString: String(process.env.DATABASE_URL), max: 10 });
const SESSION = `select s.last_seen_at, u.id, u.role, u.email, u.name, u.roll_number, u.onboarding_complete, u.email_verified, o.id as unit_id, o.category
  from sessions s join users u on u.institute_id = s.institute_id and u.id = s.user_id
  left join org_units o on o.institute_id = u.institute_id and u.email_verified and lower(o.contact_email) = lower(u.email)
  where s.institute_id = $1 and s.token_hash = $2 and s.expires_at > $3 and s.last_seen_at > $4`;
const FIGURES = (names: string) => `select scope, name, key, sum(amount) from (
  select scope, name, key, amount from figures where institute_id = $1 and name in (${names})
  union all select scope, name, key, amount from figure_changes where institute_id = $1 and name in (${names})) b group by scope, name, key`;
const UNITS = 'select * from org_units where institute_id = $1 order by name, id';
const ONGOING = `select count(*) filter (where finishes_at > now()) from events where institute_id = $1 and not is_counted and status = 'planned'
  and category in ('cultural', 'technical', 'sports', 'academic', 'other') and starts_at <= now()`;
const EVENTS = (limit: number) => `with chosen as (select id from events where institute_id = $1 order by starts_at, id limit ${limit})
  select e.*, o.name as unit_name, o.type as unit_type,
    (select json_agg(json_build_object('_id', u.id, 'name', u.name) order by u.name) from event_organizers x join users u on u.institute_id = x.institute_id and u.id = x.user_id where x.institute_id = e.institute_id and x.event_id = e.id) as organizers,
    (select json_agg(json_build_object('_id', r.id, 'room', r.room, 'status', r.status, 'date', r.date, 'time', r.time) order by r.requested_at) from room_requests r where r.institute_id = e.institute_id and r.event_id = e.id) as room_requests
  from events e join org_units o on o.institute_id = e.institute_id and o.id = e.unit_id where e.institute_id = $1 and e.id in (select id from chosen) order by e.starts_at, e.id`;
const ANALYTICS = [
  'users',
  'users-by-program',
  'users-by-branch',
  'users-by-batch-year',
  'events',
  'participation',
  'participants-by-month',
  'active-holdings',
  'achievements',
];
const VERSION = `select string_agg(place || ' ' || changes, ',' order by list, place) from list_versions where institute_id = $1 and list in ('events', 'room_requests', 'org_units', 'users')`;

const READS: Readonly<Record<string, readonly string[]>> = {
  '/auth/fetchAuth': ['select * from users where institute_id = $1 and id = $2'],
  '/api/events/latest': ['select * from events where institute_id = $1 order by updated_at desc, id desc limit 4'],
  '/api/dashboard/stats': [FIGURES("'room-requests'"), UNITS],
  '/api/analytics/president': [FIGURES(ANALYTICS.map((name) => `'${name}'`).join(', ')), UNITS, ONGOING],
  '/api/events/by-role/PRESIDENT': [VERSION, EVENTS(30)],
};

const { rows } = await pool.query<{ id: string }>('select id from institutes limit 1');
const institute = rows[0]?.id;
const app = express();
for (const [address, statements] of Object.entries(READS)) {
  app.get(address, async (request, response) => {
    const token = /quad=([^;]+)/.exec(request.headers.cookie ?? '')?.[1] ?? '';
    const now = new Date();
    const hash = createHash('sha256').update(decodeURIComponent(token)).digest('hex');
    const session = await pool.query(SESSION, [institute, hash, now, new Date(now.getTime() - 12 * 3_600_000)]);
    if (!session.rows[0]) return void response.status(401).json({});
    const results = [];
    for (const text of statements)
      results.push((await pool.query(text, text.includes('$2') ? [institute, session.rows[0].id] : [institute])).rows);
    response.json(results);
  });
}
app.get('/readyz', (_request, response) => void response.json({}));
app.listen(Number(process.env.PORT), '127.0.0.1');
