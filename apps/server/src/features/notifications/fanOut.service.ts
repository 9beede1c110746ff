import { channelsOf, groupOf, kindOf, type NotificationKind, type Recipient } from '@quad/domain/notifications';
import * as v from 'valibot';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import type { Worker } from '../../jobs/attempt.ts';
import { enqueueJob } from '../../jobs/queues.ts';
import { enqueueMails, type MailKind } from '../../mail/mailQueue.ts';
import { enqueuePushes } from './devices.service.ts';
import {
  consumePending,
  findChosen,
  findNotificationEvent,
  findPending,
  insertNotifications,
  insertPending,
} from './notifications.repo.ts';
import type { NotificationEventRow } from './notifications.table.ts';

/** Number of people notified per transaction. Jobs of other institutes run between two batches. */
const BATCH_SIZE = 250;

/** Kinds with a mail of their own. All others use the general mail. */
const OWN_MAILS: Partial<Record<NotificationKind, MailKind>> = {
  'room-approved': 'room-request-decided',
  'room-rejected': 'room-request-decided',
  'room-released': 'room-booking-released',
  'room-free-again': 'room-free-again',
  'skill-endorsed': 'skill-endorsed',
  'user-skill-endorsed': 'user-skill-endorsed',
  'achievement-verified': 'achievement-verified',
  'feedback-resolved': 'feedback-resolved',
  'place-given': 'place-given',
  'place-offered': 'place-given',
  'registration-removed': 'registration-removed',
  'event-notice': 'event-notice',
};

/** Mails whose recipient is looked up when they are sent, so that the queue does not reveal who gave feedback. */
const FOUND_WHEN_SENT: ReadonlySet<NotificationKind> = new Set(['feedback-resolved']);

type AddressedEvent = Pick<NotificationEventRow, 'position' | 'kind' | 'subjectId' | 'mailSubjectId'>;

/**
 * Notifies people through the channels that they have chosen: inbox, mail, push. The number of statements does not depend on how many people
 * there are.
 */
export async function deliver(
  tx: Database,
  context: Pick<Context, 'clock' | 'instituteId'>,
  { position, kind, subjectId, mailSubjectId }: AddressedEvent,
  people: readonly Recipient[],
): Promise<void> {
  const { instituteId } = context;
  const { topic } = kindOf(kind);
  const userIds = people.map(({ userId }) => userId);
  const chosen = await findChosen(tx, instituteId, userIds, topic);
  const rows = people.map(({ userId, why }) => {
    const channels = channelsOf(kind, { [topic]: chosen.get(userId) });
    return {
      userId,
      why,
      inInbox: channels.inbox,
      mail: channels.mail ? ('posted' as const) : ('digest' as const),
      push: channels.push ? ('posted' as const) : ('none' as const),
    };
  });
  // Somebody with two merged accounts may have been notified already.
  const added = await insertNotifications(tx, { instituteId, position, groupKey: groupOf(kind, subjectId) }, rows);
  const newRows = rows.filter(({ userId }) => added.has(userId));
  const pushed = newRows.flatMap(({ userId, push }) => (push === 'posted' ? [userId] : []));
  await enqueuePushes(tx, context, position, pushed);
  const mailed = newRows.flatMap(({ userId, mail }) => (mail === 'posted' ? [FOUND_WHEN_SENT.has(kind) ? null : userId] : []));
  const mailKind = OWN_MAILS[kind];
  const mail = mailKind
    ? { kind: mailKind, subjectId: mailSubjectId ?? subjectId }
    : { kind: 'notification' as const, subjectId: String(position) };
  await enqueueMails(tx, context, mail, mailed);
}

/** Stores the recipients and enqueues the first batch, in the transaction of the change. */
export async function enqueueFanOut(
  tx: Database,
  context: Pick<Context, 'clock' | 'instituteId'>,
  position: bigint,
  people: readonly Recipient[],
): Promise<void> {
  await insertPending(tx, { instituteId: context.instituteId, position }, people);
  await enqueueBatch(tx, context, position);
}

function enqueueBatch(db: Database, { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>, position: bigint): Promise<void> {
  return enqueueJob(db, { queue: 'notifications', data: { instituteId, position: String(position) }, at: clock() });
}

const BatchJob = v.object({ instituteId: v.string(), position: v.string() });

/**
 * Notifies one batch of recipients and enqueues the next. The same transaction removes them from the pending ones, so that an interrupted batch
 * is repeated as a whole and nobody is notified twice.
 */
export function fanOutWorker(contextOf: (instituteId: string) => Context | undefined | Promise<Context | undefined>): Worker {
  return async ({ data }) => {
    const { instituteId, position } = v.parse(BatchJob, data);
    const context = await contextOf(instituteId);
    await context?.db.transaction(async (tx) => {
      const key = { instituteId, position: BigInt(position) };
      const people = await consumePending(tx, key, BATCH_SIZE);
      const event = people.length > 0 ? await findNotificationEvent(tx, key) : undefined;
      if (!event) return;
      await deliver(tx, context, event, people);
      if (people.length === BATCH_SIZE) await enqueueBatch(tx, context, key.position);
    });
    return 'delete';
  };
}

/** Enqueues batches for pending recipients without a job, such as after a backup was restored. */
export async function resumeFanOuts(context: Pick<Context, 'clock' | 'db' | 'instituteId'>): Promise<void> {
  for (const position of await findPending(context.db, context.instituteId)) await enqueueBatch(context.db, context, position);
}
