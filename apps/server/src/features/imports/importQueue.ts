import type { ImportStep } from '@quad/domain/administration';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { enqueueJob } from '../../jobs/queues.ts';

/** Enqueues a step of an import, at once or for later, in the caller's transaction. */
export function enqueueImport(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  { importId, step, startAfter }: { importId: string; step: ImportStep; startAfter?: Date | null | undefined },
): Promise<void> {
  return enqueueJob(tx, { queue: 'imports', data: { instituteId, importId, step }, at: clock(), startAfter: startAfter ?? undefined });
}
