import { setImmediate as nextTurn } from 'node:timers/promises';
import { ANSWERED_CALLS, callKey, type Endpoint, Problem, successOf } from '@quad/api-client/contract';
import { POLICY, ROLES } from '@quad/domain/access';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { REFUSAL_STATUS } from '@quad/domain/refusals';
import { sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { newId } from './db/ids.ts';
import { imports } from './db/schema.ts';
import { DEMONSTRATION_ACCOUNTS } from './db/seed/accounts.ts';
import { seedDemo } from './db/seed/seedDemo.ts';
import { completePastEventsOf } from './features/figures/figures.repo.ts';
import { cookieName, openSession } from './plugins/session.ts';
import { ENGINE, newTestDatabase, type TestDatabase } from './testing/database.ts';
import { type FuzzedRequest, type Pools, requestsOf, SELF, TOO_LARGE } from './testing/fuzz/arbitraries.ts';
import { countChanges, takeChanges } from './testing/fuzz/changes.ts';
import { TEST_NOW, type TestApp, testApp } from './testing/testApp.ts';
import { rounds } from './testing/tier.ts';

const MINUTE_MS = 60_000;
/** How far the clock advances, by a minute per request, before it is reset. */
const LASTS_MS = 600 * MINUTE_MS;
/**
 * One seed is the same in every run, so that a failure is caused by the change under test; the other is random in the full tier, to find
 * more. Both are printed, and `FUZZ_SEED` replays one.
 */
const SEEDS = [20_261_120, Number(process.env.FUZZ_SEED) || rounds(20_261_123, Math.trunc(Math.random() * 2 ** 31))];

/** Two accounts have the administrator right, because it cannot be revoked when fewer would remain. */
const ADMINISTRATORS: readonly string[] = ['PRESIDENT', 'GENSEC_ACADEMIC'];

interface Person {
  readonly id: string;
  readonly email: string;
  readonly rollNumber: string;
  readonly role: string;
  readonly isNewcomer: boolean;
}

let database: TestDatabase;
let server: TestApp;
let people: Person[];
let pools: Pools;

beforeAll(async () => {
  database = await newTestDatabase();
  server = await testApp({ database, environment: { LOGIN_ATTEMPTS_PER_ADDRESS: '100000' } });
  await seedDemo(server.context, server.connection.acrossInstitutes);
  // Events that end during the run are counted in advance.
  await completePastEventsOf(database.acrossInstitutes, server.context.instituteId, new Date(TEST_NOW.getTime() + LASTS_MS));
  await countChanges(database.acrossInstitutes);
  const { rows } = await database.acrossInstitutes.execute<{ id: string; email: string; roll_number: string; role: string }>(
    sql`select id, email, roll_number, role from users`,
  );
  people = DEMONSTRATION_ACCOUNTS.map(({ mailbox, isNewcomer = false }) => {
    const row = rows.find(({ email }) => email === `${mailbox}@${DEFAULT_INSTITUTE.domain}`);
    if (!row) throw new Error(`The demonstration has no ${mailbox}.`);
    return { ...row, rollNumber: row.roll_number, isNewcomer };
  });
  await database.acrossInstitutes.execute(
    sql`update users set administrator_since = now() where role in (${sql.join(
      ADMINISTRATORS.map((role) => sql`${role}`),
      sql`, `,
    )})`,
  );
  await addImport();
  pools = await poolsOf();
});
afterAll(async () => {
  await server.close();
  await database.close();
});

/** A table that was uploaded and waits for its columns to be assigned. */
async function addImport(): Promise<void> {
  const [person] = people;
  if (!person) throw new Error('There is nobody.');
  const { db, instituteId } = server.context;
  await db.insert(imports).values({
    instituteId,
    id: newId(),
    kind: 'people',
    fileName: 'people.csv',
    state: 'mapping',
    header: ['Email', 'Name', 'Roll number'],
    columns: { email: 0, name: 1, rollNumber: 2 },
    rowCount: 0,
    createdBy: person.id,
    createdAt: TEST_NOW,
  });
}

/** Some of the existing ids of each table. */
async function poolsOf(): Promise<Pools> {
  const tables = [
    'users',
    'org_units',
    'events',
    'positions',
    'skills',
    'user_skills',
    'achievements',
    'feedback',
    'room_requests',
    'rooms',
    'sessions',
    'imports',
    'activity_claims',
    'approval_requests',
    'claim_evidence',
    'answer_files',
    'point_terms',
    'signed_terms',
    'certificates',
    'certificate_runs',
    'budget_requests',
    'expense_claims',
    'expense_claim_lines',
    'receipts',
    'payments',
    'payment_batches',
    'event_fees',
    'cash_handovers',
    'ledger_entries',
    'event_report_photos',
    'event_series',
  ];
  const ids: Record<string, string[]> = {};
  for (const table of tables) {
    const { rows } = await database.acrossInstitutes.execute<{ id: string }>(sql.raw(`select id from ${table} order by id limit 40`));
    ids[table] = rows.length > 0 ? rows.map(({ id }) => id) : ['0198c0de-7a11-7000-8000-000000000001'];
  }
  const { rows: issued } = await database.acrossInstitutes.execute<{ code: string }>(
    sql`select code from certificates order by id limit 40`,
  );
  ids.certificate_codes = issued.map(({ code }) => code);
  const { rows: pages } = await database.acrossInstitutes.execute<{ slug: string }>(
    sql`select slug from public_page_addresses order by slug`,
  );
  ids.slugs = pages.map(({ slug }) => slug);
  return { ids, emails: people.map(({ email }) => email), rollNumbers: people.map(({ rollNumber }) => rollNumber).filter(Boolean) };
}

/** Everybody who may make a call. Null is a requester who is not signed in. */
function principalsOf(call: Endpoint): (Person | null)[] {
  const row = POLICY[callKey(call)];
  if (!row) throw new Error(`${callKey(call)} has no row.`);
  const { who, beforeOnboarding } = row;
  const signedIn = people.filter(({ role, isNewcomer }) =>
    who === 'administrator'
      ? ADMINISTRATORS.includes(role)
      : isNewcomer
        ? beforeOnboarding
        : who === 'public' || who === 'signed-in' || (who as readonly string[]).includes(role),
  );
  return who === 'public' ? [null, ...signedIn] : signedIn;
}

/** This server is also the second host, under a path of its own. */
function prefixOf({ host }: Endpoint): string {
  return host === 'counters' ? '/counters' : '';
}

let counter = 0;

/** Builds the request to inject. Each has another IP address, so that no rate limit refuses it. */
function toInject(call: Endpoint, request: FuzzedRequest, person: Person | null, cookies: Record<string, string>): InjectOptions {
  counter += 1;
  const own = (text: string) =>
    text
      .replaceAll(SELF.id, person?.id ?? '')
      .replaceAll(SELF.rollNumber, person?.rollNumber ?? '')
      .replaceAll(SELF.email, person?.email ?? '');
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_match, name) => encodeURIComponent(toWellFormed(own(request.params[name] ?? ''))));
  const query = new URLSearchParams(request.query.map(([name, value]) => [name, own(value)]));
  const { payload, contentType } = call.encoding === 'multipart' ? formOf(request) : jsonOf(request);
  return {
    method: call.method,
    url: `${prefixOf(call)}${path}${query.size > 0 ? `?${query}` : ''}`,
    remoteAddress: `10.${(counter >> 16) & 255}.${(counter >> 8) & 255}.${counter & 255}`,
    cookies,
    headers: {
      'sec-fetch-site': 'same-origin',
      accept: 'application/json',
      ...request.headers,
      ...(payload === undefined ? {} : { 'content-type': contentType }),
    },
    ...(payload === undefined ? {} : { payload: own(payload) }),
  };
}

function toWellFormed(text: string): string {
  return text.toWellFormed();
}

function jsonOf({ body, contentType }: FuzzedRequest) {
  return { payload: JSON.stringify(body)?.replaceAll(`"${TOO_LARGE}"`, '1e999'), contentType };
}

function formOf({ body, contentType }: FuzzedRequest) {
  const parts = Object.entries(Object(body)).map(([name, value]) => {
    const file = name === 'image' || name === 'file' ? '; filename="image.png"\r\nContent-Type: image/png' : '';
    return `--part\r\nContent-Disposition: form-data; name="${encodeURIComponent(toWellFormed(name))}"${file}\r\n\r\n${String(JSON.stringify(value))}\r\n`;
  });
  const form = `${parts.join('')}--part--\r\n`;
  const whole = { payload: form, contentType: 'multipart/form-data; boundary=part' };
  switch (contentType) {
    case 'application/json':
      return whole;
    case 'application/json;':
      return { ...whole, payload: form.slice(0, form.length / 2) };
    case 'text/plain':
      return { ...whole, payload: form.replaceAll('Content-Disposition', 'Content\u0000') };
    case 'a/b':
      return { ...whole, contentType: 'multipart/form-data; boundary=other' };
    default:
      return { payload: form, contentType };
  }
}

/** Statuses that every call may return, such as for an invalid URL or body, or a key that is in use. */
const GENERAL = [400, 413, 415];
const OF_KEYS = [409, 422];

/** Bodies of responses that were found valid: lists are often identical. */
const sound = new Set<string>();

/** How a response violates the contract. Undefined if it does not. */
function faultOf(call: Endpoint, request: FuzzedRequest, response: LightMyRequestResponse): string | undefined {
  const { statusCode } = response;
  if (statusCode >= 500) return `answered ${statusCode}`;
  // With an empty parameter, or one that means a folder, the URL is another one: of nothing, or of a list.
  if (Object.values(request.params).some((value) => ['', '.', '..'].includes(value))) return undefined;
  if (statusCode === 304) return call.method === 'GET' ? undefined : 'answered 304';
  const success = successOf(call);
  if (statusCode === 302 && success.status === 302) return response.headers.location ? undefined : 'leads nowhere';
  if (statusCode < 400) {
    if (statusCode !== success.status) return `answered ${statusCode}, which the contract does not state`;
    if (sound.has(response.body)) return undefined;
    if (call.mediaType) {
      const contentType = String(response.headers['content-type']);
      return call.mediaType === '*/*' || contentType.startsWith(call.mediaType)
        ? undefined
        : `answered ${contentType} instead of ${call.mediaType}`;
    }
    const { issues } = v.safeParse(success.schema, JSON.parse(response.body));
    if (!issues) sound.add(response.body);
    return issues && `answered ${statusCode} with ${v.getDotPath(issues[0])}: ${issues[0].message}`;
  }
  // An HTML page is also returned when nothing was found.
  if (call.mediaType && (call.answers[statusCode] ?? Problem) !== Problem) {
    return String(response.headers['content-type']).startsWith(call.mediaType) ? undefined : 'answered no page';
  }
  const json: unknown = JSON.parse(response.body);
  const mayBe = [...Object.keys(call.answers).map(Number), ...GENERAL, ...('idempotency-key' in request.headers ? OF_KEYS : [])];
  if (!mayBe.includes(statusCode)) return `answered ${statusCode}, which the contract does not state: ${messageOf(json)}`;
  const problem = v.safeParse(Problem, json);
  if (!problem.success) return `answered ${statusCode} in another shape`;
  const { message, error, code, requestId } = problem.output;
  const isWhole = message !== '' && error === message && requestId && code && Reflect.get(REFUSAL_STATUS, code) === statusCode;
  return isWhole ? undefined : `answered ${statusCode} with ${messageOf(json)}`;
}

/** Only the message, since ids would make every fault look different. */
function messageOf(json: unknown): string {
  return String(Reflect.get(Object(json), 'message'));
}

/** Rows that a refused password may leave, besides counters: an audit row, and a mail to the owner of an account after many attempts. */
function mayLeave(call: Endpoint, tables: readonly string[]): boolean {
  return (
    [
      'POST /auth/login',
      'POST /auth/password',
      'POST /auth/passkeys/sign-in',
      'POST /auth/reauthentication',
      'POST /auth/passkeys/reauthentication',
    ].includes(callKey(call)) && tables.every((table) => ['job_common', 'audit_log', 'audit_mentions'].includes(table))
  );
}

/** The cookies of open sessions by person, until something happens that may have ended one. */
const sessions = new Map<string, Record<string, string>>();

async function signedIn(person: Person | null): Promise<Record<string, string>> {
  if (!person) return {};
  const cookies = sessions.get(person.id) ?? (await signIn(person));
  sessions.set(person.id, cookies);
  return cookies;
}

async function signIn(person: Person): Promise<Record<string, string>> {
  const { rows } = await database.acrossInstitutes.execute<{ hash: string | null }>(
    sql`select password_hash as hash from users where id = ${person.id}`,
  );
  const token = await openSession(server.context, { id: person.id, passwordHash: rows[0]?.hash ?? null }, { shownBy: 'password' });
  // Valid for the whole run, because what happens after 15 minutes is tested elsewhere. The thousands of earlier sessions have the value
  // already and are not updated.
  const confirmedAt = new Date(TEST_NOW.getTime() + LASTS_MS).toISOString();
  await database.acrossInstitutes.execute(
    sql`update sessions set confirmed_at = ${confirmedAt}::timestamptz
        where institute_id = ${server.context.instituteId} and user_id = ${person.id} and confirmed_at is distinct from ${confirmedAt}::timestamptz`,
  );
  if (!token) throw new Error(`${person.email} cannot sign in any more.`);
  return { [cookieName(server.context.config)]: token };
}

/** Faults, each with the first request that caused it. The same fault with other values is stored once. */
const faults = new Map<string, string>();

interface Sampling {
  readonly requests: fc.Arbitrary<FuzzedRequest>;
  readonly seed: number;
  readonly runs: number;
}

/** Sends generated requests of one call as one person and records the faults. */
async function fuzz(call: Endpoint, person: Person | null, { requests, seed, runs }: Sampling): Promise<void> {
  let cookies = await signedIn(person);
  let minute = 0;
  await takeChanges(database.acrossInstitutes);
  for (const request of fc.sample(requests, { seed, numRuns: runs })) {
    // Each request comes a minute later, so that no rate limit per minute refuses it.
    minute += 1;
    const now = new Date(TEST_NOW.getTime() + ((minute * MINUTE_MS) % LASTS_MS));
    server.setNow(now);
    vi.setSystemTime(now);
    const sent = toInject(call, request, person, cookies);
    const response = await server.app.inject(sent);
    // The embedded database responds without a turn of the event loop, in which the resources of a request are released.
    await nextTurn();
    // Successful reads are not checked for writes: a write of theirs would show up at the next refusal.
    const tables = response.statusCode < 400 && call.method === 'GET' ? [] : await takeChanges(database.acrossInstitutes);
    const fault = faultOf(call, request, response) ?? traceOf(call, response, tables);
    const title = `${callKey(call)} ${fault}`;
    if (fault && !faults.has(title)) {
      faults.set(
        title,
        `as ${person?.email ?? 'nobody'}, seed ${seed}: ${sent.url} ${`${sent.payload}`.slice(0, 1000)} ${JSON.stringify(sent.headers)}`,
      );
    }
    const isRefused = response.statusCode >= 400;
    // Anybody's session may have been ended, directly or by a new password.
    if (call.method !== 'GET' && !isRefused) sessions.clear();
    if (person && (response.statusCode === 401 || response.headers['set-cookie'])) {
      sessions.delete(person.id);
      cookies = await signedIn(person);
    }
  }
}

/** What a refused call has left behind. Undefined if nothing. */
function traceOf(call: Endpoint, { statusCode }: LightMyRequestResponse, tables: readonly string[]): string | undefined {
  if (statusCode < 400 || tables.length === 0 || mayLeave(call, tables)) return undefined;
  return `answered ${statusCode} and changed ${[...new Set(tables)].join(', ')}`;
}

/**
 * Number of requests per call and person, half of them of each seed. 1,000 in the full tier. `npm test` divides a number per call among its
 * people: more for calls with a body, fewer for calls with few variants or with password hashing. On the embedded database, which is slower
 * and runs the same code, one of each seed and person.
 */
function runsOf(call: Endpoint, people: number): number {
  const hasInput = Object.keys({ ...call.params.entries, ...call.query.entries }).length > 0;
  const isDear = /^POST \/auth\/(login|register|reset)/.test(callKey(call));
  const quick = isDear ? 14 : call.body ? 30 : hasInput ? 20 : 8;
  return rounds(ENGINE === 'postgres' ? Math.max(SEEDS.length, quick / people) : SEEDS.length, 1000);
}

/** Reads come before writes, so that lists are not changed by a thousand writes. */
const CALLS = [...ANSWERED_CALLS].sort((one, other) => Number(one.method !== 'GET') - Number(other.method !== 'GET'));

describe('generated requests', () => {
  beforeAll(() => {
    console.log(`Seeds: ${SEEDS.join(' and ')}. FUZZ_SEED=${SEEDS[1]} repeats the second.`);
    expect(new Set(people.map(({ role }) => role))).toEqual(new Set(ROLES));
    vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW });
    // Delays are skipped. Not a spy, which would store every call of hundreds of thousands.
    const original = globalThis.setTimeout;
    vi.stubGlobal('setTimeout', (run: () => void, ms = 0) => original(run, Math.min(ms, 5)));
    return () => {
      vi.unstubAllGlobals();
      vi.useRealTimers();
    };
  });

  it.each(CALLS.map((call): [string, Endpoint] => [callKey(call), call]))(
    'are answered by the contract, without server errors, and a refusal writes nothing: %s',
    { timeout: rounds(300_000, 3_600_000) },
    async (_name, call) => {
      faults.clear();
      sound.clear();
      const people = principalsOf(call);
      const requests = requestsOf(call, pools);
      const runs = Math.ceil(runsOf(call, people.length) / SEEDS.length);
      // Another seed per person, so that together they send more different requests.
      for (const [index, person] of people.entries()) {
        for (const seed of SEEDS) await fuzz(call, person, { requests, seed: seed + index, runs });
      }
      expect(Object.fromEntries(faults)).toEqual({});
    },
  );
});
