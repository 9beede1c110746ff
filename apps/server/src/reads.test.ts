import { ANSWERED_CALLS, callKey, type Endpoint } from '@quad/api-client/contract';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { eq, sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Connection, Database } from './db/connection.ts';
import { openPostgres } from './db/postgres.ts';
import { users } from './db/schema.ts';
import { DEMONSTRATION_ACCOUNTS } from './db/seed/accounts.ts';
import { seedDemo } from './db/seed/seedDemo.ts';
import { cookieName, openSession } from './plugins/session.ts';
import { newTestDatabase, type TestDatabase } from './testing/database.ts';
import { countChanges, takeChanges } from './testing/fuzz/changes.ts';
import { TEST_NOW, type TestApp, testApp } from './testing/testApp.ts';

/** Reads that write something after all, and why. The written data is checked below. */
const THROTTLED: Readonly<Record<string, string>> = {
  'GET /api/admin/health':
    'how often the installation is examined is counted, because mail server, photo store and backup are tried for it',
  'GET /api/calendar/subscriptions/{token}/calendar.ics':
    'how often a calendar is read is counted, so that no program asks without a pause',
  'GET /api/accreditation/{template}/holes': 'how often somebody has ten years counted is counted, for counting is work',
  'GET /api/accreditation/{template}/rows': 'how often somebody has ten years counted is counted, for counting is work',
  'GET /api/certificates/{certificateId}/file': 'how often somebody has files drawn is counted, for drawing is work',
  'GET /api/certificates/{code}/credential': 'tries of codes are counted, so that nobody guesses one',
  'GET /api/events/{eventId}/certificates/file': 'how often somebody has files drawn is counted, for drawing is work',
  'GET /certificates/{code}': 'tries of codes are counted, so that nobody guesses one',
  'GET /api/credentials/status/{list}': 'how often a network asks for the list is counted, for signing it is work',
  'GET /api/events/users': 'how often somebody lists the students is counted, so that nobody copies them all',
  'GET /api/feedback/get-targetid': 'how often somebody searches people is counted, so that nobody copies them all',
  'GET /api/notifications/unsubscribe/{token}': 'tries of links are counted, so that nobody guesses one',
  'GET /api/records/{token}': 'tries of addresses are counted, so that nobody guesses one',
  'GET /api/records/{token}/credentials/{entryId}': 'tries of addresses are counted, so that nobody guesses one',
  'GET /api/search': 'how often somebody searches is counted, so that nobody copies everybody',
  'GET /auth/reset-password/{id}/{resetToken}': 'tries of links are counted, so that nobody guesses one',
  'GET /auth/verify-email/{id}/{token}': 'tries of links are counted, so that nobody guesses one',
};
/** Not reads: URLs that lead to Google and back, and sign somebody in. */
const REDIRECTS = [
  'GET /auth/google',
  'GET /auth/google/verify',
  'GET /auth/providers/{name}',
  'GET /auth/providers/{name}/callback',
  'GET /auth/providers/{name}/finish',
  'GET /auth/providers/{name}/logout',
];

const GETS = ANSWERED_CALLS.filter((call: Endpoint) => call.method === 'GET');
const HOUR_MS = 3_600_000;

let database: TestDatabase;
let server: TestApp;
const cookies = new Map<string, Record<string, string>>();
let ids: { event: string; president: string; eventPage: string; unitPage: string };

beforeAll(async () => {
  database = await newTestDatabase();
  server = await testApp({ database });
  await seedDemo(server.context, server.connection.acrossInstitutes);
  const { db, config } = server.context;
  for (const { mailbox } of DEMONSTRATION_ACCOUNTS) {
    const [user] = await db
      .select()
      .from(users)
      .where(eq(users.email, `${mailbox}@${DEFAULT_INSTITUTE.domain}`));
    if (!user) throw new Error(`The demonstration has no ${mailbox}.`);
    cookies.set(mailbox, { [cookieName(config)]: (await openSession(server.context, user)) ?? '' });
  }
  cookies.set('nobody', {});
  await database.acrossInstitutes.execute(
    sql`update users set administrator_since = ${TEST_NOW.toISOString()}::timestamptz where role = 'PRESIDENT'`,
  );
  await database.acrossInstitutes.execute(
    sql`update sessions set confirmed_at = ${new Date(TEST_NOW.getTime() + 2 * HOUR_MS).toISOString()}::timestamptz`,
  );
  const president = cookies.get('president') ?? {};
  const [event] = (await server.app.inject({ url: '/api/events/by-role/PRESIDENT', cookies: president })).json();
  const { _id } = (await server.app.inject({ url: '/auth/fetchAuth', cookies: president })).json();
  const { body: map } = await server.app.inject({ url: '/sitemap.xml' });
  const [, eventPage = ''] = /\/e\/([^<]+)</.exec(map) ?? [];
  const [, unitPage = ''] = /\/u\/([^<]+)</.exec(map) ?? [];
  ids = { event: event._id, president: _id, eventPage, unitPage };
  // Long enough after sign-in that every use of a session is saved, and after the end of some events.
  server.setNow(new Date(TEST_NOW.getTime() + 2 * HOUR_MS));
});
afterAll(async () => {
  await server.close();
  await database.close();
});

function addressOf({ path, host }: Endpoint): string {
  const { eventPage, unitPage } = ids;
  if (path === '/api/oembed') return `${path}?${new URLSearchParams({ url: `${server.context.config.serverUrl}/e/${eventPage}` })}`;
  return `${host === 'counters' ? '/counters' : ''}${path}`
    .replace('{role}', 'PRESIDENT')
    .replace('{skillType}', 'technical')
    .replace('/e/{slug}', `/e/${eventPage}`)
    .replace('/u/{slug}', `/u/${unitPage}`)
    .replace('{kind}/{subjectId}', `event/${ids.event}`)
    .replace('{kind}', 'rooms')
    .replace('{username}', `robotics@${DEFAULT_INSTITUTE.domain}`)
    .replaceAll(/\{\w+\}/g, path.startsWith('/api/events') ? ids.event : ids.president);
}

/** The responses of a call, by requester. */
async function answersOf({ app }: TestApp, call: Endpoint): Promise<Map<string, LightMyRequestResponse>> {
  const answers = new Map<string, LightMyRequestResponse>();
  for (const [who, own] of cookies) answers.set(who, await app.inject({ method: 'GET', url: addressOf(call), cookies: own }));
  return answers;
}

/** The body without the request id. */
function bodyOf(answer: LightMyRequestResponse | undefined): string | undefined {
  return answer?.body.replace(/"requestId":"[^"]*"/, '');
}

/** The same database in read-only mode. */
async function readOnly(): Promise<Connection> {
  if (!database.url) {
    await database.executeSql('set default_transaction_read_only = on');
    return { ...database, close: async () => void (await database.executeSql('set default_transaction_read_only = off')) };
  }
  const address = new URL(database.url);
  address.searchParams.set('options', '-c default_transaction_read_only=on');
  return openPostgres(address.href, { connectTimeoutMs: 0 });
}

/** Checksums of every table but one, as one text. */
async function everythingBut(db: Database, left: string): Promise<string> {
  const { rows } = await db.execute<{ schema: string; name: string }>(sql`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and (table_schema = 'public' or table_name = 'job_common') and table_name <> ${left} order by 1, 2`);
  const sums: string[] = [];
  for (const { schema, name } of rows) {
    const { rows: found } = await db.execute<{ sum: string | null }>(
      sql`select md5(string_agg(t::text, ',' order by t::text)) as sum from ${sql.identifier(schema)}.${sql.identifier(name)} t`,
    );
    sums.push(`${name} ${found[0]?.sum}`);
  }
  return sums.join('\n');
}

describe('read calls of the contract', () => {
  it('return the same response on a read-only database', async () => {
    const reads = GETS.filter((call) => !(callKey(call) in THROTTLED) && !REDIRECTS.includes(callKey(call)));
    expect(reads.length).toBeGreaterThan(25);
    const before = new Map<string, Map<string, LightMyRequestResponse>>();
    for (const call of reads) before.set(callKey(call), await answersOf(server, call));
    const connection = await readOnly();
    await expect(connection.executeSql('delete from rate_limits')).rejects.toMatchObject({ code: '25006' });
    const reader = await testApp({ database: connection, instituteId: server.context.instituteId });
    reader.setNow(server.context.clock());
    const statuses = new Set<number>();
    for (const call of reads) {
      for (const [who, answer] of await answersOf(reader, call)) {
        const expected = before.get(callKey(call))?.get(who);
        statuses.add(answer.statusCode);
        expect([answer.statusCode, bodyOf(answer)], `${callKey(call)} as ${who}`).toEqual([expected?.statusCode, bodyOf(expected)]);
      }
    }
    // A person without a place has no check-in code, and an event without a fee has no desk.
    expect(statuses).toEqual(new Set([200, 401, 403, 404, 409]));
    await reader.close();
    await connection.close();
  });

  it('change nothing but their counter when they are rate limited', async () => {
    const { db } = server.context;
    await countChanges(database.acrossInstitutes);
    const before = await everythingBut(db, 'rate_limits');
    for (const call of GETS.filter((one) => callKey(one) in THROTTLED)) {
      for (const [, answer] of await answersOf(server, call)) expect(answer.statusCode).toBeLessThan(500);
      expect(await takeChanges(database.acrossInstitutes), callKey(call)).toEqual([]);
    }
    // Changes of sessions and keys are not counted.
    expect(await everythingBut(db, 'rate_limits')).toBe(before);
  });

  it('include every exception that is listed here', () => {
    const keys = GETS.map(callKey);
    expect(Object.keys(THROTTLED).filter((key) => !keys.includes(key))).toEqual([]);
    expect(REDIRECTS.filter((key) => !keys.includes(key))).toEqual([]);
  });
});
