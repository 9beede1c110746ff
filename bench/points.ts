// CPU time of the node for activity points, compared with other requests on the same node, on PostgreSQL: a student's own points, those of
// a class of 200, the comparisons and simulations of administrators, and the export of 10,000 students.
import type pg from 'pg';
import { type Figure, limitedFigure, listed, ratioFigure } from './report.ts';
import { campusWith, cookieOf, type LargeCampus, request, withClient } from './server/campus.ts';
import { costPerRequest, watched } from './server/processCpu.ts';

const STUDENTS = 200;
const SMALL_CLASS = 20;
/** More than a simulation considers. */
const OPEN_CLAIMS = 2000;
/** Signatures of the two exported terms. */
const SIGNED = { few: 1000, many: 10_000 } as const;
/** Entries per signature. */
const ENTRIES = 12;
/** The maximum CPU time for the large export, in seconds. */
const EXPORT_S = 5;
/** The maximum ratio of memory for the large export over the small one, because lines are read and sent in pages. */
const MAX_MEMORY_RATIO = 1.25;
const REQUESTS = 30;
/** Each of the seven rounds sends twice as many; an administrator may send 60 in ten minutes. */
const SIMULATIONS = 4;
/** The maximum ratios. A class of ten times as many students costs less than ten times as much. */
const LIMITS = { own: 2, ofClass: 8, comparison: 2, simulation: 2 } as const;
/** The request to which the own points are compared: a page of a list, which every screen loads. */
const PAGE_OF_EVENTS = '/api/events/events?limit=30';

const inMilliseconds = (amount: number) => `${amount.toFixed(1)} ms`;

/** Adds students to the class that has an adviser, a few to the one before it, and leaves that many claims open. */
function fill(url: string): Promise<{ program: string; year: string }> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ program: string; year: string }>(
      'select program, admission_year::text as year from batch_advisers limit 1',
    );
    const [batch] = rows;
    if (!batch) throw new Error('The demonstration has no adviser of a class.');
    await client.query(
      `update users set program = $1, batch_year = $2 where id in (
         select id from users where role = 'STUDENT' and onboarding_complete order by (program = $1 and batch_year = $2) desc, id limit ${STUDENTS})`,
      [batch.program, batch.year],
    );
    await client.query(
      `insert into check_ins (institute_id, event_id, user_id, day, at, scan_id, made_participant, checked_in_by)
       select e.institute_id, e.id, u.id, e.starts_at::date, e.starts_at, gen_random_uuid(), false, u.id
       from events e join event_participants p on p.institute_id = e.institute_id and p.event_id = e.id
       join users u on u.institute_id = p.institute_id and u.id = p.user_id and u.program = $1 and u.batch_year = $2
       where e.ends_at < now() on conflict do nothing`,
      [batch.program, batch.year],
    );
    const yearBefore = String(Number(batch.year) - 1);
    await client.query(
      `update users set program = $1, batch_year = $2 where id in (
         select id from users where role = 'STUDENT' and onboarding_complete and not (program = $1 and batch_year = $3) order by id limit ${SMALL_CLASS})`,
      [batch.program, yearBefore, batch.year],
    );
    await client.query(
      `update users set batch_year = null where program = $1 and batch_year = $2 and id not in (
         select id from users where program = $1 and batch_year = $2 order by id limit ${SMALL_CLASS})`,
      [batch.program, yearBefore],
    );
    await client.query(
      `insert into batch_advisers (institute_id, user_id, program, admission_year)
       select institute_id, user_id, program, admission_year - 1 from batch_advisers where program = $1 and admission_year::text = $2 on conflict do nothing`,
      [batch.program, batch.year],
    );
    await client.query(
      `insert into approval_requests (institute_id, id, kind, flow, steps, subject, subject_id, title, requested_by, requested_at, status, version, open_seats)
       select institute_id, gen_random_uuid(), kind, flow, steps, subject, gen_random_uuid(), title, requested_by, requested_at, status, version, open_seats
       from (select * from approval_requests where kind = 'activity-claim' and status = 'open' limit 1) one, generate_series(1, ${OPEN_CLAIMS})`,
    );
    await sign(client);
    await client.query(`update users set administrator_since = now() where email like 'academic@%'`);
    await client.query('vacuum analyze');
    return batch;
  });
}

/** Adds two terms of the past with that many signatures. */
async function sign(client: pg.Client): Promise<void> {
  for (const [index, [name, count]] of Object.entries(SIGNED).entries()) {
    await client.query(
      `with rules as (select institute_id, id, version, rules -> 'segments' as segments from point_rules limit 1),
         term as (insert into point_terms (institute_id, id, name, starts_on, ends_on)
           select institute_id, gen_random_uuid(), $1::text, make_date($2::int, 1, 1), make_date($2::int, 6, 30) from rules returning id),
         made as (insert into users (institute_id, id, email, name, role)
           select institute_id, gen_random_uuid(), $1::text || n || '@campus.example', 'Graduate ' || n, 'STUDENT' from rules, generate_series(1, $3::int) n returning id),
         numbered as (select id, row_number() over (order by id) as n from made)
       insert into signed_terms (institute_id, id, term_id, student_id, rules_id, rules_version, entries, total, signed_by, signed_at)
       select r.institute_id, gen_random_uuid(), term.id, s.id, r.id, r.version, entries.list, entries.total,
         (select user_id from batch_advisers limit 1), now()
       from rules r, term, numbered s, lateral (
         select jsonb_agg(jsonb_build_object('factId', 'event.' || gen_random_uuid(), 'eventId', gen_random_uuid(),
             'segmentId', r.segments -> ((s.n + e)::int % jsonb_array_length(r.segments)) ->> '_id', 'criterionId', 'event', 'day', '2001-02-03',
             'year', '2000-2001', 'worth', 5, 'counted', (s.n + e) % 5, 'countedBy', null)) as list, sum((s.n + e) % 5)::int as total
         from generate_series(1, $4::int) e) entries`,
      [name, 2001 + index, count, ENTRIES],
    );
  }
}

/** Returns a term's id and the sum of all its entries. */
function recounted(url: string, name: keyof typeof SIGNED): Promise<{ id: string; total: number }> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string; total: number }>(
      `select t.id, sum((entry ->> 'counted')::int)::int as total from point_terms t join signed_terms s on s.institute_id = t.institute_id and s.term_id = t.id,
         jsonb_array_elements(s.entries) entry where t.name = $1 group by t.id`,
      [name],
    );
    if (!rows[0]) throw new Error('No points were signed.');
    return rows[0];
  });
}

/** Exports a term and checks that the file is complete. */
async function exportOf(campus: LargeCampus, cookie: string, name: keyof typeof SIGNED) {
  const { id, total } = await recounted(campus.database, name);
  const segments = ['events', 'achievements', 'responsibility'].map((segment) => `segment.${segment}`);
  const body = { term_id: id, columns: ['name', 'email', 'term', ...segments, 'total'] };
  let text = '';
  const work = await watched(campus.pid, async () => {
    text = await (await request(campus, '/api/admin/points/exports', { cookie, body })).text();
  });
  const lines = text.trim().split('\n').slice(1);
  const exported = lines.reduce((sum, line) => sum + Number(line.slice(line.lastIndexOf(',') + 1)), 0);
  if (lines.length !== SIGNED[name] || exported !== total)
    throw new Error(`${lines.length} lines have ${exported} points instead of ${total}.`);
  return work;
}

export async function measure(): Promise<Figure[]> {
  await using campus = await campusWith(0);
  const { program, year } = await fill(campus.database);
  const [student, adviser, office] = [
    await cookieOf(campus, 'student'),
    await cookieOf(campus, 'president'),
    await cookieOf(campus, 'academic'),
  ];
  const read = async (address: string) => (await request(campus, address, { cookie: office })).json();
  const [rules] = await read('/api/admin/point-rules');
  const [{ kind, versions }] = await read('/api/admin/flows');
  const { _id, version: _version, ...input } = rules;
  const { name, steps } = versions[0];
  const classOf = (of: number) => `/api/points/class?${new URLSearchParams({ program, admission_year: String(of) })}`;
  const [large, small] = [classOf(Number(year)), classOf(Number(year) - 1)];
  const sizes = await Promise.all(
    [large, small].map(async (address) => Number((await request(campus, address, { cookie: adviser })).headers.get('x-total-count'))),
  );
  if (sizes.join() !== [STUDENTS, SMALL_CLASS].join()) throw new Error(`The classes have ${sizes.join(' and ')} students.`);
  /** Measures the CPU time of a request after as many to warm up. */
  const arm = (cookie: string, address: string, body?: object) => async () => {
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const cost = () => costPerRequest(campus, address, { connections: 1, amount: body ? SIMULATIONS : REQUESTS, headers, body });
    await cost();
    return cost();
  };
  const own = arm(student, '/api/points');
  const ofClass = arm(adviser, large);
  // The first export also loads code and grows the heap.
  await exportOf(campus, office, 'few');
  const few = await exportOf(campus, office, 'few');
  const many = await exportOf(campus, office, 'many');
  return [
    await ratioFigure('own points over a page of events', { subject: own, baseline: arm(student, PAGE_OF_EVENTS) }, LIMITS.own),
    await ratioFigure(
      `a class of ${STUDENTS} over one of ${SMALL_CLASS}`,
      { subject: ofClass, baseline: arm(adviser, small) },
      LIMITS.ofClass,
    ),
    await ratioFigure(
      `rules compared on all students of a programme over a class of ${STUDENTS}`,
      { subject: arm(office, '/api/admin/point-rules/comparison', { rules: input, threshold: 75 }), baseline: ofClass },
      LIMITS.comparison,
    ),
    await ratioFigure(
      `a flow simulated with ${OPEN_CLAIMS} open claims over a class of ${STUDENTS}`,
      { subject: arm(office, '/api/admin/flows/simulation', { kind, name, steps }), baseline: ofClass },
      LIMITS.simulation,
    ),
    limitedFigure(`${SIGNED.many} students exported: processor time`, many.cpu / 1000, EXPORT_S, (seconds) => `${seconds.toFixed(1)} s`),
    limitedFigure(
      `${SIGNED.many} students exported: memory over that with ${SIGNED.few} (${(few.peak / 1e6).toFixed(0)} MB)`,
      many.peak / few.peak,
      MAX_MEMORY_RATIO,
    ),
    listed(`a class of ${STUDENTS}: processor time (wanted: 50 ms)`, inMilliseconds(await ofClass())),
    listed('own points: processor time', inMilliseconds(await own())),
  ];
}
