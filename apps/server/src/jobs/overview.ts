import type { Connection } from '../db/connection.ts';
import { newBoss } from './boss.ts';
import { findFailed } from './jobs.repo.ts';

export { countFailed, countJobs, type FailedJobRow, findFailed, type QueueCounts, removeFailed, reviveFailed } from './jobs.repo.ts';

/** Retries a failed job at once. False when there is no such job. */
export async function retryFailed(connection: Connection, id: string): Promise<boolean> {
  const [failed] = await findFailed(connection.acrossInstitutes, { id, limit: 1 });
  if (!failed) return false;
  await (await newBoss(connection)).retry(failed.queue, id);
  return true;
}
