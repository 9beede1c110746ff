import { mayStillCancel } from '@quad/domain/registrations';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { type LockedList, leave, lockList, toRegistrable } from './places.service.ts';
import { findOwnRegistrations, findRegistration } from './registrations.repo.ts';
import type { RegistrationRow } from './registrations.table.ts';

/** Removes an account from all lists. Its places go to the waiting list. */
export async function leaveAll(tx: Database, context: Context, userId: string): Promise<void> {
  await eachHeld(tx, context, userId, async (row, held) => {
    await leave(tx, context, row, held);
  });
}

/** Removes a disabled or erased account from the lists of events that have not begun; other lists stay unchanged. */
export async function leaveComing(tx: Database, context: Context, userId: string): Promise<void> {
  const now = context.clock();
  await eachHeld(tx, context, userId, async (row, held) => {
    if (mayStillCancel(toRegistrable(held.event), now)) await leave(tx, context, row, held);
  });
}

/** If both accounts of a person are on a list, removes the entry of lesser value: a place counts for more than waiting. */
export async function leaveDoubles(tx: Database, context: Context, { fromId, intoId }: { fromId: string; intoId: string }): Promise<void> {
  await eachHeld(tx, context, fromId, async (from, held) => {
    const into = await findRegistration(tx, { ...from, userId: intoId });
    if (into) await leave(tx, context, from.state === 'registered' && into.state === 'waiting' ? into : from, held);
  });
}

/** In the order of the events, so that concurrent transactions cannot deadlock. */
async function eachHeld(
  tx: Database,
  context: Context,
  userId: string,
  work: (row: RegistrationRow, held: LockedList) => Promise<void>,
): Promise<void> {
  const { instituteId } = context;
  for (const { eventId } of await findOwnRegistrations(tx, { instituteId, userId })) {
    const held = await lockList(tx, instituteId, eventId);
    const row = await findRegistration(tx, { instituteId, eventId, userId });
    if (held.ok && row) await work(row, held.value);
  }
}
