import type { PgBoss } from 'pg-boss';
import type { StoredJob } from './boss.ts';
import type { QueueName } from './queues.ts';

/**
 * When only one institute has jobs, the number of its jobs between two checks for others. A check has to skip all of its jobs, which
 * is costly.
 */
const CHECK_OTHERS_AFTER = 10;

/**
 * Returns a function that fetches the next job of a queue, round robin by institute. However many jobs one institute has, another waits
 * only for those that are running. Jobs of one institute are first in, first out. Undefined when there is no job.
 */
export function fairFetch(boss: Pick<PgBoss, 'fetch'>, queue: QueueName): () => Promise<StoredJob | undefined> {
  /** Institutes already served in the current round. */
  let served = new Set<string>();
  let jobsInARow = 0;
  const fetch = async (ignoreGroups?: string[]): Promise<StoredJob | undefined> => {
    const [job] = await boss.fetch<unknown>(queue, { includeMetadata: true, ...(ignoreGroups && { ignoreGroups }) });
    return job;
  };
  return async () => {
    let job = served.size > 0 && jobsInARow === 0 ? await fetch([...served]) : undefined;
    if (!job) {
      const wasAlone = served.size === 1;
      served = new Set();
      job = await fetch();
      // The round had a single institute: no other had a job when it was checked.
      jobsInARow = job && wasAlone ? (jobsInARow + 1) % CHECK_OTHERS_AFTER : 0;
    }
    if (job?.groupId) served.add(job.groupId);
    return job;
  };
}
