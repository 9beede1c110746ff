import type { Recipient } from '@quad/domain/notifications';
import type { Result } from '@quad/domain/refusals';
import { checkRegisters } from '@quad/domain/registrations';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { recipients } from '../notifications/notifier.service.ts';
import { type EventPlaces, givePlaces, toRegistrable } from './places.service.ts';
import {
  clearDeadline,
  countWaiting,
  findAddressees,
  findCounts,
  findRegistration,
  insertRegistration,
  lockCounts,
  type RegistrationKey,
  takePlace,
} from './registrations.repo.ts';
import type { RegistrationRow } from './registrations.table.ts';

/** How somebody who stands at the door stands with the event. */
export interface Standing extends Pick<RegistrationRow, 'state' | 'checkInRef' | 'answerBy'> {
  /** The place in the waiting list; 0 for who has one at the event. */
  readonly position: number;
}

export async function readStanding(db: Database, key: RegistrationKey): Promise<Standing | undefined> {
  const row = await findRegistration(db, key);
  return row && { ...row, position: row.state === 'waiting' ? await countWaiting(db, row, row.arrival) : 0 };
}

/** What somebody who is not on the list would get if they registered now. */
export async function foreseeState(
  { clock, config, db, instituteId }: Context,
  { actor, event }: { actor: Actor; event: EventPlaces },
): Promise<Result<'registered' | 'waiting'>> {
  const places = await findCounts(db, { instituteId, eventId: event.id });
  return checkRegisters({ role: actor.role, event: toRegistrable(event), places, now: clock(), timeZone: config.institute.timeZone });
}

/** Keeps the place of somebody that waited for their answers. */
export function keepPlace(tx: Database, key: RegistrationKey): Promise<void> {
  return clearDeadline(tx, key);
}

/** Who is on the list of an event, by how they stand with it. */
export async function readListed(db: Database, { instituteId }: Pick<Context, 'instituteId'>, eventId: string): Promise<Recipient[]> {
  const event = { instituteId, eventId };
  return [
    ...recipients('registered', await findAddressees(db, event, ['registered'])),
    ...recipients('waits', await findAddressees(db, event, ['waiting'])),
  ];
}

/** The places of an event, held until the transaction ends. */
export async function readPlaces(tx: Database, { instituteId }: Context, event: EventPlaces) {
  const counts = await lockCounts(tx, { instituteId, eventId: event.id });
  return { ...counts, maximum: event.maxParticipants };
}

/** Gives somebody a place at the door, whether there is one or not: whoever calls has asked for that. The places are held by the caller. */
export async function letIn(tx: Database, context: Context, { key, event }: { key: RegistrationKey; event: EventPlaces }): Promise<void> {
  if (await takePlace(tx, key)) return;
  const counts = await lockCounts(tx, key);
  const arrival = counts.arrivals + 1;
  await insertRegistration(tx, { ...key, state: 'registered', arrival, registeredAt: context.clock() });
  await givePlaces(tx, context, event, { ...counts, arrivals: arrival, registered: counts.registered + 1 });
}
