import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/connection.ts';
import { errorCode } from '../db/errors.ts';
import type { StoredJob } from './boss.ts';
import { endRetries, setRetryDelay } from './jobs.repo.ts';
import type { QueueName } from './queues.ts';

/** A job handed to a worker. It may run more than once, so its effects must be idempotent. */
export interface Job {
  readonly id: string;
  readonly data: unknown;
  readonly createdAt: Date;
  /** The number of the attempt, counted from 1. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** Aborts when the job times out, or when the server stops and its grace period is over. */
  readonly signal: AbortSignal | undefined;
}

/** Whether the row of a completed job is kept, marked as completed, or deleted. */
export type OnCompletion = 'keep' | 'delete';

/** Performs one job. */
export type Worker = (job: Job) => Promise<OnCompletion>;
export type Workers = Readonly<Record<QueueName, Worker>>;

/** Fails the attempt and sets the delay before the next one. */
export class RetryLater extends Error {
  readonly seconds: number;

  constructor(seconds: number, cause: unknown) {
    super('The attempt failed.', { cause });
    this.seconds = seconds;
  }
}

/** Fails the job for good, because a retry would fail as well. */
export class PermanentFailure extends Error {
  constructor(cause: unknown) {
    super('The attempt failed for good.', { cause });
  }
}

/** Why an attempt failed, as stored in the queue. It is a code only, since messages and statements may hold personal data. */
class Reason extends Error {
  override readonly name = 'Reason';

  constructor(error: unknown) {
    const known = error instanceof RetryLater || error instanceof PermanentFailure ? error.cause : error;
    super(errorCode(known) ?? (known instanceof Error ? known.name : 'unknown'));
    delete this.stack;
  }
}

/** Makes one attempt at a fetched job and records its success or failure. Rejects when the outcome cannot be recorded. */
export async function attempt(boss: PgBoss, db: Database, queue: QueueName, work: Worker, job: StoredJob): Promise<void> {
  const failure = await tryOnce(boss, db, queue, work, job).then(
    () => undefined,
    (error: unknown) => (error instanceof Reason ? error : new Reason(error)),
  );
  if (failure) await boss.fail(queue, job, failure);
  else await boss.complete(queue, job);
}

async function tryOnce(boss: PgBoss, db: Database, queue: QueueName, work: Worker, job: StoredJob): Promise<void> {
  const { id, data, createdOn, retryCount, retryLimit, signal } = job;
  try {
    const onCompletion = await work({
      id,
      data,
      createdAt: createdOn,
      attempt: retryCount + 1,
      isLastAttempt: retryCount >= retryLimit,
      signal,
    });
    if (onCompletion === 'delete') await boss.deleteJob(queue, id);
  } catch (error) {
    if (error instanceof RetryLater) await setRetryDelay(db, queue, id, error.seconds);
    if (error instanceof PermanentFailure) await endRetries(db, queue, id);
    throw new Reason(error);
  }
}
