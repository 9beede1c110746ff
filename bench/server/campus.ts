import { mkdtempDisposable } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright';
import { startPostgres } from '../../scripts/test-postgres.mjs';
import { type Running, runUntilAnswered } from './runProcess.ts';

const PASSWORD = 'campus-demo-2026';

/** The production build of the server with the demonstration institute. It removes its data when it is disposed of. */
export interface Campus extends Running {
  /** The environment for another node with the same data. */
  readonly environment: Readonly<Record<string, string>>;
}

/** Starts a new demonstration: on the embedded database, unless the environment says otherwise. */
export async function startCampus(said: Readonly<Record<string, string>> = {}): Promise<Campus> {
  await using started = new AsyncDisposableStack();
  const folder = started.use(await mkdtempDisposable(path.join(tmpdir(), 'quad-campus-')));
  const environment = { DEMO: 'true', DATA_DIR: folder.path, LOGIN_ATTEMPTS_PER_ADDRESS: '100000', ...said };
  const server = started.use(await runUntilAnswered(environment));
  const all = started.move();
  return { ...server, environment, [Symbol.asyncDispose]: () => all.disposeAsync() };
}

/** A campus on its own PostgreSQL. */
export interface LargeCampus extends Campus {
  /** The URL of the database. */
  readonly database: string;
}

/** The demonstration with this number of additional events, over ten years and all units, some of them with many participants. */
export async function campusWith(events: number, said: Readonly<Record<string, string>> = {}): Promise<LargeCampus> {
  await using started = new AsyncDisposableStack();
  const { url: database } = started.adopt(await startPostgres(), ({ stop }) => stop());
  const campus = started.use(await startCampus({ DATABASE_URL: database, ...said }));
  await fill(database, events);
  const all = started.move();
  return { ...campus, database, [Symbol.asyncDispose]: () => all.disposeAsync() };
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

interface Attempt {
  readonly password?: string;
  /** The address that it comes from, for a server that trusts the header. */
  readonly from?: string;
}

/** Tries to sign in. */
export async function logIn({ url }: Running, mailbox: string, { password = PASSWORD, from }: Attempt = {}) {
  const since = performance.now();
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...(from && { 'x-forwarded-for': from }) },
    body: JSON.stringify({ email: `${mailbox}@campus.example`, password }),
  });
  const body = await answer.text();
  return { status: answer.status, body, took: performance.now() - since, cookie: answer.headers.get('set-cookie')?.split(';')[0] ?? '' };
}

/** The cookie of a new session. */
export async function cookieOf(campus: Running, mailbox: string): Promise<string> {
  const { status, cookie } = await logIn(campus, mailbox);
  if (status !== 200) throw new Error(`The sign-in of ${mailbox} was answered with ${status}.`);
  return cookie;
}

/** A separate browser context for a signed-in user. */
export async function signedIn(
  browser: Browser,
  { url }: Running,
  mailbox: string,
  options?: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext({ baseURL: url, reducedMotion: 'reduce', ...options });
  const data = { email: `${mailbox}@campus.example`, password: PASSWORD };
  const answer = await context.request.post('/auth/login', { data, headers: { 'sec-fetch-site': 'same-origin' } });
  if (answer.status() !== 200) throw new Error(`${mailbox} could not sign in: ${answer.status()}.`);
  return context;
}

/** Sends a request with a session, a POST if it has a body; throws unless it is accepted. */
export async function request({ url }: Running, address: string, { cookie, body, ...more }: Request): Promise<Response> {
  const headers = { cookie, 'sec-fetch-site': 'same-origin', ...(body && { 'content-type': 'application/json' }), ...more.headers };
  const answer = await fetch(`${url}${address}`, { headers, ...(body && { method: 'POST', body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${address} was answered with ${answer.status}: ${await answer.text()}`);
  return answer;
}

interface Request {
  readonly cookie: string;
  readonly body?: object;
  readonly headers?: Readonly<Record<string, string>>;
}
