import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../../context.ts';
import { errorCode } from '../../db/errors.ts';
import type { Worker } from '../../jobs/attempt.ts';
import { applyIfDue } from './accountChanges.service.ts';

/** Carries out an account change that nobody else could confirm. A failure is logged with ids only. */
export function accountChangeWorker(
  contextOf: (instituteId: string) => Promise<Context | undefined> | Context | undefined,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Worker {
  return async ({ data, attempt, isLastAttempt }) => {
    const { instituteId, changeId, userId } = data as { instituteId: string; changeId: string; userId: string };
    const context = await contextOf(instituteId);
    if (!context) return 'delete';
    const about = { instituteId, changeId, userId };
    try {
      const done = await applyIfDue(context, changeId);
      if (!done.ok) log.warn({ ...about, reason: done.refusal.code }, 'An account change is no longer possible');
    } catch (err) {
      const failure = { ...about, attempt, reason: errorCode(err) ?? 'unknown' };
      if (isLastAttempt) log.error(failure, 'An account change failed permanently');
      else log.warn(failure, 'An account change failed, and will be retried');
      throw err;
    }
    return 'delete';
  };
}
