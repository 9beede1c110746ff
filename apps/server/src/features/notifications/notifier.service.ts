import { channelsOf, groupOf, kindOf, type NotificationKind, type Reason, type Told, toldOf } from '@quad/domain/notifications';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { type MailKind, postMail } from '../../mail/posting.ts';
import { leavePushes } from './devices.service.ts';
import { findChosen, insertHappening, insertNotifications, settleNotifications } from './notifications.repo.ts';

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

/** What happened, and whom it concerns. */
export interface Happening {
  readonly kind: NotificationKind;
  /** Who did it, who is told nothing of it; undefined for the server. */
  readonly actorId?: string | undefined;
  /** What it was done to, and what that is called. */
  readonly subject: { readonly id: string; readonly title: string };
  readonly to: readonly Told[];
  /** The record that its mail is about, where that is not the subject. */
  readonly mailSubjectId?: string;
  /** When it counts as happened; now if left out. */
  readonly at?: Date;
}

/** People who are told for one reason. */
export function because(why: Reason, userIds: readonly (string | null | undefined)[]): Told[] {
  return userIds.flatMap((userId) => (userId ? [{ userId, why }] : []));
}

/**
 * Writes down what happened, who is told of it, and the mails that go out at once, in the transaction that makes the change: there is
 * none without the other. What waited for this is settled for everybody. What happens to a thing once is told once.
 */
export async function tell(tx: Database, context: Pick<Context, 'clock' | 'instituteId'>, happening: Happening): Promise<void> {
  const { clock, instituteId } = context;
  const { kind, actorId, subject, mailSubjectId = null, at = clock() } = happening;
  const { topic, subject: subjectType, isByName, isOnce = false, settles } = kindOf(kind);
  if (settles) await settleNotifications(tx, { instituteId, subjectId: subject.id }, settles as readonly NotificationKind[], clock());
  const position = await insertHappening(tx, {
    instituteId,
    at,
    actorId: isByName ? (actorId ?? null) : null,
    kind,
    subjectType,
    subjectId: subject.id,
    title: subject.title,
    mailSubjectId,
    isOnce,
  });
  const people = toldOf(happening.to, actorId);
  if (position === undefined || people.length === 0) return;
  const chosen = await findChosen(
    tx,
    instituteId,
    people.map(({ userId }) => userId),
    topic,
  );
  const rows = people.map(({ userId, why }) => {
    const channels = channelsOf(kind, { [topic]: chosen.get(userId) });
    return {
      instituteId,
      userId,
      position,
      why,
      groupKey: groupOf(kind, subject.id),
      inInbox: channels.inbox,
      mail: channels.mail ? ('posted' as const) : ('digest' as const),
      push: channels.push ? ('posted' as const) : ('none' as const),
    };
  });
  await insertNotifications(tx, rows);
  await leavePushes(
    tx,
    context,
    position,
    rows.flatMap(({ userId, push }) => (push === 'posted' ? [userId] : [])),
  );
  const mailKind = OWN_MAILS[kind];
  for (const { userId, mail } of rows) {
    if (mail !== 'posted') continue;
    await (mailKind
      ? postMail(tx, context, {
          kind: mailKind,
          recipientId: FOUND_WHEN_SENT.has(kind) ? null : userId,
          subjectId: mailSubjectId ?? subject.id,
        })
      : postMail(tx, context, { kind: 'notification', recipientId: userId, subjectId: String(position) }));
  }
}
