import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { newId } from '../db/ids.ts';
import { MAILS } from '../mails.ts';
import { attemptNextMail, bossOf, postedMails, setQueueTime, storedJobs } from '../testing/jobs.ts';
import { TEST_NOW, type TestApp, testApp } from '../testing/testApp.ts';
import { type ComposedMail, type Composers, enqueueMail, type FailedDelivery, MAIL_QUEUES, mailWorker } from './mailQueue.ts';

const MINUTE_MS = 60_000;
const compose = async (_context: Context, { recipientId }: ComposedMail) => ({
  to: `${recipientId}@campus.example`,
  subject: 'Hello',
  text: 'Hello.',
  html: '<p>Hello.</p>',
});
const composers: Composers = { ...MAILS, 'password-reset': compose, 'password-changed': compose, 'feedback-news': compose };
let server: TestApp;
beforeEach(async () => {
  server = await testApp();
  // Removes jobs and maintenance state of other tests.
  for (const queue of MAIL_QUEUES) await (await bossOf(server.connection)).deleteAllJobs(queue);
  await server.connection.executeSql('update jobs.queue set monitor_claim_on = null, monitor_on = null, maintain_on = null');
  return () => server.close();
});

function post(recipientId: string | null = newId()) {
  return enqueueMail(server.context.db, server.context, { kind: 'password-changed', recipientId });
}

/** Sends the next mail that is due at a moment. False when there is none. */
async function deliverNext(context = server.context, onFailedDelivery: (failure: FailedDelivery) => void = () => undefined) {
  await setQueueTime(server.connection, context.clock());
  return attemptNextMail(server.connection, mailWorker({ contextOf: () => context, composers, onFailedDelivery }));
}

/** Maintenance that the server runs about once a minute: returns jobs of dead nodes to the queue and removes old ones. */
async function tidy(now: Date) {
  server.setNow(now);
  await setQueueTime(server.connection, now);
  await (await bossOf(server.connection)).supervise('mail-urgent');
}

/** A context whose mail server fails. */
function withoutMailServer(): Context {
  const send = () => Promise.reject(Object.assign(new Error('connect refused by asha@mail.campus.example'), { code: 'ECONNREFUSED' }));
  return { ...server.context, mail: { send } };
}

describe('an enqueued mail', () => {
  it('stores its kind and recipient but no content', async () => {
    const recipientId = newId();
    await post(recipientId);
    const [job] = await (await bossOf(server.connection)).findJobs<object>('mail-urgent', {});
    expect(job?.data).toEqual({ instituteId: server.context.instituteId, kind: 'password-changed', recipientId, subjectId: null });
    expect(await postedMails(server.context)).toMatchObject([{ attempts: 0, state: 'created' }]);
  });

  it('goes to the urgent or the normal queue by its kind', async () => {
    const { context, connection } = server;
    for (const kind of ['password-reset', 'mailbox-proof', 'leaving', 'digest', 'coordinator-welcome'] as const)
      await enqueueMail(context.db, context, { kind, recipientId: newId() });
    const boss = await bossOf(connection);
    const kindsIn = async (queue: string) => (await boss.findJobs<{ kind: string }>(queue, {})).map(({ data }) => data.kind).sort();
    expect(await kindsIn('mail-urgent')).toEqual(['leaving', 'mailbox-proof', 'password-reset']);
    expect(await kindsIn('mail')).toEqual(['coordinator-welcome', 'digest']);
  });

  it('is stored as the same job that the queue library creates', async () => {
    const boss = await bossOf(server.connection);
    await setQueueTime(server.connection, TEST_NOW);
    await post();
    const [own] = await boss.findJobs<object>('mail-urgent', {});
    await boss.send('mail-urgent', own?.data, { group: { id: server.context.instituteId } });
    const both = await boss.findJobs<object>('mail-urgent', {});
    const [mine, theirs] = both.map(({ id, ...job }) => ({ ...job, isNamed: id !== undefined }));
    expect(both).toHaveLength(2);
    expect(mine).toEqual(theirs);
  });

  it('is discarded when the enclosing transaction rolls back', async () => {
    const cause = server.context.db.transaction(async (tx) => {
      await enqueueMail(tx, server.context, { kind: 'password-changed', recipientId: newId() });
      throw new Error('no');
    });
    await expect(cause).rejects.toThrow('no');
    expect(await postedMails(server.context)).toEqual([]);
  });

  it('is sent once', async () => {
    await post();
    await post();
    expect(await deliverNext()).toBe(true);
    expect(await deliverNext()).toBe(true);
    expect(await deliverNext()).toBe(false);
    expect(server.mails).toHaveLength(2);
    const ids = (await postedMails(server.context)).map(({ id }) => `<${id}@campus.example>`).sort();
    expect(server.mails.map(({ messageId }) => messageId).sort()).toEqual(ids);
  });

  it('is completed without being sent when it has neither recipient nor subject', async () => {
    await post(null);
    expect(await deliverNext()).toBe(true);
    expect(await deliverNext()).toBe(false);
    expect(server.mails).toEqual([]);
    expect(await postedMails(server.context)).toMatchObject([{ state: 'completed' }]);
  });

  it('leaves no subject ID in stored jobs after a feedback mail is sent', async () => {
    const subjectId = newId();
    await enqueueMail(server.context.db, server.context, { kind: 'feedback-news', recipientId: null, subjectId });
    expect(await deliverNext()).toBe(true);
    expect(server.mails).toHaveLength(1);
    expect(await storedJobs(server.context.db)).not.toContain(subjectId);
  });

  it('keeps its message ID in the next attempt when it leaves no trace, although that is not its job ID', async () => {
    await enqueueMail(server.context.db, server.context, { kind: 'feedback-news', recipientId: null, subjectId: newId() });
    const ids: string[] = [];
    const send = async ({ messageId }: { messageId: string }) => {
      ids.push(messageId);
      if (ids.length === 1) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    };
    const [job] = await postedMails(server.context);
    await deliverNext({ ...server.context, mail: { send } });
    server.setNow(new Date(TEST_NOW.getTime() + MINUTE_MS));
    await deliverNext({ ...server.context, mail: { send } });
    expect(ids).toEqual([expect.stringMatching(/^<[0-9a-f]{32}@campus\.example>$/), ids[0]]);
    expect(ids[0]).not.toContain(String(job?.id).replaceAll('-', ''));
  });

  it('is sent once when many workers poll concurrently', async () => {
    for (let index = 0; index < 6; index += 1) await post();
    await setQueueTime(server.connection, TEST_NOW);
    const worker = mailWorker({ contextOf: () => server.context, composers });
    const results = await Promise.all(Array.from({ length: 12 }, () => attemptNextMail(server.connection, worker)));
    while (await deliverNext()) results.push(true);
    expect(results.filter(Boolean)).toHaveLength(6);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(6);
    expect(server.mails).toHaveLength(6);
  });

  it('is not sent by another worker while sending is in progress', async () => {
    await post();
    const [begun, accepted] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const slow: Context = {
      ...server.context,
      mail: {
        async send(letter) {
          begun.resolve();
          await accepted.promise;
          await server.context.mail.send(letter);
        },
      },
    };
    const sending = deliverNext(slow);
    await begun.promise;
    await tidy(new Date(TEST_NOW.getTime() + 9 * MINUTE_MS));
    expect(await deliverNext()).toBe(false);
    expect(server.mails).toEqual([]);
    accepted.resolve();
    expect(await sending).toBe(true);
    await tidy(new Date(TEST_NOW.getTime() + 60 * MINUTE_MS));
    expect(await deliverNext()).toBe(false);
    const [mail] = await postedMails(server.context);
    expect(mail).toMatchObject({ state: 'completed', attempts: 1 });
    expect(server.mails.map(({ messageId }) => messageId)).toEqual([`<${mail?.id}@campus.example>`]);
  });

  it('is sent by another worker after a process dies while sending', async () => {
    await post();
    await setQueueTime(server.connection, TEST_NOW);
    await (await bossOf(server.connection)).fetch('mail-urgent');
    await tidy(new Date(TEST_NOW.getTime() + 11 * MINUTE_MS));
    server.setNow(new Date(TEST_NOW.getTime() + 12 * MINUTE_MS));
    expect(await deliverNext()).toBe(true);
    expect(server.mails).toHaveLength(1);
  });

  it('is deleted after a month', async () => {
    await post();
    await deliverNext();
    await tidy(new Date(TEST_NOW.getTime() + 31 * 24 * 60 * MINUTE_MS));
    expect(await postedMails(server.context)).toEqual([]);
  });
});

describe('when mail delivery fails', () => {
  it('retries after 1, 5, 25 and 25 minutes and then gives up', async () => {
    await post();
    const failures: FailedDelivery[] = [];
    const broken = withoutMailServer();
    let minutes = 0;
    const attempt = () => {
      server.setNow(new Date(TEST_NOW.getTime() + minutes * MINUTE_MS));
      return deliverNext(broken, (failure) => failures.push(failure));
    };
    expect(await attempt()).toBe(true);
    for (const wait of [1, 5, 25, 25]) {
      minutes += wait - 0.01;
      expect(await attempt(), `${minutes}`).toBe(false);
      minutes += 0.01;
      expect(await attempt(), `${minutes}`).toBe(true);
    }
    minutes += 24 * 60;
    expect(await attempt()).toBe(false);
    expect(failures.map(({ attempt: count, isLast, code }) => ({ count, isLast, code }))).toEqual(
      [1, 2, 3, 4, 5].map((count) => ({ count, isLast: count === 5, code: 'ECONNREFUSED' })),
    );
    expect(JSON.stringify(failures)).not.toContain('@');
  });

  it.each([
    ['permanently', 550, { state: 'failed', attempts: 1 }],
    ['temporarily', 450, { state: 'retry', attempts: 1 }],
  ])('marks the job as failed or to be retried when the recipient is refused %s', async (_, responseCode, stored) => {
    await post();
    const failures: FailedDelivery[] = [];
    const send = () => Promise.reject(Object.assign(new Error('refused'), { code: 'EENVELOPE', command: 'RCPT TO', responseCode }));
    await deliverNext({ ...server.context, mail: { send } }, (failure) => failures.push(failure));
    expect(await postedMails(server.context)).toMatchObject([{ ...stored, output: { message: 'EENVELOPE' } }]);
    expect(failures).toMatchObject([{ attempt: 1, isLast: stored.state === 'failed' }]);
  });

  it.each(['MAIL FROM', 'DATA'])('retries when the server refuses the sender or everything, in its answer to %s', async (command) => {
    await post();
    const send = () => Promise.reject(Object.assign(new Error('sign in first'), { code: 'EENVELOPE', command, responseCode: 530 }));
    await deliverNext({ ...server.context, mail: { send } });
    expect(await postedMails(server.context)).toMatchObject([{ state: 'retry', attempts: 1 }]);
  });

  it('stores the error code as the reason, without mail address or stack trace', async () => {
    await post();
    const broken = withoutMailServer();
    await deliverNext(broken);
    expect(await postedMails(server.context)).toMatchObject([
      { state: 'retry', attempts: 1, output: { name: 'Reason', message: 'ECONNREFUSED' } },
    ]);
    expect(await storedJobs(server.context.db)).not.toMatch(/@|\.ts\b/);
  });

  it('delivers the mail with its job ID as message ID on the next attempt', async () => {
    await post();
    await deliverNext(withoutMailServer());
    server.setNow(new Date(TEST_NOW.getTime() + MINUTE_MS));
    expect(await deliverNext()).toBe(true);
    const [mail] = await postedMails(server.context);
    expect(mail).toMatchObject({ attempts: 2, state: 'completed' });
    expect(server.mails).toMatchObject([{ messageId: `<${mail?.id}@campus.example>` }]);
  });
});
