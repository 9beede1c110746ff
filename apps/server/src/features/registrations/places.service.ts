import { accept, type Outcome } from '@quad/domain/refusals';
import { checkMaximum, givesPlaces, placesToGive, type RegistrableEvent } from '@quad/domain/registrations';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { postMails } from '../../mail/posting.ts';
import type { BareEvent } from '../events/events.service.ts';
import { type Counts, findCounts, holdCounts, promoteFirst } from './registrations.repo.ts';

/** What of an event's columns registering depends on. */
export type EventPlaces = Pick<
  BareEvent['event'],
  'id' | 'status' | 'startsAt' | 'endsAt' | 'registrationRequired' | 'registrationStartsAt' | 'registrationEndsAt' | 'maxParticipants'
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

/** Gives free places to those who wait, first come first, and tells them; the counts afterwards. The places are held by the caller. */
export async function givePlaces(tx: Database, context: Context, event: EventPlaces, counts: Counts): Promise<Counts> {
  const { clock, instituteId } = context;
  const count = placesToGive({ ...counts, maximum: event.maxParticipants });
  if (count === 0 || !givesPlaces(toRegistrable(event), clock())) return counts;
  const recipientIds = await promoteFirst(tx, { instituteId, eventId: event.id }, count);
  await postMails(tx, context, { kind: 'place-given', recipientIds, subjectId: event.id });
  const { registered, waiting, arrivals } = counts;
  return { registered: registered + count, waiting: waiting - count, arrivals };
}

/**
 * Looks at the places of an event as it will be, in the transaction that changes it: more go to those who wait, fewer than are taken
 * are refused. An event that nobody ever registered for is not asked about, nor one that takes no registrations any more.
 */
export async function changePlaces(tx: Database, context: Context, event: EventPlaces): Promise<Outcome<true>> {
  const key = { instituteId: context.instituteId, eventId: event.id };
  if (!event.registrationRequired || (await findCounts(tx, key)).arrivals === 0) return accept(true);
  const counts = await holdCounts(tx, key);
  const fits = checkMaximum(event.maxParticipants, counts.registered);
  if (fits.ok) await givePlaces(tx, context, event, counts);
  return fits;
}
