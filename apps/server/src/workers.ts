import type { FastifyBaseLogger } from 'fastify';
import type { Context } from './context.ts';
import type { Connection } from './db/connection.ts';
import { settleAll } from './features/figures/figures.service.ts';
import type { Workers } from './jobs/attempt.ts';
import { mailWorker } from './mail/posting.ts';
import { MAILS } from './mails.ts';
import { sweep } from './sweep.ts';

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
      await settleAll(context, { engine, signal });
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
