import { mayStillCancel } from '@quad/domain/registrations';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { type LockedList, leave, lockList, toRegistrable } from './places.service.ts';
import { findOwnRegistrations, findRegistration } from './registrations.repo.ts';
import type { RegistrationRow } from './registrations.table.ts';

/** Takes an account off every list: what it was registered for goes to those who wait. */
export async function leaveAll(tx: Database, context: Context, userId: string): Promise<void> {
  await eachHeld(tx, context, userId, async (row, held) => {
    await leave(tx, context, row, held);
  });
}

/** Takes an account that nobody signs in to any more off the lists of what has not begun; what has begun stays as it was. */
export async function leaveComing(tx: Database, context: Context, userId: string): Promise<void> {
  const now = context.clock();
  await eachHeld(tx, context, userId, async (row, held) => {
    if (mayStillCancel(toRegistrable(held.event), now)) await leave(tx, context, row, held);
  });
}

/** Where both accounts of one person are on a list, leaves what is worth less: a place counts for more than waiting for one. */
export async function leaveDoubles(tx: Database, context: Context, { fromId, intoId }: { fromId: string; intoId: string }): Promise<void> {
  await eachHeld(tx, context, fromId, async (from, held) => {
    const into = await findRegistration(tx, { ...from, userId: intoId });
    if (into) await leave(tx, context, from.state === 'registered' && into.state === 'waiting' ? into : from, held);
  });
}

/** In the order of the events, so that two who leave the same ones wait for each other instead of for ever. */
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
