import type { Context } from './context.ts';
import { endRoles } from './features/accounts/administration.service.ts';
import { sweepLinks } from './features/accounts/links.service.ts';
import { purgeChallenges } from './features/accounts/passkeyChallenges.service.ts';
import { sweepChanges } from './features/changes/changeFeed.ts';
import { foldFigures } from './features/figures/figures.service.ts';
import { sweepImports } from './features/imports/imports.service.ts';
import { sweepHappenings } from './features/notifications/reminders.service.ts';
import { sweepExports } from './features/personal-data/dataExports.service.ts';
import { keepErasures } from './features/personal-data/erasures.ts';
import { eraseDue } from './features/personal-data/leaving.service.ts';
import { sweepPhotos } from './features/profile/images.service.ts';
import { sweepKeys } from './plugins/idempotency.ts';
import { sweepAttempts } from './plugins/rateLimit.ts';
import { sweepSessions } from './plugins/session.ts';

/** Removes what is over in every institute: expired sessions, links, challenges, counters, keys and changes, imports of last month, archives of last week, objects of former photos; folds figures, takes back roles that have ended, and erases who left two weeks ago. But for them, nothing depends on it but the size of what is stored. */
export async function sweep(everything: Pick<Context, 'db' | 'clock'>, institutes: readonly Context[]): Promise<void> {
  await sweepSessions(everything);
  await sweepAttempts(everything);
  await sweepKeys(everything);
  await sweepLinks(everything);
  await purgeChallenges(everything);
  await sweepChanges(everything);
  await sweepHappenings(everything);
  await foldFigures(everything);
  await sweepImports(everything);
  await sweepExports(everything);
  for (const context of institutes) {
    await endRoles(context);
    await eraseDue(context);
    await keepErasures(context);
  }
  // Last: it needs the photo store, which may be out of order while the database is not.
  for (const context of institutes) await sweepPhotos(context);
}
