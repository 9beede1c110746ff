import { beforeEach, describe, expect, it, vi } from 'vitest';
import { newId } from '../db/ids.ts';
import { newTestDatabase, type TestDatabase } from '../testing/database.ts';
import { bossOf, idleWorkers, storedJobs } from '../testing/jobs.ts';
import type { Job } from './attempt.ts';
import { enqueueJob, QUEUE_NAMES } from './queues.ts';
import { startWork } from './work.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await newTestDatabase();
  return () => database.close();
});

const silent = { warn: () => undefined, error: () => undefined };
const POLL_SECONDS = 0.1;

function leave(data: Record<string, string> = {}) {
  return enqueueJob(database.acrossInstitutes, { queue: 'exports', data, at: new Date() });
}

describe('the queue tables', () => {
  it('match the schema that the library expects', async () => {
    const boss = await bossOf(database);
    expect(await boss.detectSchemaDrift()).toMatchObject({ ok: true, extraIndexes: [] });
    // The library refuses to start with tables of another version.
    await boss.start();
    await boss.stop({ graceful: false, close: false });
  });

  it('contain a queue for each kind of job, with limits for time and retries', async () => {
    const queues = await (await bossOf(database)).getQueues();
    expect(queues.map(({ name }) => name).sort()).toEqual([...QUEUE_NAMES].sort());
    for (const { expireInSeconds, retryLimit, retryDelay, deleteAfterSeconds } of queues) {
      expect(expireInSeconds).toBeLessThanOrEqual(600);
      expect(retryLimit).toBeGreaterThanOrEqual(3);
      expect(retryDelay).toBeGreaterThan(0);
      expect(deleteAfterSeconds).toBeGreaterThan(0);
    }
  });
});

describe('startWork', () => {
  it('runs waiting and new jobs one at a time, and none after it is stopped', async () => {
    const done: unknown[] = [];
    let atOnce = 0;
    const exports = async ({ data }: Job) => {
      atOnce += 1;
      expect(atOnce).toBe(1);
      await Promise.resolve();
      done.push(data);
      atOnce -= 1;
      return 'keep' as const;
    };
    for (const name of ['a', 'b', 'c']) await leave({ name });
    const work = startWork(database, { workers: idleWorkers({ exports }), log: silent, pollSeconds: POLL_SECONDS });
    await expect.poll(() => done).toEqual([{ name: 'a' }, { name: 'b' }, { name: 'c' }]);
    await leave({ name: 'd' });
    await expect.poll(() => done.length).toBe(4);
    await work.stop();
    await leave({ name: 'e' });
    // A node that starts later does it.
    const later: unknown[] = [];
    const other = startWork(database, {
      workers: idleWorkers({
        exports: async ({ data }) => {
          later.push(data);
          return 'keep';
        },
      }),
      log: silent,
      pollSeconds: POLL_SECONDS,
    });
    await expect.poll(() => later).toEqual([{ name: 'e' }]);
    await other.stop();
    expect(done).toHaveLength(4);
  });

  it('enqueues and runs the recurring jobs on start', async () => {
    const begun: string[] = [];
    const note = (name: string) => async () => {
      begun.push(name);
      return 'keep' as const;
    };
    const work = startWork(database, {
      workers: idleWorkers({ figures: note('figures'), sweep: note('sweep'), telling: note('telling'), retention: note('retention') }),
      log: silent,
      pollSeconds: POLL_SECONDS,
    });
    await expect.poll(() => [...begun].sort()).toEqual(['figures', 'retention', 'sweep', 'telling']);
    await work.stop();
  });

  it('keeps a failed job for a retry with its error code, and continues with the next', async () => {
    const errors = vi.fn();
    const seen: number[] = [];
    const exports = async ({ attempt }: Job) => {
      seen.push(attempt);
      if (seen.length === 1) throw Object.assign(new Error('to asha@campus.example'), { code: 'ECONNREFUSED' });
      return 'delete' as const;
    };
    await leave({ name: newId() });
    await leave({ name: newId() });
    const work = startWork(database, {
      workers: idleWorkers({ exports }),
      log: { ...silent, error: errors },
      pollSeconds: POLL_SECONDS,
    });
    await expect.poll(() => seen).toEqual([1, 1]);
    await work.stop();
    const stored = (await storedJobs(database.acrossInstitutes)).split('\n').filter((row) => row.includes('"name": "exports"'));
    expect(stored).toHaveLength(1);
    expect(stored[0]).toContain('ECONNREFUSED');
    expect(stored[0]).toContain('"state": "retry"');
    expect(stored[0]).not.toContain('@');
    expect(errors).not.toHaveBeenCalled();
  });

  it('continues after a database error', async () => {
    const errors: unknown[] = [];
    const done: unknown[] = [];
    let isBroken = false;
    const fragile: TestDatabase = {
      ...database,
      executeSql: async (text, values) => {
        if (isBroken) throw new Error('no connection');
        return database.executeSql(text, values);
      },
    };
    const exports = async ({ data }: Job) => {
      done.push(data);
      return 'keep' as const;
    };
    const work = startWork(fragile, {
      workers: idleWorkers({ exports }),
      log: { ...silent, error: (error: unknown) => errors.push(error) },
      pollSeconds: POLL_SECONDS,
    });
    await leave({ name: 'before' });
    await expect.poll(() => done.length).toBe(1);
    isBroken = true;
    await expect.poll(() => errors.length).toBeGreaterThan(0);
    await leave({ name: 'after' });
    isBroken = false;
    await expect.poll(() => done.length).toBe(2);
    await work.stop();
  });
});
