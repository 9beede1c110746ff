import { type NotificationPreferences, topicsFor } from '@quad/domain/notifications';
import { sql } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Context } from '../../context.ts';
import { newId } from '../../db/ids.ts';
import { notifications, pendingNotifications, registrations, users } from '../../db/schema.ts';
import { PermanentFailure } from '../../jobs/attempt.ts';
import { newTestDatabase, type TestDatabase } from '../../testing/database.ts';
import { attemptNext, postedMails, setQueueTime, storedJobs } from '../../testing/jobs.ts';
import { TEST_NOW, type TestApp, testApp, type Visitor } from '../../testing/testApp.ts';
import { movePersonalRows } from '../accounts/personalColumns.repo.ts';
import { addEvent, addUnit } from '../events/testing/records.ts';
import { fanOutWorker, resumeFanOuts } from './fanOut.service.ts';

const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(TEST_NOW.getTime() + hours * HOUR_MS);

let statements: string[] = [];
let database: TestDatabase;
let server: TestApp;
let president: Visitor;
let unitId: string;

beforeEach(async () => {
  database = await newTestDatabase((statement, run) => {
    statements.push(statement);
    return run();
  });
  server = await testApp({ database });
  president = await server.signIn({ role: 'PRESIDENT' });
  unitId = (await addUnit(server.context)).id;
  await setQueueTime(database, TEST_NOW);
});
afterEach(async () => {
  await server.close();
  await database.close();
});

/** Adds an event with that many registered students; returns its id and theirs. */
async function eventOf(count: number): Promise<{ id: string; userIds: string[] }> {
  const { context } = server;
  const { instituteId } = context;
  const { id } = await addEvent(context, {
    unitId,
    title: 'Robo Soccer',
    startsAt: later(10),
    endsAt: later(12),
    registrationRequired: true,
  });
  const userIds = Array.from({ length: count }, () => newId());
  const person = { instituteId, name: 'Somebody', emailVerified: true, onboardingComplete: true };
  await context.db.insert(users).values(userIds.map((userId) => ({ ...person, id: userId, email: `${userId}@campus.example` })));
  const row = { instituteId, eventId: id, state: 'registered' as const, registeredAt: TEST_NOW };
  await context.db.insert(registrations).values(userIds.map((userId, arrival) => ({ ...row, userId, arrival })));
  return { id, userIds };
}

async function writeTo(id: string): Promise<void> {
  const answer = await president.send('POST', `/api/events/${id}/registrations/mail`, {
    subject: 'New hall',
    text: 'We meet in the old hall.',
    includes_waiting: false,
  });
  expect(answer.statusCode, answer.body).toBe(200);
}

const notifiedIds = async ({ db }: Context = server.context) => (await db.select().from(notifications)).map(({ userId }) => userId).sort();
const mailedIds = async () => (await postedMails(server.context)).map(({ recipientId }) => recipientId).sort();
const pendingCount = async () => (await server.context.db.select().from(pendingNotifications)).length;
const work = (context = server.context) =>
  attemptNext(
    database,
    'notifications',
    fanOutWorker(() => context),
  );

async function statementsOf(change: () => Promise<void>): Promise<number> {
  statements = [];
  await change();
  return statements.length;
}

describe('notifying many recipients', () => {
  it('needs no more database statements for 1,000 recipients than for 10 or 2', async () => {
    const counts: number[] = [];
    for (const count of [2, 10, 1000]) {
      const { id } = await eventOf(count);
      counts.push(await statementsOf(() => writeTo(id)));
    }
    const [two = 0, ten = 0, thousand = 0] = counts;
    expect(ten).toBe(two);
    expect(thousand).toBeLessThanOrEqual(ten);
  });

  it('notifies each recipient once, through the chosen channels', async () => {
    const { id, userIds } = await eventOf(600);
    const [quiet = '', other = ''] = userIds;
    const topics: NotificationPreferences['topics'] = topicsFor('STUDENT').map((topic) => ({
      topic,
      channels: { inbox: true, mail: false, push: false },
    }));
    for (const { topic } of topics)
      await server.context.db.execute(sql`
        insert into notification_channels (institute_id, user_id, topic, inbox, mail, push)
        values (${server.context.instituteId}, ${quiet}, ${topic}, true, false, false)`);
    await writeTo(id);
    expect(await notifiedIds()).toEqual([]);
    expect(await pendingCount()).toBe(600);
    let rounds = 0;
    while (await work()) rounds += 1;
    expect(rounds).toBe(3);
    expect(await pendingCount()).toBe(0);
    expect(await notifiedIds()).toEqual(userIds.toSorted());
    expect(await mailedIds()).toEqual(userIds.filter((userId) => userId !== quiet).sort());
    expect(await mailedIds()).toContain(other);
  });

  it('notifies each recipient once after a failed batch and with two concurrent workers', async () => {
    const { id, userIds } = await eventOf(600);
    await writeTo(id);
    await work();
    // The next batch fails at its end and is rolled back.
    const { context } = server;
    const broken: Context = {
      ...context,
      db: Object.assign(Object.create(context.db), {
        transaction: (run: Parameters<typeof context.db.transaction>[0]) =>
          context.db.transaction(async (tx) => {
            await run(tx);
            throw new PermanentFailure(new Error('no'));
          }),
      }),
    };
    await work(broken);
    expect(await notifiedIds()).toHaveLength(250);
    // Only the recurring job can resume it, and it runs twice.
    await resumeFanOuts(context);
    await resumeFanOuts(context);
    await Promise.all([work(), work()]);
    while (await work());
    expect(await notifiedIds()).toEqual(userIds.toSorted());
    expect(await mailedIds()).toEqual(userIds.toSorted());
  });

  it('notifies and mails a person once whose two accounts are merged before both have been notified', async () => {
    const { context } = server;
    const { instituteId } = context;
    const { id, userIds } = await eventOf(300);
    await writeTo(id);
    await work();
    const [early = ''] = await notifiedIds();
    const [late = ''] = userIds
      .filter((userId) => userId !== early)
      .sort()
      .slice(-1);
    expect(await notifiedIds()).not.toContain(late);
    await context.db.transaction((tx) => movePersonalRows(tx, { instituteId, fromId: late, intoId: early, now: TEST_NOW }));
    expect((await context.db.select().from(pendingNotifications)).map(({ userId }) => userId)).toContain(early);
    while (await work());
    const others = userIds.filter((userId) => userId !== late).sort();
    expect(await notifiedIds()).toEqual(others);
    expect(await mailedIds()).toEqual(others);
  });

  it('stores no user ids in the job queue', async () => {
    const { id, userIds } = await eventOf(101);
    await writeTo(id);
    const stored = await storedJobs(server.context.db);
    expect(stored).toContain('"name": "notifications"');
    for (const userId of userIds) expect(stored).not.toContain(userId);
  });

  it('skips recipients who were erased meanwhile', async () => {
    const { id, userIds } = await eventOf(101);
    await writeTo(id);
    const [gone = ''] = userIds;
    const { erasePersonalRows } = await import('../accounts/personalColumns.repo.ts');
    await server.context.db.transaction((tx) => erasePersonalRows(tx, server.context.instituteId, gone));
    while (await work());
    expect(await notifiedIds()).toEqual(userIds.slice(1).sort());
    expect(await mailedIds()).not.toContain(gone);
  });
});

describe('changing an event', () => {
  it('needs no more database statements for 1,000 registrations than for 10', async () => {
    const counts: number[] = [];
    for (const count of [10, 1000]) {
      const { id } = await eventOf(count);
      counts.push(
        await statementsOf(async () => {
          const answer = await president.send('PUT', `/api/events/${id}`, {
            title: 'Robo Soccer',
            category: 'technical',
            organizing_unit_id: unitId,
            schedule: { start: later(10).toISOString(), end: later(12).toISOString(), venue: 'Old Hall', mode: '' },
            registration: { required: true, fees: '', max_participants: '', start: null, end: null },
          });
          expect(answer.statusCode, answer.body).toBe(200);
        }),
      );
    }
    expect(counts[1]).toBeLessThanOrEqual(counts[0] ?? 0);
  });
});
