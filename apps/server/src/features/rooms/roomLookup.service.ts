import { roomKey } from '@quad/domain/room-requests';
import type { Database } from '../../db/connection.ts';
import { findRoomByKey, findRoomByName, lockNames } from './rooms.repo.ts';

export { findRoomPhoto } from './rooms.repo.ts';

/** The room key of a typed name, and the room if the catalogue has it. Locks the names against changes until the transaction ends. */
export async function roomOfName(tx: Database, instituteId: string, name: string) {
  await lockNames(tx, instituteId, 'shared');
  const room = await findRoomByName(tx, instituteId, roomKey(name));
  return { key: room?.key ?? roomKey(name), room };
}

/** The role that decides about requests for the room; undefined if the catalogue does not have it. */
export async function deciderOf(db: Database, instituteId: string, key: string) {
  return (await findRoomByKey(db, instituteId, key))?.decidedBy;
}

/** Blocks new room requests until the transaction ends, because it changes which rooms the names mean. */
export function lockRoomNames(tx: Database, instituteId: string): Promise<void> {
  return lockNames(tx, instituteId, 'exclusive');
}
