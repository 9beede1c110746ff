import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../../context.ts';
import { errorCode } from '../../db/errors.ts';
import type { Worker } from '../../jobs/attempt.ts';
import { enqueueJobOnce } from '../../jobs/queues.ts';
import { eraseIfDue } from './accountErasure.service.ts';
import { findDueErasures } from './personalData.repo.ts';

/**
 * Enqueues the erasure of everyone whose grace period is over, one job each, unless that job is already enqueued or has failed for good.
 */
export async function enqueueErasures({ clock, db, instituteId }: Context): Promise<void> {
  for (const userId of await findDueErasures(db, instituteId, clock())) {
    await enqueueJobOnce(db, { queue: 'erasures', data: { instituteId, userId }, at: clock() });
  }
}

/** Worker that erases one person. Failures are logged with the id and nothing else about the person. */
export function erasureWorker(
  contextOf: (instituteId: string) => Promise<Context | undefined> | Context | undefined,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Worker {
  return async ({ data, attempt, isLastAttempt }) => {
    const { instituteId, userId } = data as { instituteId: string; userId: string };
    const context = await contextOf(instituteId);
    if (!context) return 'delete';
    try {
      await eraseIfDue(context, userId);
    } catch (err) {
      const failure = { instituteId, userId, attempt, reason: errorCode(err) ?? 'unknown' };
      if (isLastAttempt) log.error(failure, 'An erasure failed, and will be retried tomorrow');
      else log.warn(failure, 'An erasure failed, and will be retried');
      throw err;
    }
    return 'delete';
  };
}
