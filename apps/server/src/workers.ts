import type { FastifyBaseLogger } from 'fastify';
import type { Context } from './context.ts';
import type { Connection } from './db/connection.ts';
import { settleAll } from './features/figures/figures.service.ts';
import type { Workers } from './jobs/attempt.ts';
import { leaveJob } from './jobs/queues.ts';
import { mailWorker } from './mail/posting.ts';
import { MAILS } from './mails.ts';
import { sweep } from './sweep.ts';

/** After so long the rest is left as another piece of work, well before this one counts as dead. */
const FIGURES_WITHIN_MS = 60_000;

/** Who does the work that is left in the queues. What goes wrong is logged without addresses. */
export function workersOf(
  context: Context,
  { engine }: Pick<Connection, 'engine'>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Workers {
  return {
    mail: mailWorker({
      contextOf: (instituteId) => ({ ...context, instituteId }),
      composers: MAILS,
      onFailedDelivery: (failure) =>
        failure.isLast ? log.error(failure, 'A mail was given up') : log.warn(failure, 'A mail could not be sent yet'),
    }),
    async figures({ signal }) {
      const timeIsUp = AbortSignal.timeout(FIGURES_WITHIN_MS);
      const isDone = await settleAll(context, { engine, signal: signal ? AbortSignal.any([signal, timeIsUp]) : timeIsUp });
      if (!isDone) await leaveJob(context.db, { queue: 'figures', data: {}, at: context.clock() });
      return 'note';
    },
    async sweep() {
      try {
        await sweep(context);
      } catch (error) {
        log.warn({ err: error }, 'Sweeping failed');
        throw error;
      }
      return 'note';
    },
  };
}
