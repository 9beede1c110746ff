import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import { beforeEach, describe, expect, it } from 'vitest';
import { newTestDatabase, type TestDatabase } from '../testing/database.ts';
import { bossOf, storedJobs } from '../testing/jobs.ts';
import type { Worker } from './attempt.ts';
import { startQueueLoop } from './queueLoop.ts';
import { enqueueJob, type QueueName } from './queues.ts';

let database: TestDatabase;
let boss: PgBoss;
beforeEach(async () => {
  database = await newTestDatabase();
  boss = await bossOf(database);
  return () => database.close();
});

function start(
  work: Worker,
  concurrency: number,
  { queue = 'mail', pausesBetweenJobs = false }: { queue?: QueueName; pausesBetweenJobs?: boolean } = {},
) {
  const errors: unknown[] = [];
  const db = database.acrossInstitutes;
  const onError = (error: unknown) => errors.push(error);
  const loop = startQueueLoop({ boss, db, queue, work, concurrency, pausesBetweenJobs, pollSeconds: 0.05, onError });
  return { ...loop, errors };
}

const leave = () => enqueueJob(database.acrossInstitutes, { queue: 'mail', data: {}, at: new Date() });

describe('a queue loop', () => {
  it('runs jobs up to its concurrency, and a hanging job blocks one slot only', async () => {
    let running = 0;
    let most = 0;
    let done = 0;
    let isFirst = true;
    const never = new Promise<void>(() => undefined);
    const work: Worker = async () => {
      running += 1;
      most = Math.max(most, running);
      const waits = isFirst ? never : Promise.resolve();
      isFirst = false;
      await waits;
      running -= 1;
      done += 1;
      return 'delete';
    };
    for (let count = 0; count < 20; count += 1) await leave();
    const loop = start(work, 3);
    await expect.poll(() => done).toBe(19);
    expect(most).toBeLessThanOrEqual(3);
    await loop.stop(0);
  });

  it('runs one import per institute at a time, and different institutes in parallel', async () => {
    const ended = Promise.withResolvers<void>();
    const begun: unknown[] = [];
    const work: Worker = async ({ data }) => {
      begun.push((data as { instituteId: string }).instituteId);
      await ended.promise;
      return 'delete';
    };
    for (const instituteId of ['north', 'north', 'south'])
      await enqueueJob(database.acrossInstitutes, { queue: 'imports', data: { instituteId }, at: new Date() });
    const loop = start(work, 3, { queue: 'imports' });
    await expect.poll(() => begun.toSorted()).toEqual(['north', 'south']);
    ended.resolve();
    await expect.poll(() => begun.toSorted()).toEqual(['north', 'north', 'south']);
    await loop.stop(60_000);
  });

  it('pauses between jobs for as long as the last job took', async () => {
    const taken: { from: number; until: number }[] = [];
    const work: Worker = async () => {
      const from = performance.now();
      await pause(60);
      taken.push({ from, until: performance.now() });
      return 'delete';
    };
    for (let count = 0; count < 3; count += 1) await leave();
    const loop = start(work, 1, { pausesBetweenJobs: true });
    await expect.poll(() => taken.length).toBe(3);
    await loop.stop(60_000);
    for (const [index, { from, until }] of taken.slice(0, -1).entries()) {
      expect((taken[index + 1]?.from ?? 0) - until).toBeGreaterThanOrEqual(until - from - 1);
    }
  });

  it('aborts an unfinished job when the stop timeout ends, and returns it to the queue', async () => {
    const signals: (AbortSignal | undefined)[] = [];
    const work: Worker = ({ signal }) => {
      signals.push(signal);
      return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new Error('aborted'))));
    };
    await leave();
    const loop = start(work, 1);
    await expect.poll(() => signals.length).toBe(1);
    await loop.stop(20);
    expect(signals[0]?.aborted).toBe(true);
    const [row = ''] = (await storedJobs(database.acrossInstitutes)).split('\n');
    expect(row).toContain('"state": "retry"');
    expect(row).toContain('stopped');
    expect(loop.errors).toEqual([]);
  });

  it('finishes the running job when it is stopped, and starts no other', async () => {
    const gate = Promise.withResolvers<void>();
    let begun = 0;
    const work: Worker = async () => {
      begun += 1;
      await gate.promise;
      return 'keep';
    };
    await leave();
    await leave();
    const loop = start(work, 1);
    await expect.poll(() => begun).toBe(1);
    const stopped = loop.stop(60_000);
    gate.resolve();
    await stopped;
    const rows = (await storedJobs(database.acrossInstitutes)).split('\n');
    expect(rows.filter((row) => row.includes('"state": "completed"'))).toHaveLength(1);
    expect(rows.filter((row) => row.includes('"state": "created"'))).toHaveLength(1);
  });
});
