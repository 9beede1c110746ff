import { isEnabled } from '@quad/domain/feature-flags';
import { answerDeadline } from '@quad/domain/forms';
import { accept, type Result } from '@quad/domain/refusals';
import { checkMaximum, givesPlaces, placesToGive, type RegistrableEvent } from '@quad/domain/registrations';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { enqueueJob } from '../../jobs/queues.ts';
import { type BareEvent, readBareEvent } from '../events/events.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { mustAnswer } from '../questions/questions.service.ts';
import { type Counts, deleteRegistration, findCounts, lockCounts, promoteFirst } from './registrations.repo.ts';
import type { RegistrationRow } from './registrations.table.ts';

/** What of an event's columns registering depends on. */
export type EventPlaces = Pick<
  BareEvent['event'],
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

/** An event and its places, held by a transaction. */
export interface LockedList extends BareEvent {
  readonly counts: Counts;
}

/** An event and its places, held until the transaction ends: who comes meanwhile waits, and nobody changes how many places there are. */
export async function lockList(tx: Database, instituteId: string, eventId: string): Promise<Result<LockedList>> {
  const found = await readBareEvent(tx, instituteId, eventId, { forShare: true });
  return found.ok ? accept({ ...found.value, counts: await lockCounts(tx, { instituteId, eventId }) }) : found;
}

/** Takes somebody off the list, gives the place to who waits for it, and returns the counts afterwards. */
export async function leave(tx: Database, context: Context, row: RegistrationRow, { event, counts }: LockedList): Promise<Counts> {
  await deleteRegistration(tx, row);
  return givePlaces(tx, context, event, { ...counts, [row.state]: counts[row.state] - 1 });
}

/**
 * Gives free places to those who wait, first come first, and tells them; the counts afterwards. The places are held by the caller. While
 * registering is switched off nobody could be told, and those who wait go on waiting. Where the event asks what has to be answered, they
 * have a while to do so.
 */
export async function givePlaces(tx: Database, context: Context, event: EventPlaces, counts: Counts): Promise<Counts> {
  const { clock, config, instituteId } = context;
  if (!isEnabled(config.institute, 'registrations')) return counts;
  const count = placesToGive({ ...counts, maximum: event.maxParticipants });
  if (count === 0 || !givesPlaces(toRegistrable(event), clock())) return counts;
  const key = { instituteId, eventId: event.id };
  const answerBy = (await mustAnswer(tx, context, key)) ? answerDeadline(event.startsAt, clock()) : null;
  const recipientIds = await promoteFirst(tx, key, { count, answerBy });
  if (answerBy) await enqueueJob(tx, { queue: 'places', data: { instituteId }, at: clock(), startAfter: answerBy });
  const kind = answerBy ? 'place-offered' : 'place-given';
  await notify(tx, context, { kind, subject: event, to: recipients('registered', recipientIds) });
  const { registered, waiting, arrivals } = counts;
  return { registered: registered + count, waiting: waiting - count, arrivals };
}

/**
 * Looks at the places of an event as it will be, in the transaction that changes it: more go to those who wait, fewer than are taken
 * are refused. An event that nobody ever registered for is not asked about, nor one that takes no registrations any more.
 */
export async function changePlaces(tx: Database, context: Context, event: EventPlaces): Promise<Result<true>> {
  const key = { instituteId: context.instituteId, eventId: event.id };
  if (!event.registrationRequired || (await findCounts(tx, key)).arrivals === 0) return accept(true);
  const counts = await lockCounts(tx, key);
  const fits = checkMaximum(event.maxParticipants, counts.registered);
  if (fits.ok) await givePlaces(tx, context, event, counts);
  return fits;
}
