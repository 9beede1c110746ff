import type { Context } from '../../context.ts';
import type { Worker } from '../../jobs/attempt.ts';
import { failExport, prepareExport } from './dataExports.service.ts';

/** Worker that creates requested archives. After the last failed attempt the archive is marked as failed. */
export function exportWorker(contextOf: (instituteId: string) => Promise<Context | undefined> | Context | undefined): Worker {
  return async ({ data, isLastAttempt }) => {
    const { instituteId, exportId } = data as { instituteId: string; exportId: string };
    const context = await contextOf(instituteId);
    if (!context) return 'delete';
    try {
      await prepareExport(context, exportId);
    } catch (error) {
      if (isLastAttempt) await failExport(context, exportId);
      throw error;
    }
    return 'delete';
  };
}
