import type { FastifyBaseLogger } from 'fastify';
import type { Context } from './context.ts';
import { purgeAccountChanges } from './features/accounts/accountChanges.service.ts';
import { endRoles } from './features/accounts/administration.service.ts';
import { purgeLinks } from './features/accounts/links.service.ts';
import { purgeChallenges } from './features/accounts/passkeyChallenges.service.ts';
import { purgeEvidence } from './features/activity-points/evidence.service.ts';
import { purgeChanges } from './features/changes/changeFeed.ts';
import { purgeReceipts } from './features/expense-claims/receipts.service.ts';
import { foldFigures } from './features/figures/figures.service.ts';
import { purgeImports } from './features/imports/imports.service.ts';
import { purgeNotificationEvents } from './features/notifications/reminders.service.ts';
import { purgeExports } from './features/personal-data/dataExports.service.ts';
import { syncErasures } from './features/personal-data/erasures.ts';
import { enqueueErasures } from './features/personal-data/erasureWorker.ts';
import { purgePhotos } from './features/profile/images.service.ts';
import { purgeAnswerFiles } from './features/questions/answerFiles.service.ts';
import { eraseDueAnswers } from './features/questions/questions.service.ts';
import { eraseDueSurveys } from './features/surveys/surveyWork.service.ts';
import { purgeKeys } from './plugins/idempotency.ts';
import { purgeAttempts } from './plugins/rateLimit.ts';
import { purgeSessions } from './plugins/session.ts';
import { runSteps, type Step } from './steps.ts';

type CleanUpContext = Pick<Context, 'db' | 'clock'>;

/**
 * Steps that run once for all institutes, and steps that run for each. Photos come last: their store may be down while the database is not.
 */
const STEPS: Readonly<Record<string, (everything: CleanUpContext) => Promise<unknown>>> = {
  sessions: purgeSessions,
  attempts: purgeAttempts,
  keys: purgeKeys,
  links: purgeLinks,
  challenges: purgeChallenges,
  changes: purgeChanges,
  notificationEvents: purgeNotificationEvents,
  figures: foldFigures,
  imports: purgeImports,
  exports: purgeExports,
};
const INSTITUTE_STEPS: Readonly<Record<string, (context: Context) => Promise<unknown>>> = {
  roles: endRoles,
  'account changes': purgeAccountChanges,
  erasures: enqueueErasures,
  'erased again': syncErasures,
  evidence: purgeEvidence,
  answers: eraseDueAnswers,
  'answers to surveys': eraseDueSurveys,
  'files of answers': purgeAnswerFiles,
  receipts: purgeReceipts,
  photos: purgePhotos,
};

/**
 * Removes expired data of every institute: sessions, links, challenges, counters, keys and changes that expired, imports of the last month,
 * archives of the last week, objects of former photos. It also folds figures, revokes roles that have ended, closes requests for account
 * changes that nobody decided, and enqueues the erasure of people who left two weeks ago. Apart from these, nothing but the size of the
 * database depends on it. A failed step stops neither other steps nor other institutes: each failure is logged, and all are thrown together
 * at the end.
 */
export async function cleanUp(
  everything: CleanUpContext,
  institutes: readonly Context[],
  log: Pick<FastifyBaseLogger, 'warn'> = { warn: () => undefined },
): Promise<void> {
  const steps: Step[] = Object.entries(STEPS).map(([step, work]) => ({ step, work: () => work(everything) }));
  for (const [step, work] of Object.entries(INSTITUTE_STEPS)) {
    for (const context of institutes) steps.push({ step, instituteId: context.instituteId, work: () => work(context) });
  }
  await runSteps('sweeping', steps, (failure) => log.warn(failure, 'A cleanup step failed'));
}
