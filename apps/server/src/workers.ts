import type { FastifyBaseLogger } from 'fastify';
import { cleanUp } from './cleanUp.ts';
import type { Context, Platform } from './context.ts';
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
import { runSteps } from './steps.ts';

/** After this time the remaining figures are left to another job, well before this job expires. */
const FIGURES_TIMEOUT_MS = 60_000;

/** The steps of telling, for each institute. One that fails keeps neither the others nor other institutes from theirs. */
const TELLING: Readonly<Record<string, (context: Context) => Promise<unknown>>> = {
  'anonymous feedback': notifyOfAnonymous,
  'overdue feedback': remindOfFeedback,
  reminders: remind,
  'overdue approvals': remindOfApprovals,
  'ended budgets': releaseEndedBudgets,
  'unanswered places': freeUnansweredPlaces,
  surveys: advanceSurveys,
  digests: enqueueDigests,
  'interrupted notifications': resumeFanOuts,
};

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
      const steps = (await institutes.all()).flatMap((context) =>
        Object.entries(TELLING).map(([step, work]) => ({ step, instituteId: context.instituteId, work: () => work(context) })),
      );
      await runSteps('telling', steps, (failure) => log.warn(failure, 'A step of telling failed'));
      return 'keep';
    },
    async retention() {
      const contexts = platform.config.retention.isDaily ? await institutes.all() : [];
      const steps = contexts.map((context) => ({
        step: 'retention',
        instituteId: context.instituteId,
        async work() {
          const { signIns, alumni } = await applyRetention(context, platform.config.retention, { isDryRun: false });
          if (signIns + alumni.length > 0) log.info({ signIns, alumni: alumni.length }, 'Retention periods were applied');
        },
      }));
      await runSteps('retention', steps, (failure) => log.warn(failure, 'Retention periods could not be applied'));
      return 'keep';
    },
    async sweep() {
      await cleanUp(everything, await institutes.all(), log);
      return 'keep';
    },
  };
}
