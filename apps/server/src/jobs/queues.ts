import type { Database } from '../db/connection.ts';
import { newId } from '../db/ids.ts';
import { hasJob, insertJobs, type JobData } from './jobs.repo.ts';

/** The schema of the database that the queue library's tables are in; the migration that makes them names it too. */
export const JOBS_SCHEMA = 'jobs';

/** How a node does the work of a queue. */
export interface QueueOptions {
  /** How often a node looks for work, in seconds, where there was none. What recurs it is told of when it leaves it itself. */
  readonly lookEverySeconds: number;
  /** How many pieces of work a node does at a time. */
  readonly atOnce: number;
  /** Whether a place rests after a piece of work for as long as that took: its pieces are long, and follow each other by the dozen. */
  readonly restsBetween?: boolean;
}

/**
 * The kinds of work that nobody waits for. How often each is tried and how long it is kept stands in the migration that adds it. Mails have
 * two lanes, which wait for nothing of each other's: a mail server that is slow or silent holds what it was given, and no more.
 */
export const QUEUES = {
  'mail-urgent': { lookEverySeconds: 1, atOnce: 3 },
  mail: { lookEverySeconds: 2, atOnce: 4 },
  notifications: { lookEverySeconds: 1, atOnce: 1, restsBetween: true },
  push: { lookEverySeconds: 2, atOnce: 2 },
  figures: { lookEverySeconds: 15, atOnce: 1 },
  sweep: { lookEverySeconds: 60, atOnce: 1 },
  telling: { lookEverySeconds: 60, atOnce: 1 },
  // Of each institute one at a time.
  imports: { lookEverySeconds: 1, atOnce: 2 },
  exports: { lookEverySeconds: 2, atOnce: 1 },
  certificates: { lookEverySeconds: 1, atOnce: 1, restsBetween: true },
  retention: { lookEverySeconds: 60, atOnce: 1 },
  erasures: { lookEverySeconds: 60, atOnce: 1 },
  places: { lookEverySeconds: 15, atOnce: 1 },
  'account-changes': { lookEverySeconds: 60, atOnce: 1 },
} as const satisfies Record<string, QueueOptions>;
export type QueueName = keyof typeof QUEUES;
export const QUEUE_NAMES = Object.keys(QUEUES) as QueueName[];

/** A job to be done later. */
export interface JobToEnqueue {
  readonly queue: QueueName;
  /** What whoever does it needs to know. It is stored as it is: ids, and nothing about a person. */
  readonly data: JobData;
  readonly at: Date;
  /** Not before then; as soon as possible if left out. */
  readonly startAfter?: Date | undefined;
}

/** Enqueues a job, in the transaction that causes it: there is none without the other. */
export function enqueueJob(db: Database, { data, ...job }: JobToEnqueue): Promise<void> {
  return enqueueJobs(db, { ...job, data: [data] });
}

/** Leaves pieces of work of one kind by one statement, however many they are. */
export async function enqueueJobs(
  db: Database,
  { queue, data, at, startAfter }: Omit<JobToEnqueue, 'data'> & { data: readonly JobData[] },
): Promise<void> {
  if (data.length === 0) return;
  await insertJobs(db, { queue, jobs: data.map((each) => ({ id: newId(at), data: each })), createdAt: at, startAfter });
}

/** Leaves a piece of work unless the same one waits, is being done, or was given up and is kept for somebody to look at. */
export async function leaveOnce(db: Database, job: JobToEnqueue): Promise<void> {
  if (!(await hasJob(db, job))) await enqueueJob(db, job);
}
