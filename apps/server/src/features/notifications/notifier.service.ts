import { kindOf, type NotificationKind, type Reason, type Recipient, uniqueRecipients } from '@quad/domain/notifications';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { deliver, leaveFanOut } from './fanOut.service.ts';
import { insertHappening, settleNotifications } from './notifications.repo.ts';

/** So many are told in the transaction of the change; more than that after it, so that it holds what it changes no longer for them. */
const AT_ONCE = 100;

/** What happened, and whom it concerns. */
export interface NotificationEvent {
  readonly kind: NotificationKind;
  /** Who did it, who is told nothing of it; undefined for the server. */
  readonly actorId?: string | undefined;
  /** What it was done to, and what that is called. */
  readonly subject: { readonly id: string; readonly title: string };
  readonly to: readonly Recipient[];
  /** The record that its mail is about, where that is not the subject. */
  readonly mailSubjectId?: string;
  /** When it counts as happened; now if left out. */
  readonly at?: Date;
}

/** People who are told for one reason. */
export function recipients(why: Reason, userIds: readonly (string | null | undefined)[]): Recipient[] {
  return userIds.flatMap((userId) => (userId ? [{ userId, why }] : []));
}

/**
 * Writes down what happened and who is told of it, in the transaction that makes the change: there is none without the other. A few are
 * told with it, many by work that it leaves; either way by as many statements as for two of them. What waited for this is settled for
 * everybody. What happens to a thing once is told once.
 */
export async function notify(tx: Database, context: Pick<Context, 'clock' | 'instituteId'>, event: NotificationEvent): Promise<void> {
  const { clock, instituteId } = context;
  const { kind, actorId, subject, mailSubjectId = null, at = clock() } = event;
  const { subject: subjectType, isByName, isOnce = false, settles } = kindOf(kind);
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
  const people = uniqueRecipients(event.to, actorId);
  if (position === undefined || people.length === 0) return;
  if (people.length > AT_ONCE) await leaveFanOut(tx, context, position, people);
  else await deliver(tx, context, { position, kind, subjectId: subject.id, mailSubjectId }, people);
}
