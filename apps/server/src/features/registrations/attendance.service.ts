import type { Recipient } from '@quad/domain/notifications';
import type { Result } from '@quad/domain/refusals';
import { checkRegisters } from '@quad/domain/registrations';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { recipients } from '../notifications/notifier.service.ts';
import { type EventPlaces, promoteFromWaitingList, toRegistrable } from './places.service.ts';
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

/** Registration state of a person at the door. */
export interface RegistrationWithPosition extends Pick<RegistrationRow, 'state' | 'checkInRef' | 'answerBy'> {
  /** Position in the waiting list; 0 for registered people. */
  readonly position: number;
}

export async function readRegistrationState(db: Database, key: RegistrationKey): Promise<RegistrationWithPosition | undefined> {
  const row = await findRegistration(db, key);
  return row && { ...row, position: row.state === 'waiting' ? await countWaiting(db, row, row.arrival) : 0 };
}

/** The state that a person who is not on the list would get by registering now. */
export async function previewState(
  { clock, config, db, instituteId }: Context,
  { actor, event }: { actor: Actor; event: EventPlaces },
): Promise<Result<'registered' | 'waiting'>> {
  const places = await findCounts(db, { instituteId, eventId: event.id });
  return checkRegisters({ role: actor.role, event: toRegistrable(event), places, now: clock(), timeZone: config.institute.timeZone });
}

/** Removes the deadline of a place that was reserved until its questions are answered. */
export { clearDeadline as confirmPlace };

/** The people on the list of an event, with their state as the reason. */
export async function readListed(db: Database, { instituteId }: Pick<Context, 'instituteId'>, eventId: string): Promise<Recipient[]> {
  const event = { instituteId, eventId };
  return [
    ...recipients('registered', await findAddressees(db, event, ['registered'])),
    ...recipients('waits', await findAddressees(db, event, ['waiting'])),
  ];
}

/** The counts of an event's places, locked until the transaction ends. */
export async function readPlaces(tx: Database, { instituteId }: Context, event: EventPlaces) {
  const counts = await lockCounts(tx, { instituteId, eventId: event.id });
  return { ...counts, maximum: event.maxParticipants };
}

/** Registers a person at the door, even if no place is free; the caller has decided this. The caller has locked the counts. */
export async function admitAtDoor(
  tx: Database,
  context: Context,
  { key, event }: { key: RegistrationKey; event: EventPlaces },
): Promise<void> {
  if (await takePlace(tx, key)) return;
  const counts = await lockCounts(tx, key);
  const arrival = counts.arrivals + 1;
  await insertRegistration(tx, { ...key, state: 'registered', arrival, registeredAt: context.clock() });
  await promoteFromWaitingList(tx, context, event, { ...counts, arrivals: arrival, registered: counts.registered + 1 });
}
