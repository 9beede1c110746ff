import { randomBytes, randomUUID } from 'node:crypto';
import { ANSWERED_CALLS, callKey, type Endpoint } from '@quad/api-client/contract';
import { POLICY } from '@quad/domain/access';
import { CERTIFICATE_CODE_BYTES, makeCertificateCode } from '@quad/domain/certificates';
import { eq, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { accountChanges, accreditationTemplates, calendarFeeds, certificates, dataExports, publicPageAddresses } from '../../db/schema.ts';
import { DEMONSTRATION_ACCOUNTS } from '../../db/seed/accounts.ts';
import { seedDemo } from '../../db/seed/seedDemo.ts';
import { cookieName, openSession } from '../../plugins/session.ts';
import { newTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { type FuzzedRequest, type Pools, requestsOf, SELF } from '../../testing/fuzz/arbitraries.ts';
import { TEST_NOW } from '../../testing/testApp.ts';
import { rounds } from '../../testing/tier.ts';
import { type Campuses, openCampuses } from './testing/campuses.ts';

const OURS = 'portal.ours.example';
const THEIRS = 'portal.theirs.example';
const STEP_MS = 20_000;
/** Number of requests per endpoint and permitted role; each is sent twice. */
const REQUESTS = rounds(2, 30);
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;

interface Person {
  readonly id: string;
  readonly email: string;
  readonly roll_number: string;
  readonly role: string;
}

let database: TestDatabase;
let campuses: Campuses;
let ours: Context;
let theirs: Context;
let people: Person[];
/** Maps every id of the other institute to an id that nobody has. */
const twins = new Map<string, string>();
/** Those that are no UUID: codes, addresses and names in addresses. */
let namedTwins: readonly (readonly [string, string])[];
/** Every id in the tables of the other institute. */
const foreignIds = new Set<string>();
let pools: Pools;
let passed = 0;

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: TEST_NOW });
  database = await newTestDatabase();
  campuses = await openCampuses(database, {
    environment: { PORTAL_URL: `http://${OURS}`, INSTITUTE_DOMAIN: 'ours.example', LOGIN_ATTEMPTS_PER_ADDRESS: '100000' },
    clock: () => new Date(),
  });
  ours = await campuses.first();
  theirs = await campuses.add({ domain: 'theirs.example', hosts: [THEIRS], portalUrl: `http://${THEIRS}` });
  await seedDemo(ours, database.acrossInstitutes);
  await seedDemo(theirs, database.acrossInstitutes, 2);
  people = await peopleOf(ours);
  pools = await poolsOf();
  namedTwins = [...twins].filter(([id]) => !new RegExp(`^${UUID.source}$`).test(id));
  for (const table of TABLES) {
    const { rows } = await theirs.db.execute<{ id: string }>(sql`select id from ${sql.identifier(table)}`);
    for (const { id } of rows) foreignIds.add(id);
  }
});
afterAll(async () => {
  vi.useRealTimers();
  await campuses.app.close();
  await database.close();
});

async function peopleOf({ db, config }: Context): Promise<Person[]> {
  const { rows } = await db.execute<Person & Record<string, unknown>>(sql`select id, email, roll_number, role from users`);
  return DEMONSTRATION_ACCOUNTS.map(({ mailbox }) => {
    const found = rows.find(({ email }) => email === `${mailbox}@${config.institute.domain}`);
    if (!found) throw new Error(`The demonstration has no ${mailbox}.`);
    return found;
  });
}

const TABLES = [
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
  'position_holders',
  'certificates',
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

/** Ids, addresses and numbers of both institutes, so that a request is refused because of its foreign parts only. */
async function poolsOf(): Promise<Pools> {
  const ids: Record<string, string[]> = {};
  const idsOf = async ({ db }: Context, table: string, count: number) =>
    (await db.execute<{ id: string }>(sql`select id from ${sql.identifier(table)} order by id limit ${count}`)).rows.map(({ id }) => id);
  for (const table of TABLES) {
    const foreign = await idsOf(theirs, table, 20);
    for (const id of foreign) twins.set(id, randomUUID());
    const own = new Set(await idsOf(ours, table, 10_000));
    expect(foreign.filter((id) => own.has(id))).toEqual([]);
    ids[table] = [...foreign, ...(await idsOf(ours, table, 5))];
  }
  const others = await peopleOf(theirs);
  const token = await openSession(theirs, { id: others[0]?.id ?? '', passwordHash: await hashOf(theirs, others[0]) });
  expect(token).toBeDefined();
  ids.sessions = await idsOf(theirs, 'sessions', 1);
  const feed = { instituteId: theirs.instituteId, id: newId(), userId: others[0]?.id ?? '', kind: 'institute' as const };
  await theirs.db.insert(calendarFeeds).values({ ...feed, tokenHash: 'of nothing', createdAt: TEST_NOW });
  ids.calendar_feeds = [feed.id];
  const archive = { state: 'ready', askedAt: TEST_NOW, readyAt: TEST_NOW, goneAt: new Date(TEST_NOW.getTime() + 3_600_000) } as const;
  const theirExport = { instituteId: theirs.instituteId, id: newId(), userId: others[0]?.id ?? '', size: 2, archive: Buffer.from('PK') };
  await theirs.db.insert(dataExports).values({ ...archive, ...theirExport });
  ids.data_exports = [theirExport.id];
  const change = { instituteId: theirs.instituteId, id: newId(), kind: 'change-email', toEmail: 'another@campus.example' } as const;
  const request = { userId: others[0]?.id ?? '', askedBy: others[1]?.id ?? '', reason: 'Married.', askedAt: TEST_NOW };
  await theirs.db.insert(accountChanges).values({ ...change, ...request, expiresAt: archive.goneAt });
  ids.account_changes = [change.id];
  const issued = await theirs.db.select({ code: certificates.code }).from(certificates).limit(5);
  ids.certificate_codes = issued.map(({ code }) => code);
  for (const { code } of issued) twins.set(code, makeCertificateCode(randomBytes(CERTIFICATE_CODE_BYTES)));
  ids.slugs = [];
  for (const kind of ['event', 'unit'] as const) {
    const slug = `${kind}-of-theirs`;
    const [page] = await theirs.db.select().from(publicPageAddresses).where(eq(publicPageAddresses.kind, kind)).limit(1);
    if (!page) throw new Error(`The demonstration has no public ${kind}.`);
    await theirs.db.insert(publicPageAddresses).values({ ...page, slug });
    ids.slugs.push(slug);
    twins.set(slug, `${kind}-of-nobody`);
  }
  const template = { name: 'Theirs', source: 'Their senate', kind: 'events', columns: [{ figure: 'title', heading: 'Event' }] } as const;
  const theirTemplate = { instituteId: theirs.instituteId, id: newId(), template: { ...template, columns: [...template.columns] } };
  await theirs.db.insert(accreditationTemplates).values({ ...theirTemplate, createdAt: TEST_NOW });
  ids.accreditation_templates = [theirTemplate.id];
  // Job queues have no row-level security; their queries filter by institute.
  ids.jobs = [newId()];
  await theirs.db.execute(sql`
    insert into jobs.job (id, name, data, state, completed_on)
    values (${ids.jobs[0]}::uuid, 'mail', ${JSON.stringify({ instituteId: theirs.instituteId })}::jsonb, 'failed', now())`);
  for (const id of [
    feed.id,
    theirExport.id,
    theirTemplate.id,
    change.id,
    ...ids.jobs,
    ...ids.sessions,
    ...others.map((person) => person.id),
  ])
    twins.set(id, twins.get(id) ?? randomUUID());
  for (const { email } of others) twins.set(email, `nobody-${email}`);
  return {
    ids,
    emails: [...others, ...people].map(({ email }) => email),
    rollNumbers: people.map((person) => person.roll_number).filter(Boolean),
  };
}

async function hashOf({ db }: Context, person: Person | undefined): Promise<string | null> {
  const { rows } = await db.execute<{ hash: string | null }>(sql`select password_hash as hash from users where id = ${person?.id ?? null}`);
  return rows[0]?.hash ?? null;
}

interface OpenSession {
  readonly cookies: Readonly<Record<string, string>>;
  readonly openedAt: number;
}

/** How long a session is reused, which is much shorter than it lasts. */
const REUSED_MS = 60 * 60_000;
/** Open sessions by person, until a write succeeds, which may have ended one. */
const sessions = new Map<string, OpenSession>();

async function cookiesOf(context: Context, person: Person | null): Promise<Readonly<Record<string, string>>> {
  if (!person) return {};
  const known = sessions.get(person.id);
  if (known && Date.now() - known.openedAt < REUSED_MS) return known.cookies;
  const token = await openSession(context, { id: person.id, passwordHash: await hashOf(context, person) });
  if (!token) throw new Error('There is no session to be had.');
  const cookies = { [cookieName(context.config)]: token };
  sessions.set(person.id, { cookies, openedAt: Date.now() });
  return cookies;
}

/** All rows of the other institute, except counters, and the sums of its figures, versions and sessions. */
async function everythingOfTheirs(): Promise<Record<string, string>> {
  const { rows: tables } = await database.acrossInstitutes.execute<{ name: string }>(sql`
    select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'institute_id' order by 1`);
  const all: Record<string, string> = {};
  for (const { name } of tables) {
    const { rows } = await database.acrossInstitutes.execute<{ digest: string }>(sql`
      select count(*) || ' ' || coalesce(md5(string_agg(row, ',' order by row)), '') as digest
      from (select to_jsonb(t)::text as row from ${sql.identifier(name)} t where institute_id = ${theirs.instituteId}) own`);
    all[name] = rows[0]?.digest ?? '';
  }
  return all;
}

function toInject(call: Endpoint, request: FuzzedRequest, person: Person | null, cookies: Record<string, string>): InjectOptions {
  passed += 1;
  vi.setSystemTime(TEST_NOW.getTime() + passed * STEP_MS);
  const own = (text: string) =>
    text
      .replaceAll(SELF.id, person?.id ?? '')
      .replaceAll(SELF.rollNumber, person?.roll_number ?? '')
      .replaceAll(SELF.email, person?.email ?? '')
      .toWellFormed();
  const path = call.path.replaceAll(/\{(\w+)\}/g, (_match, name) => encodeURIComponent(own(request.params[name] ?? '')));
  const query = new URLSearchParams(request.query.map(([name, value]) => [name, own(value)]));
  const payload = call.encoding === 'multipart' ? undefined : JSON.stringify(request.body);
  return {
    method: call.method,
    url: `${call.host === 'counters' ? '/counters' : ''}${path}${query.size > 0 ? `?${query}` : ''}`,
    remoteAddress: `10.${(passed >> 16) & 255}.${(passed >> 8) & 255}.${passed & 255}`,
    cookies,
    headers: {
      'sec-fetch-site': 'same-origin',
      accept: 'application/json',
      ...(payload === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(payload === undefined ? {} : { payload: own(payload) }),
  };
}

/** The same request with ids that nobody has. */
function twinOf(request: FuzzedRequest): FuzzedRequest | undefined {
  const text = JSON.stringify(request);
  let replaced = text.replaceAll(UUID, (id) => twins.get(id) ?? id);
  for (const [foreign, nobodys] of namedTwins) replaced = replaced.replaceAll(foreign, nobodys);
  return replaced === text ? undefined : JSON.parse(replaced);
}

/** A response without what differs every time: ids, the time as of which a list was read, and generated URLs. */
function said({ statusCode, body, headers }: LightMyRequestResponse): string {
  const place = String(headers.location ?? '');
  let text = `${statusCode} ${place} ${body}`;
  for (const [foreign, nobodys] of namedTwins) text = text.replaceAll(foreign, '#').replaceAll(nobodys, '#');
  return text
    .replaceAll(/(subscriptions|record)\/[\w-]+/g, '$1/#')
    .replaceAll(UUID, '#')
    .replaceAll(/20\d\d-\d\d-\d\dT[\d:.]+Z/g, 'then');
}

function principalsOf(call: Endpoint): (Person | null)[] {
  const who = POLICY[callKey(call)]?.who;
  return who === 'public' ? [null, ...people] : people;
}

/** Undoes a completed registration, which the next request could not repeat. */
async function takeOnboardingBack(key: string, person: Person | null): Promise<void> {
  if (key !== 'POST /onboarding' || !person?.email.startsWith('newcomer@')) return;
  await database.acrossInstitutes.execute(
    sql`update users set onboarding_complete = false, roll_number = null where institute_id = ${ours.instituteId} and id = ${person.id}`,
  );
}

/** All endpoints except sign-out, which ends the session. Response times of sign-in and the values of cookies are not compared. */
const CALLS = ANSWERED_CALLS.filter((call) => callKey(call) !== 'POST /auth/logout');

describe('requests that refer to records of another institute', () => {
  let before: Record<string, string>;
  beforeAll(async () => {
    before = await everythingOfTheirs();
    expect(Object.values(before).filter((digest) => !digest.startsWith('0 ')).length).toBeGreaterThan(15);
  });

  it.each(CALLS.map((call) => [callKey(call), call] as const))(
    'are answered like requests for records that do not exist: %s',
    async (key, call) => {
      let sent = 0;
      const requests = fc.sample(requestsOf(call, pools), { seed: 20_261_122, numRuns: REQUESTS * 12 }).flatMap((request) => {
        const twin = twinOf(request);
        return twin ? [{ request, twin }] : [];
      });
      for (const person of principalsOf(call)) {
        const cookies = await cookiesOf(ours, person);
        for (const { request, twin } of requests.slice(0, REQUESTS)) {
          sent += 1;
          // Rate limits per person and hour are not tested here, so they are reset.
          await database.acrossInstitutes.execute(sql`delete from rate_limits`);
          await takeOnboardingBack(key, person);
          const about = await campuses.ask(OURS, toInject(call, request, person, cookies));
          await takeOnboardingBack(key, person);
          const aboutNobody = await campuses.ask(OURS, toInject(call, twin, person, cookies));
          if (call.method !== 'GET' && Math.min(about.statusCode, aboutNobody.statusCode) < 400) sessions.clear();
          const context = `${key} by ${person?.role ?? 'nobody'}: ${JSON.stringify(request)}`;
          expect(said(about), context).toBe(said(aboutNobody));
          expect(about.statusCode, context).toBeLessThan(500);
          for (const foreign of [...about.body.matchAll(UUID)].map(([id]) => id).filter((id) => twins.has(id)))
            expect(JSON.stringify(request), context).toContain(foreign);
        }
      }
      // Endpoints without a reference to a record depend only on who asks.
      const namesSomething = Object.keys(call.params.entries).some((name) => !/role|skillType|token|^list$|^name$|^kind$/i.test(name));
      if (namesSomething) expect(sent).toBeGreaterThan(0);
    },
  );

  it('change no row of the other institute', async () => {
    expect(passed).toBeGreaterThan(500);
    expect(await everythingOfTheirs()).toEqual(before);
  });
});

describe('the session of another institute', () => {
  it.each(CALLS.filter(({ method }) => method === 'GET').map((call) => [callKey(call), call] as const))(
    'is treated like no session by %s',
    async (_key, call) => {
      const [president] = (await peopleOf(theirs)).filter(({ role }) => role === 'PRESIDENT');
      const cookies = await cookiesOf(theirs, president ?? null);
      const [request] = fc.sample(requestsOf(call, pools), { seed: 1, numRuns: 1 });
      if (!request) throw new Error('There is no request.');
      const withTheirs = await campuses.ask(OURS, toInject(call, request, null, cookies));
      const without = await campuses.ask(OURS, toInject(call, request, null, {}));
      expect(said(withTheirs)).toBe(said(without));
      expect((await campuses.ask(THEIRS, { url: '/auth/fetchAuth', cookies })).json()).toMatchObject({ role: 'PRESIDENT' });
    },
  );
});

describe('list endpoints', () => {
  it.each(CALLS.filter((call) => call.method === 'GET' && 'list' in call).map((call) => [callKey(call), call] as const))(
    'return nothing of another institute: %s',
    async (_key, call) => {
      for (const person of people) {
        const cookies = await cookiesOf(ours, person);
        const params = { role: person.role, skillType: 'technical', userId: person.id, username: person.email, eventId: '', id: '' };
        const { body } = await campuses.ask(
          OURS,
          toInject(call, { params, query: [], body: undefined, contentType: '', headers: {} }, person, cookies),
        );
        expect([...body.matchAll(UUID)].filter(([id]) => foreignIds.has(id))).toEqual([]);
        expect(body).not.toContain('theirs.example');
      }
    },
  );
});
