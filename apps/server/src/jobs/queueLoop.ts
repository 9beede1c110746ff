import { setTimeout as pause } from 'node:timers/promises';
import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/connection.ts';
import { attempt, type Worker } from './attempt.ts';
import type { StoredJob } from './boss.ts';
import { fairFetch } from './fairFetch.ts';
import type { QueueName, QueueOptions } from './queues.ts';

export interface QueueLoopOptions extends QueueOptions {
  readonly boss: PgBoss;
  readonly db: Database;
  readonly queue: QueueName;
  readonly work: Worker;
  readonly onError: (error: unknown) => void;
}

/** Processes the jobs of one queue with limited concurrency. */
export interface QueueLoop {
  /** Polls the queue at once. */
  wake(): void;
  /** Stops fetching jobs and waits up to that many milliseconds for running ones; jobs that take longer are retried later. */
  stop(withinMs: number): Promise<void>;
}

interface Attempt {
  readonly job: StoredJob;
  readonly end: AbortController;
  readonly settled: Promise<void>;
}

/** Fetches and processes jobs until stopped. A job that exceeds its time limit occupies its own slot until it ends, and no other. */
export function startQueueLoop({
  boss,
  db,
  queue,
  work,
  concurrency,
  pollSeconds,
  pausesBetweenJobs,
  onError,
}: QueueLoopOptions): QueueLoop {
  const next = fairFetch(boss, queue);
  const running = new Set<Attempt>();
  let isStopping = false;
  let isAwake = false;
  let wakeUp = () => {};

  const rest = async () => {
    if (isAwake || isStopping) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    wakeUp = resolve;
    const timer = setTimeout(resolve, pollSeconds * 1000).unref();
    await promise;
    clearTimeout(timer);
  };
  const wake = () => {
    isAwake = true;
    wakeUp();
  };

  const begin = (job: StoredJob) => {
    const begun = performance.now();
    const end = new AbortController();
    const signal = AbortSignal.any([end.signal, AbortSignal.timeout(job.expireInSeconds * 1000)]);
    const settled = attempt(boss, db, queue, work, { ...job, signal })
      .catch(onError)
      .then(() => (pausesBetweenJobs && !isStopping ? pause(performance.now() - begun) : undefined))
      .finally(() => {
        running.delete(started);
        wake();
      });
    const started: Attempt = { job, end, settled };
    running.add(started);
  };

  const loop = async () => {
    while (!isStopping) {
      isAwake = false;
      try {
        const job = running.size < concurrency ? await next() : undefined;
        if (job) begin(job);
        else await rest();
      } catch (error) {
        onError(error);
        await rest();
      }
    }
  };
  const looping = loop();

  return {
    wake,
    async stop(withinMs) {
      isStopping = true;
      wakeUp();
      await looping;
      const grace = Promise.withResolvers<void>();
      const timer = setTimeout(grace.resolve, withinMs);
      await Promise.race([Promise.all([...running].map(({ settled }) => settled)), grace.promise]);
      clearTimeout(timer);
      for (const { job, end } of running) {
        // Fails the job before aborting it, so that the result of the aborted worker is ignored.
        await boss.fail(queue, job, { message: 'stopped' }).catch(onError);
        end.abort();
      }
    },
  };
}
