import { unlistedSince } from '@quad/domain/feedback';
import { isTimeForReminders } from '@quad/domain/notifications';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { responsibleFor } from '../notifications/deciders.service.ts';
import { notify } from '../notifications/notifier.service.ts';
import { spanOf } from '../notifications/reminders.service.ts';
import { findUnit } from '../org-units/orgUnits.service.ts';
import { type FeedbackKey, findFeedback, findUnnotified, saveListed } from './feedback.repo.ts';
import { unitsOf } from './resolving.service.ts';
import { titleOf } from './toFeedback.ts';

const HOUR_MS = 3_600_000;

/**
 * Notifies those responsible for the target of feedback that it is pending. The notification never names a person, and does not go to the
 * person whom the feedback is about.
 */
export async function notifyOfFeedback(
  tx: Database,
  context: Pick<Context, 'clock' | 'instituteId'>,
  key: FeedbackKey,
  kind: 'feedback-given' | 'feedback-overdue' = 'feedback-given',
): Promise<void> {
  const entry = await findFeedback(tx, key);
  if (!entry) throw new Error(`The feedback ${key.id} that was given is not there.`);
  const { targetType, targetId } = entry.feedback;
  const found = await Promise.all((await unitsOf(tx, entry)).map((id) => findUnit(tx, key.instituteId, id)));
  const people = await responsibleFor(
    tx,
    key.instituteId,
    found.flatMap((unit) => (unit ? [unit] : [])),
  );
  const to = targetType === 'User' ? people.filter(({ userId }) => userId !== targetId) : people;
  await notify(tx, context, { kind, subject: { id: key.id, title: titleOf(entry) }, to });
}

/** Lists the anonymous feedback of past hours. One transaction, so that live clients and lists get all of it at the same time. */
export function listAnonymous({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  return saveListed(db, unlistedSince(clock()));
}

/** Notifies of listed anonymous feedback in the order of its random ids, so that neither time nor order reveals when it was given. */
export async function notifyOfAnonymous({ db, clock, instituteId }: Context): Promise<void> {
  const now = clock();
  const period = { from: new Date(now.getTime() - NOTIFY_WITHIN_MS), until: now };
  for (const id of await findUnnotified(db, instituteId, { period, kind: 'feedback-given', isAnonymous: true })) {
    await db.transaction((tx) => notifyOfFeedback(tx, { clock, instituteId }, { instituteId, id }));
  }
}

/** Older feedback has been notified of, or had no recipients. */
const NOTIFY_WITHIN_MS = 7 * 24 * HOUR_MS;

/** Reminds those responsible, in the daytime and once each, of feedback pending for longer than the institute promises. */
export async function remindOfFeedback({ db, clock, config, instituteId }: Context): Promise<void> {
  const now = clock();
  if (!isTimeForReminders(now, config.institute.timeZone)) return;
  for (const id of await findUnnotified(db, instituteId, { period: spanOf(now, config.feedbackPromiseDays), kind: 'feedback-overdue' })) {
    await db.transaction((tx) => notifyOfFeedback(tx, { clock, instituteId }, { instituteId, id }, 'feedback-overdue'));
  }
}
