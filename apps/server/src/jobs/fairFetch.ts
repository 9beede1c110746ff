import type { PgBoss } from 'pg-boss';
import type { StoredJob } from './boss.ts';
import type { QueueName } from './queues.ts';

/** Where one institute alone has work, others are looked for after so many pieces of it: looking past all of its work costs something. */
const OTHERS_AFTER = 10;

/**
 * Fetches the next piece of work of a queue, for institutes in turn: however much waits of one of them, it delays another by the pieces
 * that are being done. Of one institute, what was left first comes first. Undefined where there is no work.
 */
export function fairFetch(boss: Pick<PgBoss, 'fetch'>, queue: QueueName): () => Promise<StoredJob | undefined> {
  /** Whose turn it was, since all had one. */
  let served = new Set<string>();
  let aloneFor = 0;
  const fetch = async (ignoreGroups?: string[]): Promise<StoredJob | undefined> => {
    const [job] = await boss.fetch<unknown>(queue, { includeMetadata: true, ...(ignoreGroups && { ignoreGroups }) });
    return job;
  };
  return async () => {
    let job = served.size > 0 && aloneFor === 0 ? await fetch([...served]) : undefined;
    if (!job) {
      const wasAlone = served.size === 1;
      served = new Set();
      job = await fetch();
      // A round of one: nobody else had work when it was looked for.
      aloneFor = job && wasAlone ? (aloneFor + 1) % OTHERS_AFTER : 0;
    }
    if (job?.groupId) served.add(job.groupId);
    return job;
  };
}
