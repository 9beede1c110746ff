import { roomKey } from '@quad/domain/room-requests';
import type { Database } from '../../db/connection.ts';
import { findRoomOfKey, findRoomOfName, lockNames } from './rooms.repo.ts';

export { findRoomPhoto } from './rooms.repo.ts';

/** The key of the room that a typed name means, and the room where the catalogue has it; the name means it until the transaction ends. */
export async function roomOfName(tx: Database, instituteId: string, name: string) {
  await lockNames(tx, instituteId, 'to ask');
  const room = await findRoomOfName(tx, instituteId, roomKey(name));
  return { key: room?.key ?? roomKey(name), room };
}

/** Whom the catalogue names to decide about the room of a key; undefined for one that it does not have. */
export async function deciderOf(db: Database, instituteId: string, key: string) {
  return (await findRoomOfKey(db, instituteId, key))?.decidedBy;
}

/** Makes whoever asks for a room by its name wait until the transaction ends, for names come to mean other rooms in it. */
export function lockRoomNames(tx: Database, instituteId: string): Promise<void> {
  return lockNames(tx, instituteId, 'to change');
}
