import { isEnabled } from '@quad/domain/feature-flags';
import { answerDeadline } from '@quad/domain/forms';
import { accept, type Result } from '@quad/domain/refusals';
import { checkMaximum, fillsFreePlaces, placesToFill, type RegistrableEvent } from '@quad/domain/registrations';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { enqueueJob } from '../../jobs/queues.ts';
import { type EventWithUnit, readEventWithUnit } from '../events/events.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { hasMandatoryQuestions } from '../questions/questions.service.ts';
import { type Counts, deleteRegistration, findCounts, lockCounts, promoteFirst } from './registrations.repo.ts';
import type { RegistrationRow } from './registrations.table.ts';

/** The columns of an event that registration depends on. */
export type EventPlaces = Pick<
  EventWithUnit['event'],
  | 'id'
  | 'title'
  | 'status'
  | 'startsAt'
  | 'endsAt'
  | 'registrationRequired'
  | 'registrationStartsAt'
  | 'registrationEndsAt'
  | 'maxParticipants'
>;

export function toRegistrable(event: EventPlaces): RegistrableEvent {
  return {
    status: event.status,
    schedule: { start: event.startsAt, end: event.endsAt },
    registration: {
      required: event.registrationRequired,
      start: event.registrationStartsAt,
      end: event.registrationEndsAt,
      max_participants: event.maxParticipants,
    },
  };
}

/** An event and the counts of its places, locked by a transaction. */
export interface LockedList extends EventWithUnit {
  readonly counts: Counts;
}

/**
 * Locks an event's counts until the transaction ends, and the event against changes: other registrations wait, and the number of places
 * does not change.
 */
export async function lockList(tx: Database, instituteId: string, eventId: string): Promise<Result<LockedList>> {
  const found = await readEventWithUnit(tx, instituteId, eventId, { forShare: true });
  return found.ok ? accept({ ...found.value, counts: await lockCounts(tx, { instituteId, eventId }) }) : found;
}

/** Removes a person from the list, gives the place to the waiting list and returns the new counts. */
export async function removeFromList(tx: Database, context: Context, row: RegistrationRow, { event, counts }: LockedList): Promise<Counts> {
  await deleteRegistration(tx, row);
  return promoteFromWaitingList(tx, context, event, { ...counts, [row.state]: counts[row.state] - 1 });
}

/**
 * Gives free places to the waiting list, first come first served, and notifies the people; returns the new counts. The caller has locked
 * the counts. If registrations are turned off, nobody could be notified, so people keep waiting. If the event has mandatory questions, each
 * place has a deadline for the answers.
 */
export async function promoteFromWaitingList(tx: Database, context: Context, event: EventPlaces, counts: Counts): Promise<Counts> {
  const { clock, config, instituteId } = context;
  if (!isEnabled(config.institute, 'registrations')) return counts;
  const count = placesToFill({ ...counts, maximum: event.maxParticipants });
  if (count === 0 || !fillsFreePlaces(toRegistrable(event), clock())) return counts;
  const key = { instituteId, eventId: event.id };
  const answerBy = (await hasMandatoryQuestions(tx, context, key)) ? answerDeadline(event.startsAt, clock()) : null;
  const recipientIds = await promoteFirst(tx, key, { count, answerBy });
  if (answerBy) await enqueueJob(tx, { queue: 'places', data: { instituteId }, at: clock(), startAfter: answerBy });
  const kind = answerBy ? 'place-offered' : 'place-given';
  await notify(tx, context, { kind, subject: event, to: recipients('registered', recipientIds) });
  const { registered, waiting, arrivals } = counts;
  return { registered: registered + count, waiting: waiting - count, arrivals };
}

/**
 * Checks the number of places of a changed event, in the transaction of the change: additional places go to the waiting list; fewer than
 * are taken are refused, unless there were no more before. Events without registrations so far, or that take none any more, are skipped.
 */
export async function changePlaces(
  tx: Database,
  context: Context,
  event: EventPlaces,
  former: Pick<EventPlaces, 'maxParticipants'>,
): Promise<Result<true>> {
  const key = { instituteId: context.instituteId, eventId: event.id };
  if (!event.registrationRequired || (await findCounts(tx, key)).arrivals === 0) return accept(true);
  const counts = await lockCounts(tx, key);
  const fits = checkMaximum(event.maxParticipants, counts.registered, former.maxParticipants);
  if (fits.ok) await promoteFromWaitingList(tx, context, event, counts);
  return fits;
}
