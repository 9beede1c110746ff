import { createECDH } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { saveRecordedUses } from '../../plugins/sessionUses.ts';
import { newTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { attemptNext, setQueueTime } from '../../testing/jobs.ts';
import { TEST_KEYS, TEST_NOW, TEST_PASSWORD, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { chainAudit } from '../audit/auditChain.ts';
import { pushWorker, type SendPush } from '../notifications/devices.service.ts';
import { enqueueDigests } from '../notifications/reminders.service.ts';
import { notifyOfAnonymous, remindOfFeedback } from './pendingFeedback.service.ts';
import { findSealedIds } from './sealedAuthors.service.ts';
import { addTargets, endHour, formOf, resolve } from './testing/giving.ts';
import { backupOf, encodings, everyRow, type FoundRow, names, preciseTimesNear } from './testing/traces.ts';

const HOUR_MS = 3_600_000;
const GIVER = { name: 'Zebedee Quillfeather', email: 'zebedee.quillfeather@campus.example', rollNumber: '98765432' };

let database: TestDatabase;
let server: TestApp;
let targets: Awaited<ReturnType<typeof addTargets>>;
let president: Visitor;
const log: string[] = [];
let people = 0;

beforeAll(async () => {
  database = await newTestDatabase();
  server = await testApp({
    database,
    environment: { LOG_LEVEL: 'trace' },
    logStream: { write: (line) => void log.push(line) },
  });
  targets = await addTargets(server);
  president = await server.signIn({ role: 'PRESIDENT' });
});
afterAll(async () => {
  await server.close();
  await database.close();
});

interface Giving {
  readonly giver: Visitor;
  readonly feedbackId: string;
  readonly traces: readonly string[];
  readonly before: readonly FoundRow[];
  /** Rows written or changed by giving the feedback. */
  readonly written: readonly FoundRow[];
  /** Log lines written meanwhile. */
  readonly lines: readonly string[];
  readonly at: Date;
}

/** A person signs in, looks around, gives feedback a few minutes later, repeats the request and reads their own feedback. */
async function giveAs(is_anonymous: boolean, comments: string): Promise<Giving> {
  people += 1;
  const person = { name: `${GIVER.name} ${people}`, email: `${people}.${GIVER.email}`, rollNumber: `${GIVER.rollNumber}${people}` };
  const { id } = await server.addUser(person);
  const since = new Date(TEST_NOW.getTime() + people * 3 * HOUR_MS + 17 * 60_000 + 21_123);
  server.setNow(since);
  const visitor = server.visitor();
  const signedIn = await visitor.send('POST', '/auth/login', { email: person.email, password: TEST_PASSWORD });
  const cookies = Object.fromEntries(signedIn.cookies.map(({ name, value }) => [name, value]));
  const headers = {
    'idempotency-key': `key of ${person.email}`,
    cookie: Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; '),
  };
  await visitor.get('/api/events/latest', headers);
  const before = await everyRow(server);
  const logged = log.length;
  const at = new Date(since.getTime() + 6 * 60_000);
  server.setNow(at);
  const form = formOf(targets.event.id, { is_anonymous, comments, feedback_by: id });
  const response = await visitor.send('POST', '/api/feedback/add', form, headers);
  expect(response.statusCode).toBe(201);
  const again = await visitor.send('POST', '/api/feedback/add', form, headers);
  expect([again.statusCode, again.json()]).toEqual([201, response.json()]);
  expect((await visitor.send('POST', '/api/feedback/add', { ...form, rating: '5' }, headers)).statusCode).toBe(422);
  await saveRecordedUses(server.context);
  const lines = log.slice(logged);
  const known = new Set(before.map(({ table, text }) => table + text));
  const written = (await everyRow(server)).filter(({ table, text }) => !known.has(table + text));
  const giver = { ...visitor, userId: id, get: (url: string) => visitor.get(url, headers) };
  const traces = [id, person.email, person.rollNumber, person.name, headers['idempotency-key']].flatMap(encodings);
  return { giver, feedbackId: response.json().feedback._id, traces, before, written, lines, at };
}

/** Descriptions of what links the feedback to its author. */
function linksOf({ traces, written, before, feedbackId, lines, at }: Giving, texts: readonly string[]): string[] {
  // The session names the person and its last use, and nothing else.
  const own = written.filter(({ table }) => table !== 'sessions');
  const isAbout = (text: string) => encodings(feedbackId).some((trace) => text.includes(trace));
  const ofPerson = before.filter(({ text }) => names(text, traces));
  const transactions = new Set(own.flatMap((row) => row.transactions));
  return [
    ...own.filter(({ text }) => names(text, traces)).map(({ table }) => `${table} names the person`),
    ...own.flatMap(({ table, text }) => preciseTimesNear(text, at).map(() => `${table} tells the moment`)),
    ...lines
      .filter((line) => names(line, traces) || isAbout(line) || preciseTimesNear(line, at).length > 0 || line.includes('/api/feedback/add'))
      .map(() => 'a log line'),
    ...texts.filter((text) => isAbout(text) && names(text, traces)).map(() => 'a line of the backup, of the log or of a mail'),
    ...ofPerson
      .filter((row) => row.transactions.some((id) => transactions.has(id)))
      .map(({ table }) => `${table} was held by the same transaction`),
  ];
}

describe('anonymous feedback at rest', () => {
  it('has no link to its giver in any row, log line, mail, backup line or timestamp', async () => {
    const giving = await giveAs(true, 'The corridor light has been broken for weeks.');
    expect(giving.written.map(({ table }) => table).sort()).toEqual([
      'audit_deferred',
      'feedback',
      'idempotency_keys',
      'sealed_authors',
      'sessions',
    ]);
    await endHour(server);
    expect((await resolve(president, giving.feedbackId)).statusCode).toBe(200);
    server.setNow(new Date(giving.at.getTime() + HOUR_MS));
    await chainAudit(server.context);
    const mails = (await server.deliverMails()).map((letter) => JSON.stringify(letter));
    const rows = (await everyRow(server)).map(({ text }) => text);
    const texts = [...rows, ...(await backupOf(server)).split('\n'), ...log, ...mails];
    expect(linksOf(giving, texts)).toEqual([]);
    expect(mails.filter((mail) => names(mail, giving.traces))).toEqual([]);
  });

  it('has no link to its giver in any notification event, digest or push message', async () => {
    const giving = await giveAs(true, 'The stage lights flicker.');
    const hour = new Date(Math.floor(giving.at.getTime() / HOUR_MS) * HOUR_MS);
    const [scitech, giver] = [await server.signIn({ role: 'GENSEC_SCITECH' }), giving.giver];
    const ecdh = createECDH('prime256v1');
    ecdh.generateKeys();
    const device = {
      endpoint: 'https://fcm.googleapis.com/send/x',
      keys: { p256dh: ecdh.getPublicKey('base64url'), auth: 'a'.repeat(22) },
    };
    const { context, connection } = server;
    await scitech.send('PUT', '/api/notifications/push', device);
    const topics = (['waiting', 'reminders'] as const).map((topic) => ({
      topic,
      channels: { inbox: true, mail: topic === 'reminders', push: true },
    }));
    await scitech.send('PUT', '/api/notifications/preferences', { topics, digest: 'daily' });
    const pushed: string[] = [];
    const send: SendPush = async (_device, payload) => void pushed.push(payload);
    const work = async () => {
      await server.runPeriodicWork();
      await notifyOfAnonymous(context);
      await remindOfFeedback(context);
      await enqueueDigests(context);
      await setQueueTime(connection, context.clock());
      while (await attemptNext(connection, 'push', pushWorker({ contextOf: () => context, send })));
    };
    // After its hour, on a Monday morning, and at noon, when it is overdue.
    for (const at of [new Date(hour.getTime() + 2 * HOUR_MS), new Date('2026-12-14T02:00:00.000Z'), new Date('2026-12-14T06:30:00.000Z')]) {
      server.setNow(at);
      await work();
    }
    const mails = (await server.deliverMails()).map((letter) => JSON.stringify(letter));
    expect(mails.some((mail) => mail.includes('things wait for you') || mail.includes('thing waits for you'))).toBe(true);
    expect(mails.some((mail) => mail.includes('is overdue'))).toBe(true);
    expect(pushed.filter((payload) => payload.includes('eedback')).length).toBeGreaterThan(0);
    const rows = await everyRow(server);
    const notified = rows
      .filter(({ table, text }) => table === 'happenings' && text.includes(giving.feedbackId))
      .map(({ text }) => JSON.parse(text));
    expect(notified.map(({ kind, actor_id }) => [kind, actor_id])).toEqual([
      ['feedback-given', null],
      ['feedback-overdue', null],
    ]);
    // The event's time is the hour of the periodic check, never the time at which the feedback was given.
    for (const { text } of rows.filter(({ table }) => table === 'happenings')) expect(preciseTimesNear(text, giving.at)).toEqual([]);
    expect(rows.filter(({ table, text }) => table === 'notifications' && names(text, giving.traces))).toEqual([]);
    expect((await giver.get('/api/notifications/unseen')).statusCode).toBe(401);
    const texts = [...rows.map(({ text }) => text), ...(await backupOf(server)).split('\n'), ...log, ...mails, ...pushed];
    expect(linksOf(giving, texts)).toEqual([]);
  });

  it('is checked by a search that does find the links of named feedback', async () => {
    const giving = await giveAs(false, 'A very good workshop, and I say so.');
    const links = linksOf(giving, (await backupOf(server)).split('\n'));
    for (const link of [
      'feedback_authors names the person',
      'audit_log names the person',
      'feedback tells the moment',
      'audit_log tells the moment',
    ]) {
      expect(links).toContain(link);
    }
    expect(links.some((link) => link.startsWith('a line of the backup'))).toBe(true);
  });

  it('is found for its giver, and only with the right key', async () => {
    const { giver, feedbackId } = await giveAs(true, 'Please open the library on Sundays.');
    const { db, instituteId } = server.context;
    expect((await giver.get(`/api/feedback/${giver.userId}`)).json()).toMatchObject([{ _id: feedbackId }]);
    const author = { instituteId, userId: giver.userId, key: TEST_KEYS.feedback };
    expect(await findSealedIds(db, author)).toEqual([feedbackId]);
    expect(await findSealedIds(db, { ...author, key: Buffer.alloc(32, 1) })).toEqual([]);
  });

  it('is in the backup in the order of its keys', async () => {
    for (let index = 0; index < 6; index += 1) await giveAs(true, `Number ${index}`);
    const lines = (await backupOf(server)).split('\n');
    for (const [table, key] of [
      ['feedback', 'id'],
      ['sealed_authors', 'tag'],
      ['audit_log', 'sequence'],
    ] as const) {
      const keys = lines.filter((line) => line.startsWith(`{"table":"${table}"`)).map((line) => JSON.parse(line).row[key]);
      expect(keys.length).toBeGreaterThan(4);
      expect(keys).toEqual(keys.toSorted((a, b) => (a < b ? -1 : 1)));
    }
  });
});
