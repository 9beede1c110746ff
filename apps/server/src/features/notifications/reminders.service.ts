import { REPORT_REMINDER_DAYS } from '@quad/domain/event-reports';
import { isEnabled } from '@quad/domain/feature-flags';
import { digestsDue, isTimeForReminders, REMINDED_WITHIN_DAYS, ROOM_REMINDER_DAYS } from '@quad/domain/notifications';
import { campusDay, dayAfter, instantAt } from '@quad/domain/time';
import type { Context } from '../../context.ts';
import { enqueueMail } from '../../mail/mailQueue.ts';
import { coordinatorsOf, decidersOfRole } from './deciders.service.ts';
import { notify, recipients } from './notifier.service.ts';
import {
  deleteNotificationEvents,
  findClosingRegistrations,
  findDigestReaders,
  findUnreported,
  findWaitingRequests,
  recordDigest,
  type Span,
} from './reminders.repo.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Number of digests enqueued at a time. The next run, some minutes later, enqueues the next ones. */
const DIGEST_BATCH_SIZE = 2000;
const RETENTION_DAYS = 90;
/** Number of events per run; the next run takes the next ones. */
const REPORTS_AT_ONCE = 200;

/**
 * The period in which something must have happened to be reminded of after this many days. It is limited, so that old records cause no
 * reminders.
 */
export function spanOf(now: Date, days: number): Span {
  const until = new Date(now.getTime() - days * DAY_MS);
  return { from: new Date(until.getTime() - REMINDED_WITHIN_DAYS * DAY_MS), until };
}

/** The institute's next day, from start to end. */
export function tomorrowOf(now: Date, timeZone: string): Span {
  const tomorrow = dayAfter(campusDay(now, timeZone));
  const from = instantAt(tomorrow, '00:00', timeZone);
  return { from: new Date(from.getTime() - 1), until: new Date(instantAt(dayAfter(tomorrow), '00:00', timeZone).getTime() - 1) };
}

/** Reminds the coordinators of a unit, in the daytime and once, of the missing report of an event that ended some days ago. */
async function remindOfReports(context: Context, now: Date): Promise<void> {
  const { db, instituteId } = context;
  for (const { id, title, unitId } of await findUnreported(db, instituteId, spanOf(now, REPORT_REMINDER_DAYS), REPORTS_AT_ONCE)) {
    await db.transaction(async (tx) =>
      notify(tx, context, { kind: 'report-due', subject: { id, title }, to: await coordinatorsOf(tx, instituteId, unitId) }),
    );
  }
}

/** Sends reminders, in the daytime and once each, of pending room requests, missing reports and registrations that close tomorrow. */
export async function remind(context: Context): Promise<void> {
  const { db, clock, config, instituteId } = context;
  const now = clock();
  const { timeZone } = config.institute;
  if (!isTimeForReminders(now, timeZone)) return;
  for (const { id, title, requestedBy, decider } of await findWaitingRequests(db, instituteId, spanOf(now, ROOM_REMINDER_DAYS), now)) {
    await db.transaction(async (tx) => {
      const deciders = await decidersOfRole(tx, instituteId, 'PRESIDENT');
      if (decider && decider !== 'PRESIDENT') deciders.push(...(await decidersOfRole(tx, instituteId, decider)));
      const to = deciders.filter(({ userId }) => userId !== requestedBy);
      await notify(tx, context, { kind: 'room-waits', subject: { id, title }, to });
    });
  }
  if (isEnabled(config.institute, 'recognition')) await remindOfReports(context, now);
  if (!isEnabled(config.institute, 'registrations')) return;
  for (const { id, title, followers } of await findClosingRegistrations(db, instituteId, tomorrowOf(now, timeZone))) {
    await db.transaction((tx) =>
      notify(tx, context, { kind: 'registration-closes', subject: { id, title }, to: recipients('follows', followers) }),
    );
  }
}

/** Enqueues the digests of a morning, at most one a day for each person. No notification is in two digests. */
export async function enqueueDigests(context: Context): Promise<void> {
  const { db, clock, config, instituteId } = context;
  const now = clock();
  const { timeZone } = config.institute;
  const day = campusDay(now, timeZone);
  const digests = digestsDue(now, timeZone, day);
  if (digests.length === 0) return;
  const filter = { digests, day, tomorrow: tomorrowOf(now, timeZone), limit: DIGEST_BATCH_SIZE };
  for (const userId of await findDigestReaders(db, instituteId, filter)) {
    await db.transaction(async (tx) => {
      if (await recordDigest(tx, { instituteId, userId }, day))
        await enqueueMail(tx, context, { kind: 'digest', recipientId: userId, subjectId: day });
    });
  }
}

/** Deletes old notifications of every institute. */
export async function purgeNotificationEvents({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteNotificationEvents(db, new Date(clock().getTime() - RETENTION_DAYS * DAY_MS));
}
