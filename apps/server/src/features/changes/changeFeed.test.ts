import { sql } from 'drizzle-orm';
import { afterEach, beforeAll, expect, it } from 'vitest';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { institutes, notifications } from '../../db/schema.ts';
import { type TestDatabase, testDatabase } from '../../testing/database.ts';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { insertNotificationEvent } from '../notifications/notifications.repo.ts';
import { type Batch, ChangeFeed } from './changeFeed.ts';

let database: TestDatabase;
const feeds: ChangeFeed[] = [];

beforeAll(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  for (const feed of feeds.splice(0)) await feed.close();
});

function feedOn(look: () => Promise<Database> = async () => database.acrossInstitutes): ChangeFeed {
  const feed = new ChangeFeed({ database: look, clock: () => new Date(), log: { warn: () => undefined } });
  feeds.push(feed);
  return feed;
}

async function addInstitute(): Promise<string> {
  const id = newId();
  await database.acrossInstitutes.insert(institutes).values({ id, name: 'Institute', domain: `${id}.example` });
  return id;
}

async function hear(feed: ChangeFeed, instituteId: string, after?: string): Promise<Batch[]> {
  const heard: Batch[] = [];
  await feed.listen(instituteId, after, (batch) => heard.push(batch));
  return heard;
}

const note = (instituteId: string, { count = 1, topic = 'units' } = {}) =>
  database.acrossInstitutes.execute(
    sql`insert into changes (institute_id, topic) select ${instituteId}, ${topic} from generate_series(1, ${count}::int)`,
  );

const topicsOf = (batches: readonly Batch[]) => batches.flatMap(({ changes }) => changes.map(({ topic }) => topic));

it('reports a gap only to the institute that has too many changes', async () => {
  const [large, small] = [await addInstitute(), await addInstitute()];
  const feed = feedOn();
  const place = await feed.placeNow();
  const [ofLarge, ofSmall] = [await hear(feed, large), await hear(feed, small)];
  await note(large, { count: 10_001 });
  await expect.poll(() => ofLarge.length).toBe(1);
  expect(ofLarge[0]).toMatchObject({ hasGap: true });
  expect(ofLarge[0]?.changes).toHaveLength(5000);
  await note(small, { topic: 'rooms' });
  await expect.poll(() => ofSmall.length).toBe(1);
  expect(ofSmall).toEqual([{ hasGap: false, changes: [expect.objectContaining({ topic: 'rooms' })] }]);
  // It does not affect a listener that resumes from an earlier place either.
  expect((await hear(feed, small, place)).map(({ hasGap }) => hasGap)).toEqual([false]);
  expect((await hear(feed, large, place)).map(({ hasGap }) => hasGap)).toEqual([true]);
});

it('delivers changes to a listener that joins while changes of other institutes are read', async () => {
  const [first, late] = [await addInstitute(), await addInstitute()];
  const db = database.acrossInstitutes;
  let ofLate: Batch[] = [];
  const noted = Promise.withResolvers<void>();
  let isFirstLook = false;
  const feed = feedOn(async () => {
    if (!isFirstLook) return db;
    isFirstLook = false;
    await noted.promise;
    return atStatement(db, async () => {
      ofLate = await hear(feed, late);
    });
  });
  const ofFirst = await hear(feed, first);
  isFirstLook = true;
  await note(first);
  await note(late, { topic: 'rooms' });
  noted.resolve();
  await expect.poll(() => topicsOf(ofFirst)).toEqual(['units']);
  await expect.poll(() => topicsOf(ofLate)).toEqual(['rooms']);
  await note(late);
  await expect.poll(() => topicsOf(ofLate)).toEqual(['rooms', 'units']);
});

/** A database that runs a callback during its first statement. */
function atStatement(db: Database, happen: () => Promise<void>): Database {
  let hasHappened = false;
  return Object.create(db, {
    session: {
      get() {
        if (!hasHappened) void happen();
        hasHappened = true;
        return Reflect.get(db, 'session');
      },
    },
  }) as Database;
}

it('records one change per recipient for each statement on notifications', async () => {
  const app: TestApp = await testApp();
  try {
    const { context } = app;
    const { instituteId } = context;
    const people = [await app.addUser(), await app.addUser()];
    const rows: (typeof notifications.$inferInsert)[] = [];
    for (const kind of ['event-notice', 'event-changed'] as const) {
      const subject = { subjectType: 'event', subjectId: newId(), title: 'Robo Night' } as const;
      const position = await insertNotificationEvent(context.db, { instituteId, at: context.clock(), kind, ...subject });
      if (position === undefined) throw new Error('It was not written down.');
      const notification = { why: 'registered', groupKey: kind, inInbox: true, mail: 'none', push: 'none' } as const;
      for (const { id } of people) rows.push({ instituteId, userId: id, position, ...notification });
    }
    const noted = async () => {
      const found = await context.db.execute<{ person: string }>(
        sql`select person_id as person from changes where institute_id = ${instituteId} and topic = 'notifications' order by position`,
      );
      return found.rows.map(({ person }) => person).toSorted();
    };
    await context.db.insert(notifications).values(rows);
    const once = people.map(({ id }) => id).toSorted();
    expect(await noted()).toEqual(once);
    await context.db.update(notifications).set({ seenAt: context.clock() });
    expect(await noted()).toEqual([...once, ...once].toSorted());
  } finally {
    await app.close();
  }
});
