import { roomKey } from '@quad/domain/room-requests';
import type { Database } from '../../db/connection.ts';
import { findRoomByKey, findRoomByName, lockNames } from './rooms.repo.ts';

export { findRoomPhoto } from './rooms.repo.ts';

/** The key of the room with a typed name, and the room if the catalogue has it. Names stay as they are until the transaction ends. */
export async function roomOfName(tx: Database, instituteId: string, name: string) {
  await lockNames(tx, instituteId, 'shared');
  const room = await findRoomByName(tx, instituteId, roomKey(name));
  return { key: room?.key ?? roomKey(name), room };
}

/** Who decides about requests for the room with this key; undefined if the catalogue does not have it. */
export async function deciderOf(db: Database, instituteId: string, key: string) {
  return (await findRoomByKey(db, instituteId, key))?.decidedBy;
}

/** Makes room requests wait until the transaction ends, because it gives names to other rooms. */
export function lockRoomNames(tx: Database, instituteId: string): Promise<void> {
  return lockNames(tx, instituteId, 'exclusive');
}
