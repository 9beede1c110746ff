import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { startPostgres } from '../../scripts/test-postgres.mjs';
import { type Running, runUntilAnswered } from './runProcess.ts';

/** A demonstration with many events, on its own PostgreSQL. */
export interface LargeDataset {
  readonly server: Running;
  /** The environment for another node with the same data. */
  readonly environment: Readonly<Record<string, string>>;
  cookieOf(mailbox: string): Promise<string>;
  stop(): Promise<void>;
}

/** The demonstration with this number of additional events, over ten years and all units, some of them with many participants. */
export async function campusWith(events: number, said: Readonly<Record<string, string>> = {}): Promise<LargeDataset> {
  const folder = await mkdtemp(path.join(tmpdir(), 'quad-growth-'));
  const postgres = await startPostgres();
  const env = { DEMO: 'true', DATABASE_URL: postgres.url, DATA_DIR: folder, LOGIN_ATTEMPTS_PER_ADDRESS: '100000', ...said };
  const server = await runUntilAnswered(env);
  await fill(postgres.url, events);
  const cookies = new Map<string, string>();
  return {
    server,
    environment: env,
    async cookieOf(mailbox) {
      const known = cookies.get(mailbox) ?? (await logIn(server, mailbox));
      cookies.set(mailbox, known);
      return known;
    },
    async stop() {
      await server.stop();
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** Opens a connection to a database for some work. */
export async function withClient<Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** Inserts events like a restored backup, without triggers, and recounts all statistics. */
function fill(url: string, events: number): Promise<void> {
  return withClient(url, async (client) => {
    await client.query('alter table events disable trigger user; alter table event_participants disable trigger user');
    await client.query(
      `insert into events (institute_id, id, title, category, unit_id, starts_at, ends_at, finishes_at, is_counted,
         created_at, updated_at)
       select u.institute_id, gen_random_uuid(), 'Event ' || n, case u.category when 'scitech' then 'technical' when 'independent' then 'other' else u.category end,
         u.id, s.at, s.at + interval '2 hours', s.at + interval '2 hours',
         s.at + interval '2 hours' <= now(), s.at, s.at
       from generate_series(1, $1::int) n
       join (select *, row_number() over (order by id) - 1 as nth, count(*) over () as units from org_units) u on u.nth = n % u.units,
       lateral (select now() - interval '10 years' + (interval '3700 days' / greatest($1::int, 1)) * n as at) s`,
      [events],
    );
    await client.query(
      `insert into event_participants (institute_id, event_id, user_id)
       select e.institute_id, e.id, p.id from (select *, row_number() over (order by id) as nth from events where title like 'Event %') e
       join (select institute_id, id, row_number() over (order by id) as nth, count(*) over () as people from users) p
         on e.nth % 20 = 0 and (e.nth / 20) % (p.people / 5) = p.nth % (p.people / 5)`,
    );
    await client.query('alter table events enable trigger user; alter table event_participants enable trigger user');
    await client.query('select recount_figures(id) from institutes');
    await client.query('vacuum analyze');
  });
}

async function logIn({ url }: Running, mailbox: string): Promise<string> {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ email: `${mailbox}@campus.example`, password: 'campus-demo-2026' }),
  });
  if (answer.status !== 200) throw new Error(`The sign-in of ${mailbox} was answered with ${answer.status}.`);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}
