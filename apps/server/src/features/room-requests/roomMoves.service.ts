import type { RoomMergeConflict, TypedRoomName } from '@quad/domain/rooms';
import type { Database } from '../../db/connection.ts';
import { findMoveConflicts, findTypedKeys, saveRoomKeys } from './roomMoves.repo.ts';

/** The constraint that keeps approved bookings of one room apart. */
export const NO_OVERLAP = 'room_requests_no_overlap';

/** What was typed and means no room of the catalogue. */
export { countTypedKeys as countTypedRooms, findNamesOfKeys as typedNamesOf } from './roomMoves.repo.ts';

export async function findTypedRooms(
  db: Database,
  instituteId: string,
  range: { limit: number; after: string | undefined },
): Promise<TypedRoomName[]> {
  return findTypedKeys(db, instituteId, range);
}

/** Moves requests from some room keys to another, unless two bookings would clash; or only reports what that would do. */
export async function moveRequests(
  tx: Database,
  instituteId: string,
  { from, to, isDryRun }: { from: readonly string[]; to: string; isDryRun: boolean },
): Promise<{ requests: number; conflicts: RoomMergeConflict[] }> {
  const { requests, conflicts } = await findMoveConflicts(tx, instituteId, [...from, to], to);
  if (!isDryRun && conflicts.length === 0 && requests > 0) await saveRoomKeys(tx, instituteId, from, to);
  return { requests, conflicts };
}
