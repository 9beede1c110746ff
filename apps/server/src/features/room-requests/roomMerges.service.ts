import type { RoomMergeConflict } from '@quad/domain/rooms';
import type { Database } from '../../db/connection.ts';
import { findMergeConflicts, saveRoomKeys } from './roomMerges.repo.ts';

/** Name of the constraint that prevents overlapping approved bookings of a room. */
export const NO_OVERLAP = 'room_requests_no_overlap';

/** Free-text names that match no room of the catalogue. */
export {
  countTypedKeys as countTypedRooms,
  findNamesOfKeys as typedNamesOf,
  findTypedKeys as findTypedRooms,
} from './roomMerges.repo.ts';

/** Moves requests from some room keys to another, unless two bookings would conflict. A dry run only reports the effects. */
export async function moveRequests(
  tx: Database,
  instituteId: string,
  { from, to, isDryRun }: { from: readonly string[]; to: string; isDryRun: boolean },
): Promise<{ requests: number; conflicts: RoomMergeConflict[] }> {
  const { requests, conflicts } = await findMergeConflicts(tx, instituteId, [...from, to], to);
  if (!isDryRun && conflicts.length === 0 && requests > 0) await saveRoomKeys(tx, instituteId, from, to);
  return { requests, conflicts };
}
