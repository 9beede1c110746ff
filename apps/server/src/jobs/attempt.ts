import type { PgBoss } from 'pg-boss';
import type { Database } from '../db/connection.ts';
import { errorCode } from '../db/errors.ts';
import type { StoredJob } from './boss.ts';
import { endRetries, setRetryDelay } from './jobs.repo.ts';
import type { QueueName } from './queues.ts';

/** A piece of work that somebody begins. The same one may be begun again: what it does has to bear that. */
export interface Job {
  readonly id: string;
  readonly data: unknown;
  readonly createdAt: Date;
  /** 1 at first. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** Aborts when its time is over, or when the server stops and waits no longer. */
  readonly signal: AbortSignal | undefined;
}

/** What stays of a piece of work that is done: the note that it was done, or nothing at all. */
export type Remains = 'note' | 'nothing';

/** Does one piece of work. */
export type Worker = (job: Job) => Promise<Remains>;
export type Workers = Readonly<Record<QueueName, Worker>>;

/** An attempt that failed, with a wait of its own before the next. */
export class TryAgainIn extends Error {
  readonly seconds: number;

  constructor(seconds: number, cause: unknown) {
    super('The attempt failed.', { cause });
    this.seconds = seconds;
  }
}

/** An attempt that failed for good: another would fail as well. */
export class GiveUp extends Error {
  constructor(cause: unknown) {
    super('The attempt failed for good.', { cause });
  }
}

/** Why an attempt failed, for the queue and its readers: a code, and nothing that a message or a statement may hold of a person. */
class Reason extends Error {
  override readonly name = 'Reason';

  constructor(error: unknown) {
    const known = error instanceof TryAgainIn || error instanceof GiveUp ? error.cause : error;
    super(errorCode(known) ?? (known instanceof Error ? known.name : 'unknown'));
    delete this.stack;
  }
}

/** Makes one attempt at a job that was fetched, and notes that it is done, or with what it failed. Rejects where that cannot be noted. */
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
    const remains = await work({
      id,
      data,
      createdAt: createdOn,
      attempt: retryCount + 1,
      isLastAttempt: retryCount >= retryLimit,
      signal,
    });
    if (remains === 'nothing') await boss.deleteJob(queue, id);
  } catch (error) {
    if (error instanceof TryAgainIn) await setRetryDelay(db, queue, id, error.seconds);
    if (error instanceof GiveUp) await endRetries(db, queue, id);
    throw new Reason(error);
  }
}
