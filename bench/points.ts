// CPU time of the node for activity points, compared with other requests on the same node, on PostgreSQL: a student's own points, those of
// a class of 200, and the comparisons and simulations of administrators.
import pg from 'pg';
import { type Figure, listed, printReport, ratioFigure } from './report.ts';
import { campusWith, type LargeDataset } from './server/largeDataset.ts';
import { cpuOf } from './server/processCpu.ts';

const STUDENTS = 200;
const SMALL_CLASS = 20;
/** More than a simulation considers. */
const OPEN_CLAIMS = 2000;
const REQUESTS = 30;
const SIMULATIONS = 8;
/** The maximum ratios. A class of ten times as many students costs less than ten times as much. */
const LIMITS = { own: 2, ofClass: 8, comparison: 2, simulation: 2 } as const;
/** The request to which the own points are compared: a page of a list, which every screen loads. */
const PAGE_OF_EVENTS = '/api/events/events?limit=30';

const inMilliseconds = (amount: number) => `${amount.toFixed(1)} ms`;

/** Adds students to the class that has an adviser, a few to the one before it, and leaves that many claims open. */
async function fill(url: string): Promise<{ program: string; year: string }> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<{ program: string; year: string }>(
      'select program, admission_year::text as year from batch_advisers limit 1',
    );
    const [batch] = rows;
    if (!batch) throw new Error('The demonstration has nobody who advises.');
    await client.query(
      `update users set program = $1, batch_year = $2 where id in (
         select id from users where role = 'STUDENT' and onboarding_complete order by (program = $1 and batch_year = $2) desc, id limit ${STUDENTS})`,
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
    await client.query(`update users set administrator_since = now() where email like 'academic@%'`);
    await client.query('vacuum analyze');
    return batch;
  } finally {
    await client.end();
  }
}

/** CPU time per request in milliseconds. */
async function costOf({ server }: LargeDataset, cookie: string, address: string, body?: unknown): Promise<number> {
  if (server.pid === undefined) throw new Error('The process is gone.');
  const headers = { cookie, 'sec-fetch-site': 'same-origin', ...(body !== undefined && { 'content-type': 'application/json' }) };
  const ask = async () => {
    const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    const answer = await fetch(`${server.url}${address}`, init);
    const text = await answer.text();
    if (answer.status !== 200) throw new Error(`${address} was answered with ${answer.status}: ${text}`);
    return text;
  };
  const count = body === undefined ? REQUESTS : SIMULATIONS;
  for (let n = 0; n < count; n += 1) await ask();
  const before = cpuOf(server.pid);
  for (let n = 0; n < count; n += 1) await ask();
  return (cpuOf(server.pid) - before) / count;
}

/** The number of students in a class. */
async function sizeOf({ server }: LargeDataset, cookie: string, address: string): Promise<number> {
  const answer = await fetch(`${server.url}${address}`, { headers: { cookie } });
  return Number(answer.headers.get('x-total-count'));
}

export async function measurePoints(): Promise<Figure[]> {
  const campus = await campusWith(0);
  try {
    const { program, year } = await fill(String(campus.environment.DATABASE_URL));
    const [student, adviser, office] = [
      await campus.cookieOf('student'),
      await campus.cookieOf('president'),
      await campus.cookieOf('academic'),
    ];
    const read = async (address: string) => (await fetch(`${campus.server.url}${address}`, { headers: { cookie: office } })).json();
    const [rules] = await read('/api/admin/point-rules');
    const [{ kind, versions }] = await read('/api/admin/flows');
    const { _id, version: _version, ...input } = rules;
    const { name, steps } = versions[0];
    const classOf = (of: number) => `/api/points/class?${new URLSearchParams({ program, admission_year: String(of) })}`;
    const [large, small] = [classOf(Number(year)), classOf(Number(year) - 1)];
    const sizes = await Promise.all([large, small].map((address) => sizeOf(campus, adviser, address)));
    if (sizes.join() !== [STUDENTS, SMALL_CLASS].join()) throw new Error(`The classes have ${sizes.join(' and ')} students.`);
    const arm = (cookie: string, address: string, body?: unknown) => () => costOf(campus, cookie, address, body);
    const ofClass = arm(adviser, large);
    return [
      await ratioFigure(
        'own points over a page of events',
        { subject: arm(student, '/api/points'), baseline: arm(student, PAGE_OF_EVENTS) },
        LIMITS.own,
      ),
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
      listed(`a class of ${STUDENTS}: processor time (wanted: 50 ms)`, inMilliseconds(await ofClass())),
      listed('own points: processor time', inMilliseconds(await costOf(campus, student, '/api/points'))),
    ];
  } finally {
    await campus.stop();
  }
}

if (import.meta.main) printReport(await measurePoints());
