import { sql } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { ENGINE, newTestDatabase } from '../../testing/database.ts';
import { TEST_NOW, testApp } from '../../testing/testApp.ts';
import { isFullTier } from '../../testing/tier.ts';
import { foldFigures, recountFigures } from './figures.repo.ts';
import { completePastEvents } from './figures.service.ts';
import { importPast } from './testing/bulkImport.ts';

/** The full tier uses the size that the product promises. The embedded database is for small clubs. */
const SIZE =
  isFullTier && ENGINE === 'postgres'
    ? { events: 20_000, participants: 30, people: 3000, units: 30 }
    : { events: isFullTier ? 2000 : 600, participants: 10, people: 200, units: 10 };

/** More rows than the figures of every month, unit and category; far fewer than events. */
const MAX_ROWS_READ = 4000;
const MAX_BATCH = 1000;

it('counts imported past events in batches, keeps the figures small and ends with correct totals', async () => {
  const database = await newTestDatabase();
  const server = await testApp({ database });
  const { db, instituteId } = server.context;
  const president = await server.signIn({ role: 'PRESIDENT' });
  await importPast(db, instituteId, { ...SIZE, now: TEST_NOW });
  await foldFigures({ db }, instituteId);

  const completed = async () => {
    const response = await president.get('/api/analytics/president');
    expect(response.statusCode).toBe(200);
    return response.json().summary.eventAnalytics.totalCompleted;
  };
  expect(await completed()).toBe(0);

  const batches: number[] = [];
  // After an interruption, as by a stop, it continues.
  const stopped = AbortSignal.abort();
  expect(await completePastEvents(server.context, { engine: ENGINE, signal: stopped, onBatch: (events) => batches.push(events) })).toBe(
    false,
  );
  expect(batches).toEqual([]);
  let reads = 0;
  const seen: number[] = [];
  const reader = (async () => {
    while ((seen.at(-1) ?? 0) < SIZE.events) {
      seen.push(await completed());
      const { rows } = await db.execute<{ rows: number }>(
        sql`select ((select count(*) from figures) + (select count(*) from figure_changes))::int as rows`,
      );
      reads = Math.max(reads, rows[0]?.rows ?? 0);
    }
  })();
  // Two nodes share the work.
  const settling = [1, 2].map(() => completePastEvents(server.context, { engine: ENGINE, onBatch: (events) => batches.push(events) }));
  expect(await Promise.all(settling)).toEqual([true, true]);
  await reader;

  expect(batches.reduce((sum, events) => sum + events, 0)).toBe(SIZE.events);
  expect(Math.max(...batches)).toBeLessThanOrEqual(MAX_BATCH);
  expect(seen).toEqual([...seen].sort((one, other) => one - other));
  expect(reads).toBeLessThan(MAX_ROWS_READ);
  const { rows } = await db.execute<{ events: number }>(sql`select sum(events)::int as events from attendance where scope = 'institute'`);
  expect(rows[0]?.events).toBe(SIZE.events * SIZE.participants);
  expect(await db.transaction((tx) => recountFigures(tx, instituteId))).toEqual([]);
  await server.close();
  await database.close();
});
