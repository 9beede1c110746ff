import type { Context } from './context.ts';
import { sweepResets } from './features/accounts/resets.repo.ts';
import { foldFigures } from './features/figures/figures.repo.ts';
import { sweepOutbox } from './mail/outbox.ts';
import { sweepKeys } from './plugins/idempotency.ts';
import { sweepAttempts } from './plugins/rateLimit.ts';
import { sweepSessions } from './plugins/session.ts';

/** Removes what is over: expired sessions, links, counters and keys, old mails; folds figures. Nothing depends on it but the size of the tables. */
export async function sweep(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await sweepSessions(context);
  await sweepAttempts(context);
  await sweepKeys(context);
  await sweepResets(context);
  await sweepOutbox(context);
  await foldFigures(context);
}
