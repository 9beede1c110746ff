import { mayStillCancel } from '@quad/domain/registrations';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { type LockedList, lockList, removeFromList, toRegistrable } from './places.service.ts';
import { findOwnRegistrations, findRegistration } from './registrations.repo.ts';
import type { RegistrationRow } from './registrations.table.ts';

/** Removes an account from all lists. Its places go to the waiting list. */
export async function leaveAllEvents(tx: Database, context: Context, userId: string): Promise<void> {
  await forEachLockedList(tx, context, userId, async (row, list) => {
    await removeFromList(tx, context, row, list);
  });
}

/** Removes a disabled or erased account from the lists of events that have not begun; other lists stay unchanged. */
export async function leaveUpcomingEvents(tx: Database, context: Context, userId: string): Promise<void> {
  const now = context.clock();
  await forEachLockedList(tx, context, userId, async (row, list) => {
    if (mayStillCancel(toRegistrable(list.event), now)) await removeFromList(tx, context, row, list);
  });
}

/** If both accounts of a person are on a list, removes the entry of lesser value: a place counts for more than waiting. */
export async function removeDuplicateEntries(
  tx: Database,
  context: Context,
  { fromId, intoId }: { fromId: string; intoId: string },
): Promise<void> {
  await forEachLockedList(tx, context, fromId, async (from, list) => {
    const into = await findRegistration(tx, { ...from, userId: intoId });
    if (into) await removeFromList(tx, context, from.state === 'registered' && into.state === 'waiting' ? into : from, list);
  });
}

/** In the order of the events, so that concurrent transactions cannot deadlock. */
async function forEachLockedList(
  tx: Database,
  context: Context,
  userId: string,
  work: (row: RegistrationRow, list: LockedList) => Promise<void>,
): Promise<void> {
  const { instituteId } = context;
  for (const { eventId } of await findOwnRegistrations(tx, { instituteId, userId })) {
    const list = await lockList(tx, instituteId, eventId);
    const row = await findRegistration(tx, { instituteId, eventId, userId });
    if (list.ok && row) await work(row, list.value);
  }
}
