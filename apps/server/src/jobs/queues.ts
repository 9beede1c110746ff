import type { Database } from '../db/connection.ts';
import { newId } from '../db/ids.ts';
import { insertJob, type JobData } from './jobs.repo.ts';

/** The schema of the database that the queue library's tables are in; the migration that makes them names it too. */
export const JOBS_SCHEMA = 'jobs';

/** The kinds of work that nobody waits for. How often each is tried and how long it is kept stands in the migration that adds it. */
export const QUEUES = ['mail', 'figures', 'sweep', 'telling', 'push', 'imports', 'exports', 'retention'] as const;
export type QueueName = (typeof QUEUES)[number];

/** How often a node looks for work of each kind, in seconds. What recurs it is told of when it leaves it itself. */
export const LOOK_EVERY_SECONDS: Readonly<Record<QueueName, number>> = {
  mail: 2,
  figures: 15,
  sweep: 60,
  telling: 60,
  push: 2,
  imports: 1,
  exports: 2,
  retention: 60,
};

/** Work that is left for later. */
export interface LeftJob {
  readonly queue: QueueName;
  /** What whoever does it needs to know. It is stored as it is: ids, and nothing about a person. */
  readonly data: JobData;
  readonly at: Date;
  /** Not before then; as soon as possible if left out. */
  readonly startAfter?: Date | undefined;
}

/** Leaves a piece of work, in the transaction that causes it: there is none without the other. */
export function leaveJob(db: Database, { queue, data, at, startAfter }: LeftJob): Promise<void> {
  return insertJob(db, { id: newId(at), queue, data, createdAt: at, startAfter });
}
