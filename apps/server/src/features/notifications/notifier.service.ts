import { kindOf, type NotificationKind, OFFICE_REASONS, type Reason, type Recipient, uniqueRecipients } from '@quad/domain/notifications';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { deliver, enqueueFanOut } from './fanOut.service.ts';
import { insertNotificationEvent, markReasonsSeen, markSubjectsSeen } from './notifications.repo.ts';

/** Maximum number of people notified in the transaction of the change. More are notified by jobs after it, to keep its locks short. */
const MAX_IMMEDIATE = 100;

/** An event and its recipients. */
export interface NotificationEvent {
  readonly kind: NotificationKind;
  /** The person who did it, who is not notified; undefined for the server. */
  readonly actorId?: string | undefined;
  /** Id and title of the affected record. */
  readonly subject: { readonly id: string; readonly title: string };
  readonly to: readonly Recipient[];
  /** Id of the record that the mail is about, if it is not the subject. */
  readonly mailSubjectId?: string;
  /** Ids of all records that it settles; the subject alone by default. */
  readonly settledIds?: readonly string[];
  /** When it happened; now by default. */
  readonly at?: Date;
}

/** People who are notified for the same reason. */
export function recipients(why: Reason, userIds: readonly (string | null | undefined)[]): Recipient[] {
  return userIds.flatMap((userId) => (userId ? [{ userId, why }] : []));
}

/** Marks notifications as seen for everybody, because their subjects no longer wait for those who were notified. */
export function settle(
  tx: Database,
  { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>,
  kinds: readonly NotificationKind[],
  subjectIds: readonly string[],
): Promise<void> {
  return markSubjectsSeen(tx, { instituteId, subjectIds }, kinds, clock());
}

/**
 * Marks as seen what somebody was notified of because of an office that they no longer have, so that neither a mail nor a digest nor a device
 * tells them of it any more.
 */
export function settleOffice(tx: Database, { clock, instituteId }: Pick<Context, 'clock' | 'instituteId'>, userId: string): Promise<void> {
  return markReasonsSeen(tx, { instituteId, userId }, OFFICE_REASONS, clock());
}

/**
 * Records a notification event and its recipients in the transaction of the change. A few recipients are notified at once, many by jobs;
 * the number of statements does not depend on how many there are. Earlier notifications that waited for this event are marked as seen for
 * everyone. An event that can happen only once to its subject is recorded once.
 */
export async function notify(tx: Database, context: Pick<Context, 'clock' | 'instituteId'>, event: NotificationEvent): Promise<void> {
  const { clock, instituteId } = context;
  const { kind, actorId, subject, settledIds: subjectIds = [subject.id], mailSubjectId = null, at = clock() } = event;
  const { subject: subjectType, isByName, isOnce = false, settles } = kindOf(kind);
  if (settles) await settle(tx, context, settles as readonly NotificationKind[], subjectIds);
  const position = await insertNotificationEvent(tx, {
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
  if (people.length > MAX_IMMEDIATE) await enqueueFanOut(tx, context, position, people);
  else await deliver(tx, context, { position, kind, subjectId: subject.id, mailSubjectId }, people);
}
