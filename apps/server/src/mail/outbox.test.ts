import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../context.ts';
import { newId } from '../db/ids.ts';
import { outbox } from '../db/schema.ts';
import { MAILS } from '../mails.ts';
import { TEST_NOW, type TestApp, testApp } from '../testing/testApp.ts';
import { type ComposedMail, type Composers, deliverNext, type FailedDelivery, postMail, sweepOutbox } from './outbox.ts';
import { startPostman } from './postman.ts';

const MINUTE_MS = 60_000;
const compose = async (_context: Context, { recipientId }: ComposedMail) => ({
  to: `${recipientId}@campus.example`,
  subject: 'Hello',
  text: 'Hello.',
  html: '<p>Hello.</p>',
});
const composers: Composers = { ...MAILS, 'password-reset': compose, 'password-changed': compose };
let server: TestApp;
beforeEach(async () => {
  server = await testApp();
  return () => server.close();
});

function post(recipientId: string | null = newId()) {
  return postMail(server.context.db, server.context, { kind: 'password-changed', recipientId });
}

async function rows() {
  return server.context.db.select().from(outbox).where(eq(outbox.instituteId, server.context.instituteId));
}

/** A context whose mails do not arrive. */
function withoutMailServer(): Context {
  const send = () => Promise.reject(Object.assign(new Error('connect refused by mail.campus.example'), { code: 'ECONNREFUSED' }));
  return { ...server.context, mail: { send } };
}

describe('the outbox', () => {
  it('holds what kind of mail goes to whom, and nothing of what it says', async () => {
    const recipientId = newId();
    await post(recipientId);
    const [row] = await rows();
    expect(Object.keys(row ?? {}).sort()).toEqual([
      'attempts',
      'createdAt',
      'dueAt',
      'id',
      'instituteId',
      'kind',
      'recipientId',
      'sentAt',
      'subjectId',
    ]);
    expect(row).toMatchObject({ kind: 'password-changed', recipientId, attempts: 0, sentAt: null });
  });

  it('is emptied once', async () => {
    await post();
    await post();
    expect(await deliverNext(server.context, composers)).toBe(true);
    expect(await deliverNext(server.context, composers)).toBe(true);
    expect(await deliverNext(server.context, composers)).toBe(false);
    expect(server.mails).toHaveLength(2);
    const ids = (await rows()).map(({ id }) => `<${id}@campus.example>`).sort();
    expect(server.mails.map(({ messageId }) => messageId).sort()).toEqual(ids);
  });

  it('sends nothing to nobody', async () => {
    await post(null);
    expect(await deliverNext(server.context, composers)).toBe(true);
    expect(await deliverNext(server.context, composers)).toBe(false);
    expect(server.mails).toEqual([]);
  });

  it('gives each mail to one of many that look at the same moment', async () => {
    for (let index = 0; index < 6; index += 1) await post();
    const results = await Promise.all(Array.from({ length: 12 }, () => deliverNext(server.context, composers)));
    while (await deliverNext(server.context, composers)) results.push(true);
    expect(results.filter(Boolean)).toHaveLength(6);
    expect(new Set(server.mails.map(({ messageId }) => messageId)).size).toBe(6);
    expect(server.mails).toHaveLength(6);
  });

  it('leaves a mail that is being sent to its sender, until that must be dead', async () => {
    await post();
    let arrive: () => void = () => undefined;
    const slow: Context = {
      ...server.context,
      mail: {
        send: () =>
          new Promise<void>((resolve) => {
            arrive = resolve;
          }),
      },
    };
    const sending = deliverNext(slow, composers);
    await expect.poll(async () => (await rows())[0]?.attempts).toBe(1);
    server.setNow(new Date(TEST_NOW.getTime() + 9 * MINUTE_MS));
    expect(await deliverNext(server.context, composers)).toBe(false);
    arrive();
    await sending;
    server.setNow(new Date(TEST_NOW.getTime() + 60 * MINUTE_MS));
    expect(await deliverNext(server.context, composers)).toBe(false);
    expect(server.mails).toEqual([]);
  });

  it('is taken over from a process that died while sending', async () => {
    await post();
    await server.context.db.update(outbox).set({ attempts: 1, dueAt: new Date(TEST_NOW.getTime() + 10 * MINUTE_MS) });
    expect(await deliverNext(server.context, composers)).toBe(false);
    server.setNow(new Date(TEST_NOW.getTime() + 10 * MINUTE_MS));
    expect(await deliverNext(server.context, composers)).toBe(true);
    expect(server.mails).toHaveLength(1);
  });
});

describe('a mail that does not arrive', () => {
  it('is tried again after 1, 5, 25 and 25 minutes, and then no more', async () => {
    await post();
    const failures: FailedDelivery[] = [];
    const broken = withoutMailServer();
    let minutes = 0;
    const attempt = () => {
      server.setNow(new Date(TEST_NOW.getTime() + minutes * MINUTE_MS));
      return deliverNext(broken, composers, (failure) => failures.push(failure));
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

  it('arrives with the next attempt', async () => {
    await post();
    await deliverNext(withoutMailServer(), composers);
    server.setNow(new Date(TEST_NOW.getTime() + MINUTE_MS));
    expect(await deliverNext(server.context, composers)).toBe(true);
    expect(server.mails).toHaveLength(1);
    expect((await rows())[0]).toMatchObject({ attempts: 2, sentAt: new Date(TEST_NOW.getTime() + MINUTE_MS) });
  });
});

describe('the postman', () => {
  const silent = { composers, lookEveryMs: 5, onFailedDelivery: () => undefined, onError: () => undefined };

  it('delivers what is there and what comes later, and rests when stopped', async () => {
    await post();
    const postman = startPostman(server.context, silent);
    await expect.poll(() => server.mails.length).toBe(1);
    await post();
    await expect.poll(() => server.mails.length).toBe(2);
    await postman.stop();
    await post();
    // One that was started later has looked ten times by then.
    let looks = 0;
    const elsewhere: Context = {
      ...server.context,
      instituteId: newId(),
      clock: () => {
        looks += 1;
        return TEST_NOW;
      },
    };
    const other = startPostman(elsewhere, silent);
    await expect.poll(() => looks).toBeGreaterThanOrEqual(10);
    await other.stop();
    expect(server.mails).toHaveLength(2);
  });

  it('goes on after an error of the database', async () => {
    const errors: unknown[] = [];
    let isBroken = true;
    const broken = new Error('no connection');
    const context: Context = {
      ...server.context,
      get db() {
        if (isBroken) throw broken;
        return server.context.db;
      },
    };
    await post();
    const postman = startPostman(context, { ...silent, onError: (error) => errors.push(error) });
    await expect.poll(() => errors.length).toBeGreaterThan(1);
    expect(errors[0]).toBe(broken);
    isBroken = false;
    await expect.poll(() => server.mails.length).toBe(1);
    await postman.stop();
  });
});

it('forgets mails after a month', async () => {
  await post();
  server.setNow(new Date(TEST_NOW.getTime() + 31 * 24 * 60 * MINUTE_MS));
  await sweepOutbox(server.context);
  expect(await rows()).toEqual([]);
});
