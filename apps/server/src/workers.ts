import type { FastifyBaseLogger } from 'fastify';
import { cleanUp } from './cleanUp.ts';
import type { Platform } from './context.ts';
import type { Connection } from './db/connection.ts';
import { accountChangeWorker } from './features/accounts/accountChangeWorker.ts';
import { remindOfApprovals } from './features/approvals/approvalReminders.service.ts';
import { certificateWorker } from './features/certificates/certificateWorker.ts';
import { listAnonymous, notifyOfAnonymous, remindOfFeedback } from './features/feedback/pendingFeedback.service.ts';
import { completePastEvents } from './features/figures/figures.service.ts';
import { importWorker } from './features/imports/importWorker.ts';
import type { InstituteContexts } from './features/institutes/instituteContexts.ts';
import { releaseEndedBudgets } from './features/ledger/budgetRelease.service.ts';
import { pushWorker } from './features/notifications/devices.service.ts';
import { fanOutWorker, resumeFanOuts } from './features/notifications/fanOut.service.ts';
import { enqueueDigests, remind } from './features/notifications/reminders.service.ts';
import { erasureWorker } from './features/personal-data/erasureWorker.ts';
import { exportWorker } from './features/personal-data/exportWorker.ts';
import { applyRetention } from './features/personal-data/retention.service.ts';
import { answerDeadlineWorker, freeUnansweredPlaces } from './features/registrations/answerDeadlines.service.ts';
import { advanceSurveys } from './features/surveys/surveyWork.service.ts';
import type { Workers } from './jobs/attempt.ts';
import { enqueueJob } from './jobs/queues.ts';
import { mailWorker } from './mail/mailQueue.ts';
import { MAILS } from './mails.ts';

/** After this time the remaining figures are left to another job, well before this job expires. */
const FIGURES_TIMEOUT_MS = 60_000;

/** What workers need: mails and imports belong to one institute, figures and clean-ups to all. */
interface WorkerContext extends Pick<Connection, 'engine'> {
  readonly platform: Platform;
  readonly institutes: InstituteContexts;
}

/** Returns the workers of all queues. Failures are logged without addresses. */
export function createWorkers(
  { platform, institutes, engine }: WorkerContext,
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>,
): Workers {
  const everything = { db: platform.connection.acrossInstitutes, clock: platform.clock };
  const contextOf = (instituteId: string) => institutes.byId(instituteId);
  const mail = mailWorker({
    contextOf,
    composers: MAILS,
    onFailedDelivery(failure) {
      if (failure.isLast) log.error(failure, 'A mail failed permanently');
      else log.warn(failure, 'A mail failed, and will be retried');
    },
  });
  return {
    'mail-urgent': mail,
    mail,
    notifications: fanOutWorker(contextOf),
    imports: importWorker(contextOf),
    exports: exportWorker(contextOf),
    certificates: certificateWorker(contextOf),
    erasures: erasureWorker(contextOf, log),
    places: answerDeadlineWorker(contextOf),
    'account-changes': accountChangeWorker(contextOf, log),
    async figures({ signal }) {
      await listAnonymous(everything);
      const timeIsUp = AbortSignal.timeout(FIGURES_TIMEOUT_MS);
      const isDone = await completePastEvents(everything, { engine, signal: signal ? AbortSignal.any([signal, timeIsUp]) : timeIsUp });
      if (!isDone) await enqueueJob(everything.db, { queue: 'figures', data: {}, at: everything.clock() });
      return 'keep';
    },
    push: pushWorker({ contextOf }),
    async telling() {
      for (const context of await institutes.all()) {
        await notifyOfAnonymous(context);
        await remindOfFeedback(context);
        await remind(context);
        await remindOfApprovals(context);
        await releaseEndedBudgets(context);
        await freeUnansweredPlaces(context);
        await advanceSurveys(context);
        await enqueueDigests(context);
        await resumeFanOuts(context);
      }
      return 'keep';
    },
    async retention() {
      const contexts = platform.config.retention.isDaily ? await institutes.all() : [];
      for (const context of contexts) {
        const { signIns, alumni } = await applyRetention(context, platform.config.retention, { isDryRun: false });
        if (signIns + alumni.length > 0) log.info({ signIns, alumni: alumni.length }, 'Retention periods were applied');
      }
      return 'keep';
    },
    async sweep() {
      await cleanUp(everything, await institutes.all(), log);
      return 'keep';
    },
  };
}
