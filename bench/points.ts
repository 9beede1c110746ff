// Processor time of the node for activity points, on PostgreSQL: the own ones, a class of 200, and what administrators simulate.
import pg from 'pg';
import { type Figure, limitedFigure, printReport } from './report.ts';
import { campusWith, type LargeDataset } from './server/largeDataset.ts';
import { cpuOf } from './server/processCpu.ts';

const STUDENTS = 200;
/** More than a simulation looks at. */
const OPEN_CLAIMS = 2000;
const REQUESTS = 60;
const SIMULATIONS = 15;
/** Milliseconds of the node. */
const LIMITS = { own: 20, ofClass: 50, simulation: 500 } as const;

const inMilliseconds = (amount: number) => `${amount.toFixed(1)} ms`;

/** Puts so many students into the class that has an adviser, and leaves that many claims open. */
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

/** Milliseconds of processor time for one request. */
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
    const ofClass = `/api/points/class?${new URLSearchParams({ program, admission_year: year })}`;
    const figure = (what: string, amount: number, limit: number) => limitedFigure(what, amount, limit, inMilliseconds);
    return [
      figure('/api/points: CPU', await costOf(campus, student, '/api/points'), LIMITS.own),
      figure(`a class of ${STUDENTS}: CPU`, await costOf(campus, adviser, ofClass), LIMITS.ofClass),
      figure(
        'rules compared on all students of a programme: CPU',
        await costOf(campus, office, '/api/admin/point-rules/comparison', input),
        LIMITS.simulation,
      ),
      figure(
        `a flow simulated with ${OPEN_CLAIMS} open claims: CPU`,
        await costOf(campus, office, '/api/admin/flows/simulation', { kind, name, steps }),
        LIMITS.simulation,
      ),
    ];
  } finally {
    await campus.stop();
  }
}

if (import.meta.main) printReport(await measurePoints());
