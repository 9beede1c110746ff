// A write of a person whose erasure commits after the session was checked and before the write stores nothing.
import { createECDH } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { ENGINE, newTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { waitsForRow } from '../../testing/rowLocks.ts';
import { buildNode, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { recordReauthentication, recordSignIn } from '../audit/audit.service.ts';
import { addUnit } from '../events/testing/records.ts';
import { erase } from './accountErasure.service.ts';
import { findTraces } from './personalData.repo.ts';

let database: TestDatabase;
let server: TestApp;
beforeAll(async () => {
  database = await newTestDatabase();
});
beforeEach(async () => {
  server = await testApp({ database });
});
afterEach(() => server.close());
afterAll(() => database.close());

/** The database, with something else that happens before its transactions begin, or before they commit. */
function wrapped({ beforeBegin, beforeCommit }: { beforeBegin?: () => Promise<unknown>; beforeCommit?: () => Promise<unknown> }): Database {
  const { db } = server.context;
  const transaction: Database['transaction'] = async (work, options) => {
    await beforeBegin?.();
    return db.transaction(async (tx) => {
      const result = await work(tx);
      await beforeCommit?.();
      return result;
    }, options);
  };
  return new Proxy(db, { get: (target, name) => (name === 'transaction' ? transaction : Reflect.get(target, name)) });
}

interface Write {
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  readonly payload: object;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Sends a write to another process of the institute, which has such a database. */
async function send(db: Database, { cookies }: Visitor, { headers, ...write }: Write) {
  const node = await buildNode(database, { ...server.context, db }, { pressure: { eventLoopDelay: 0, heapBytes: 0 } });
  await node.ready();
  const answer = await node.inject({
    ...write,
    cookies,
    headers: { 'sec-fetch-site': 'same-origin', 'idempotency-key': newId(), ...headers },
  });
  await node.close();
  return answer;
}

/** The tables that name the account, but for the short-lived list of changes for other open pages. */
const tracesOf = async (userId: string) =>
  (await findTraces(database.acrossInstitutes, [userId]))
    .filter(({ table }) => table !== 'changes')
    .map(({ table, rows }) => `${table} ${rows}`);
/** The account, and the row of the audit log about the erasure. */
const ERASED = ['audit_log 1', 'users 1'];

const achievement = ({ userId }: Visitor): Write => ({
  method: 'POST',
  url: '/api/achievements/add',
  payload: { title: 'Won', category: 'Race', type: 'sports', date_achieved: '2026-11-01', user_id: userId },
});

const WRITES: Readonly<Record<string, (person: Visitor) => Write | Promise<Write>>> = {
  'an achievement': achievement,
  'a proposed skill': () => ({
    method: 'POST',
    url: '/api/skills/create-skill',
    payload: { name: 'Welding', category: 'x', type: 'sports' },
  }),
  'a followed unit': async () => {
    const { id } = await addUnit(server.context, { contactEmail: `${newId()}@campus.example` });
    return { method: 'PUT', url: `/api/orgUnit/${id}/following`, payload: {} };
  },
  'a calendar feed': () => ({ method: 'PUT', url: '/api/calendar/feeds', payload: { kind: 'personal' } }),
  'evidence, which the audit log does not name': () => ({
    method: 'POST',
    url: '/api/points/evidence',
    payload: Buffer.from(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="x"\r\ncontent-type: application/pdf\r\n\r\n%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n\r\n--x--\r\n',
    ),
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  }),
  'preferences of notifications': () => ({
    method: 'PUT',
    url: '/api/notifications/preferences',
    payload: { topics: [], digest: 'daily' },
  }),
  'a device for push messages': () => {
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const keys = { p256dh: ecdh.getPublicKey('base64url'), auth: 'a'.repeat(22) };
    return { method: 'PUT', url: '/api/notifications/push', payload: { endpoint: 'https://fcm.googleapis.com/send/x', keys } };
  },
};

it.for(Object.keys(WRITES))('stores nothing of an erased person: %s', async (name) => {
  const person = await server.signIn();
  const write = await WRITES[name]?.(person);
  if (!write) throw new Error(`There is no write ${name}.`);
  const db = wrapped({ beforeBegin: () => erase(server.context, person.userId) });
  const { statusCode, body } = await send(db, person, write);
  expect(statusCode, body).toBe(401);
  expect(await tracesOf(person.userId)).toEqual(ERASED);
});

it('does not note where an erased person signed in from', async () => {
  const { context } = server;
  const { id: userId, email } = await server.addUser();
  await erase(context, userId);
  const address = '192.0.2.7';
  await recordSignIn(context, { email, address, by: 'password', userId });
  await recordReauthentication(context, { userId, address, by: 'password', isRight: true });
  expect(await tracesOf(userId)).toEqual(ERASED);
});

describe.runIf(ENGINE === 'postgres')('a write and an erasure at the same time', () => {
  it('stores nothing when the erasure is first', async () => {
    const { context } = server;
    const person = await server.signIn();
    let answer: ReturnType<typeof send> | undefined;
    const beforeCommit = async () => {
      answer = send(context.db, person, achievement(person));
      await waitsForRow(database.acrossInstitutes, answer);
    };
    expect(await erase({ ...context, db: wrapped({ beforeCommit }) }, person.userId)).toBe(true);
    expect((await answer)?.statusCode).toBe(401);
    expect(await tracesOf(person.userId)).toEqual(ERASED);
  });

  it('erases what was written when the write is first', async () => {
    const { context } = server;
    const person = await server.signIn();
    let erasing: Promise<boolean> | undefined;
    const beforeCommit = async () => {
      erasing = erase(context, person.userId);
      await waitsForRow(database.acrossInstitutes, erasing);
    };
    const { statusCode, body } = await send(wrapped({ beforeCommit }), person, achievement(person));
    expect(statusCode, body).toBe(201);
    expect(await erasing).toBe(true);
    // The log also has the row about the achievement, with the id of the account and no name.
    expect(await tracesOf(person.userId)).toEqual(['audit_log 2', 'users 1']);
  });
});
