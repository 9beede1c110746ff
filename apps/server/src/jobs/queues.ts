import type { Database } from '../db/connection.ts';
import { newId } from '../db/ids.ts';
import { hasJob, insertJobs, type JobData } from './jobs.repo.ts';

/** The database schema of the queue library's tables. The migration that creates them names it too. */
export const JOBS_SCHEMA = 'jobs';

/** How a node processes a queue. */
export interface QueueOptions {
  /** Polling interval in seconds while the queue is empty. A node that enqueues a recurring job wakes its own loop at once. */
  readonly pollSeconds: number;
  /** Number of jobs that a node runs concurrently. */
  readonly concurrency: number;
  /** Whether a slot pauses after a job for as long as the job took, for queues whose jobs are long and come by the dozen. */
  readonly pausesBetweenJobs?: boolean;
}

/**
 * The queues. The migration that adds a queue sets its retries and retention. Mails have two independent queues: a slow or silent mail
 * server holds up only the mails that it is given.
 */
export const QUEUES = {
  'mail-urgent': { pollSeconds: 1, concurrency: 3 },
  mail: { pollSeconds: 2, concurrency: 4 },
  notifications: { pollSeconds: 1, concurrency: 1, pausesBetweenJobs: true },
  push: { pollSeconds: 2, concurrency: 2 },
  figures: { pollSeconds: 15, concurrency: 1 },
  sweep: { pollSeconds: 60, concurrency: 1 },
  telling: { pollSeconds: 60, concurrency: 1 },
  // A singleton queue: one job per institute at a time.
  imports: { pollSeconds: 1, concurrency: 2 },
  exports: { pollSeconds: 2, concurrency: 1 },
  certificates: { pollSeconds: 1, concurrency: 1, pausesBetweenJobs: true },
  retention: { pollSeconds: 60, concurrency: 1 },
  erasures: { pollSeconds: 60, concurrency: 1 },
  places: { pollSeconds: 15, concurrency: 1 },
  'account-changes': { pollSeconds: 60, concurrency: 1 },
} as const satisfies Record<string, QueueOptions>;
export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];

/** A job to enqueue. */
export interface JobToEnqueue {
  readonly queue: QueueName;
  /** What the worker needs. Stored in plain text, so only ids and no personal data. */
  readonly data: JobData;
  readonly at: Date;
  /** Earliest start. As soon as possible if left out. */
  readonly startAfter?: Date | undefined;
}

/** Enqueues a job inside the caller's transaction, so that the job and its cause commit together. */
export function enqueueJob(db: Database, { data, ...job }: JobToEnqueue): Promise<void> {
  return enqueueJobs(db, { ...job, data: [data] });
}

/** Enqueues any number of jobs of one queue in one statement. */
export async function enqueueJobs(
  db: Database,
  { queue, data, at, startAfter }: Omit<JobToEnqueue, 'data'> & { data: readonly JobData[] },
): Promise<void> {
  if (data.length === 0) return;
  await insertJobs(db, { queue, jobs: data.map((each) => ({ id: newId(at), data: each })), createdAt: at, startAfter });
}

/** Enqueues a job unless one with the same data is waiting, running, or failed and kept for inspection. */
export async function enqueueJobOnce(db: Database, job: JobToEnqueue): Promise<void> {
  if (!(await hasJob(db, job))) await enqueueJob(db, job);
}
