import type { Context } from './context.ts';
import { sweepKeys } from './plugins/idempotency.ts';
import { sweepAttempts } from './plugins/rateLimit.ts';
import { sweepSessions } from './plugins/session.ts';

/** Removes what is over: expired sessions, counters and keys. Nothing depends on it but the size of the tables. */
export async function sweep(context: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await sweepSessions(context);
  await sweepAttempts(context);
  await sweepKeys(context);
}
