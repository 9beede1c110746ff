import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../../context.ts';
import { errorCode } from '../../db/errors.ts';
import type { Worker } from '../../jobs/attempt.ts';
import { leaveOnce } from '../../jobs/queues.ts';
import { eraseIfDue } from './leaving.service.ts';
import { findLeavers } from './personalData.repo.ts';

/** Leaves the erasure of everybody whose days of grace are over, each a piece of work of its own, unless it is left already or was given up. */
export async function leaveErasures({ clock, db, instituteId }: Context): Promise<void> {
  for (const userId of await findLeavers(db, instituteId, clock())) {
    await leaveOnce(db, { queue: 'erasures', data: { instituteId, userId }, at: clock() });
  }
}

/** Erases one person. Of whom it fails for, the number is told, and nothing else. */
export function erasureWorker(
  contextOf: (instituteId: string) => Promise<Context | undefined> | Context | undefined,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Worker {
  return async ({ data, attempt, isLastAttempt }) => {
    const { instituteId, userId } = data as { instituteId: string; userId: string };
    const context = await contextOf(instituteId);
    if (!context) return 'nothing';
    try {
      await eraseIfDue(context, userId);
    } catch (err) {
      const failure = { instituteId, userId, attempt, reason: errorCode(err) ?? 'unknown' };
      if (isLastAttempt) log.error(failure, 'Somebody could not be erased, which was given up until tomorrow');
      else log.warn(failure, 'Somebody could not be erased yet');
      throw err;
    }
    return 'nothing';
  };
}
