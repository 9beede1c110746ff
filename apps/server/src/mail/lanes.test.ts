import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { newId } from '../db/ids.ts';
import { QUEUES } from '../jobs/queues.ts';
import { startWork, type Work } from '../jobs/work.ts';
import { MAILS } from '../mails.ts';
import { newTestDatabase, type TestDatabase } from '../testing/database.ts';
import { idleWorkers } from '../testing/jobs.ts';
import { smtpSink } from '../testing/smtpSink.ts';
import { type TestApp, testApp } from '../testing/testApp.ts';
import { mailerOf } from './mailer.ts';
import { type Composers, enqueueMail, enqueueMails, mailWorker } from './mailQueue.ts';
import { smtpTransport } from './smtpMailer.ts';

const POLL_SECONDS = 0.05;
const SENDING = QUEUES.mail.concurrency;
/** One connection for each mail that may be sent at a time, in both lanes. */
const CONNECTIONS = SENDING + QUEUES['mail-urgent'].concurrency;
const compose = (subject: string) => async (_context: Context) => ({
  to: 'asha@campus.example',
  subject,
  text: 'Hello.',
  html: '<p>Hello.</p>',
});
const composers: Composers = { ...MAILS, 'event-notice': compose('Notice'), 'password-reset': compose('Reset') };
const NEWS = { kind: 'event-notice', subjectId: newId() } as const;

let database: TestDatabase;
let server: TestApp;
const cleanUps: (() => Promise<void> | void)[] = [];
beforeEach(async () => {
  database = await newTestDatabase();
  server = await testApp({ database });
});
afterEach(async () => {
  for (const cleanUp of cleanUps.splice(0).reverse()) await cleanUp();
  await server.close();
  await database.close();
});

const people = (count: number) => Array.from({ length: count }, () => newId());
const post = (context: Context, count: number) => enqueueMails(context.db, context, NEWS, people(count));
const subjectOf = (content: string) => /^Subject: (.*)$/m.exec(content)?.[1]?.trim();

/** Starts a mail server and a node that sends the mails of these institutes to it. */
async function deliverAll(contexts: readonly Context[], answersAfter: (content: string) => Promise<void>) {
  const sink = await smtpSink({ answersAfter });
  const transport = smtpTransport(sink.url);
  const of = (context: Context): Context => ({ ...context, mail: mailerOf(transport, `${context.instituteId}@campus.example`) });
  const byId = new Map(contexts.map((context) => [context.instituteId, of(context)]));
  const mail = mailWorker({ contextOf: (id) => byId.get(id), composers });
  const work: Work = startWork(database, {
    workers: idleWorkers({ mail, 'mail-urgent': mail }),
    log: { warn: () => undefined, error: () => undefined },
    pollSeconds: POLL_SECONDS,
  });
  cleanUps.push(
    sink.close,
    () => transport.close?.(),
    () => work.stop(),
  );
  return sink;
}

describe('an urgent mail', () => {
  it('is sent while 10,000 notices wait, after only those that are already being sent', async () => {
    const { context } = server;
    const gate = Promise.withResolvers<void>();
    await post(context, 10_000);
    // The mail server accepts notices but does not respond.
    const { received } = await deliverAll([context], (content) => (subjectOf(content) === 'Notice' ? gate.promise : Promise.resolve()));
    await expect.poll(() => received.length).toBe(SENDING);
    for (let index = 0; index < 10; index += 1) await enqueueMail(context.db, context, { kind: 'password-reset', recipientId: newId() });
    await expect.poll(() => received.filter(({ content }) => subjectOf(content) === 'Reset').length).toBe(10);
    expect(received).toHaveLength(SENDING + 10);
    gate.resolve();
  });

  it('is among the next 30 mails that a slow mail server receives', async () => {
    const { context } = server;
    await post(context, 1000);
    const { received } = await deliverAll([context], () => new Promise((resolve) => setTimeout(resolve, 150)));
    await expect.poll(() => received.length).toBeGreaterThan(8);
    const before = received.length;
    await enqueueMail(context.db, context, { kind: 'password-reset', recipientId: newId() });
    await expect.poll(() => received.some(({ content }) => subjectOf(content) === 'Reset')).toBe(true);
    expect(received.findIndex(({ content }) => subjectOf(content) === 'Reset') - before).toBeLessThan(30);
  });
});

describe('the mails of two institutes', () => {
  it('are sent in turn, so that a long queue of one delays the other by a few mails only', async () => {
    const other = await testApp({ database });
    cleanUps.push(() => other.close());
    await post(server.context, 2000);
    const sent: string[] = [];
    await deliverAll([server.context, other.context], async (content) => {
      sent.push(content.includes(other.context.instituteId) ? 'other' : 'first');
    });
    await expect.poll(() => sent.length).toBeGreaterThan(20);
    await post(other.context, 5);
    const before = sent.length;
    await expect.poll(() => sent.filter((whose) => whose === 'other').length).toBe(5);
    // Between two mails of the one institute there may be one of the other, those being sent, and ten until the other is noticed.
    expect(sent.lastIndexOf('other') - before).toBeLessThan(10 + 5 * 2 + 2 * SENDING);
  });
});

describe('a mail that the server does not answer', () => {
  it('blocks one slot only, and other mails are sent', async () => {
    const { context } = server;
    await post(context, 30);
    const gate = Promise.withResolvers<void>();
    let count = 0;
    const { received, connections } = await deliverAll([context], () => {
      count += 1;
      return count === 1 ? gate.promise : Promise.resolve();
    });
    await expect.poll(() => received.length).toBe(30);
    // Connections are reused, but the next mail may start before the connection of the previous one is free.
    expect(connections()).toBeLessThanOrEqual(CONNECTIONS);
    // Stopping would wait for it.
    gate.resolve();
  });
});
