import type { Context } from './context.ts';
import { sweepLinks } from './features/accounts/links.service.ts';
import { foldFigures } from './features/figures/figures.service.ts';
import { sweepPhotos } from './features/profile/photoLeftovers.service.ts';
import { sweepKeys } from './plugins/idempotency.ts';
import { sweepAttempts } from './plugins/rateLimit.ts';
import { sweepSessions } from './plugins/session.ts';

/** Removes what is over in every institute: expired sessions, links, counters and keys, objects of former photos; folds figures. Nothing depends on it but the size of what is stored. */
export async function sweep(everything: Pick<Context, 'db' | 'clock'>, institutes: readonly Context[]): Promise<void> {
  await sweepSessions(everything);
  await sweepAttempts(everything);
  await sweepKeys(everything);
  await sweepLinks(everything);
  await foldFigures(everything);
  // Last: it needs the photo store, which may be out of order while the database is not.
  for (const context of institutes) await sweepPhotos(context);
}
