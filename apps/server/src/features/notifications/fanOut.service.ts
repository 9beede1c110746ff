import { channelsOf, groupOf, kindOf, type NotificationKind, type Recipient } from '@quad/domain/notifications';
import * as v from 'valibot';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import type { Worker } from '../../jobs/attempt.ts';
import { enqueueJob } from '../../jobs/queues.ts';
import { type MailKind, postMails } from '../../mail/posting.ts';
import { enqueuePushes } from './devices.service.ts';
import { findChosen, findHappening, findPending, insertNotifications, insertPending, takePending } from './notifications.repo.ts';
import type { HappeningRow } from './notifications.table.ts';

/** So many are told by one transaction, and other institutes have their turn between two of them. */
const BATCH = 250;

/** The mails that say more than one line; everything else goes by the general one. */
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
  'registration-removed': 'registration-removed',
  'event-notice': 'event-notice',
};

/** Mails that find out who gets them when they are sent: the queue is not to say who gave feedback. */
const FOUND_WHEN_SENT: ReadonlySet<NotificationKind> = new Set(['feedback-resolved']);

type AddressedEvent = Pick<HappeningRow, 'position' | 'kind' | 'subjectId' | 'mailSubjectId'>;

/**
 * Tells people of what happened, by the ways that they have chosen: what they are shown, and the mails and messages that go out at once.
 * As many statements for thousands as for two.
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
  await insertNotifications(tx, { instituteId, position, groupKey: groupOf(kind, subjectId) }, rows);
  const pushed = rows.flatMap(({ userId, push }) => (push === 'posted' ? [userId] : []));
  await enqueuePushes(tx, context, position, pushed);
  const mailed = rows.flatMap(({ userId, mail }) => (mail === 'posted' ? [FOUND_WHEN_SENT.has(kind) ? null : userId] : []));
  const mailKind = OWN_MAILS[kind];
  const mail = mailKind
    ? { kind: mailKind, subjectId: mailSubjectId ?? subjectId }
    : { kind: 'notification' as const, subjectId: String(position) };
  await postMails(tx, context, mail, mailed);
}

/** Leaves it to be told to many, in the transaction that makes the change. */
export async function leaveFanOut(
  tx: Database,
  context: Pick<Context, 'clock' | 'instituteId'>,
  position: bigint,
  people: readonly Recipient[],
): Promise<void> {
  await insertPending(tx, { instituteId: context.instituteId, position }, people);
  await leaveBatch(tx, context, position);
}

function leaveBatch(db: Database, { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>, position: bigint): Promise<void> {
  return enqueueJob(db, { queue: 'notifications', data: { instituteId, position: String(position) }, at: clock() });
}

const Left = v.object({ instituteId: v.string(), position: v.string() });

/**
 * Tells one batch of those who are to be told of what happened, and leaves the next. Whoever is told is not to be told any more from the
 * same transaction on, so that a batch that was broken off is told whole by whoever takes it up, and nobody twice.
 */
export function fanOutWorker(contextOf: (instituteId: string) => Context | undefined | Promise<Context | undefined>): Worker {
  return async ({ data }) => {
    const { instituteId, position } = v.parse(Left, data);
    const context = await contextOf(instituteId);
    await context?.db.transaction(async (tx) => {
      const key = { instituteId, position: BigInt(position) };
      const people = await takePending(tx, key, BATCH);
      const happening = people.length > 0 ? await findHappening(tx, key) : undefined;
      if (!happening) return;
      await deliver(tx, context, happening, people);
      if (people.length === BATCH) await leaveBatch(tx, context, key.position);
    });
    return 'nothing';
  };
}

/** Takes up what is still to be told and that no work is left for, as after a backup was read in. */
export async function resumeFanOuts(context: Pick<Context, 'clock' | 'db' | 'instituteId'>): Promise<void> {
  for (const position of await findPending(context.db, context.instituteId)) await leaveBatch(context.db, context, position);
}
