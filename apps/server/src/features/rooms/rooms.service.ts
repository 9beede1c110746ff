import { accept, type Result, refuse } from '@quad/domain/refusals';
import { roomKey } from '@quad/domain/room-requests';
import { ROOM_REFUSALS, type Room, type RoomInput, type RoomMerge, type RoomMergeInput, type TypedRoomName } from '@quad/domain/rooms';
import type { Origins } from '../../config.ts';
import type { Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { databaseFault, refuseDuplicate } from '../../db/errors.ts';
import { newId } from '../../db/ids.ts';
import { mapPage, type NameCursor, type Page, type PageRequest, readPage } from '../../db/pages.ts';
import type { WriteParams } from '../../plugins/idempotency.ts';
import { photoAddress } from '../accounts/accounts.service.ts';
import { auditedTransaction, difference } from '../audit/audit.service.ts';
import { photoPath } from '../profile/images.service.ts';
import { countTypedRooms, findTypedRooms, moveRequests, NO_OVERLAP, typedNamesOf } from '../room-requests/roomMerges.service.ts';
import { findKnownNames, findRoom, findRooms, insertNames, insertRoom, lockNames, type RoomRecord, saveRoom } from './rooms.repo.ts';

const NAME_TAKEN = refuse('DUPLICATE', ROOM_REFUSALS.nameTaken, { name: ROOM_REFUSALS.nameTaken });

/** Lists the catalogue by name (access R5). */
export async function listRooms({ config, db, instituteId }: Context, page: PageRequest<NameCursor>): Promise<Page<Room, NameCursor>> {
  return mapPage(await findRooms(db, instituteId, page), (room) => toRoom(room, config));
}

/** Lists free-text names that match no room of the catalogue (access R9). */
export function listTypedNames({ db, instituteId }: Context, page: PageRequest<string>): Promise<Page<TypedRoomName, string>> {
  return readPage(page, {
    read: (limit, after) => findTypedRooms(db, instituteId, { limit, after }),
    cursorOf: ({ key }) => key,
    count: () => countTypedRooms(db, instituteId),
  });
}

/** Adds a room to the catalogue (access R6). Earlier requests for its name have the same key and so belong to it. */
export function createRoom(context: Context, { actor, claim, input }: WriteParams & { input: RoomInput }): Promise<Result<Room>> {
  const { clock, instituteId } = context;
  const now = clock();
  const id = newId(now);
  const key = roomKey(input.name);
  return refuseDuplicate(NAME_TAKEN, () =>
    auditedTransaction(context, { actor, claim }, async (tx) => {
      await lockNames(tx, instituteId, 'exclusive');
      await insertRoom(tx, { instituteId, id, key, ...columnsOf(input), createdAt: now, updatedAt: now });
      await insertNames(tx, [{ instituteId, key, name: input.name, roomId: id }]);
      return accept({
        value: await changedRoom(tx, context, id),
        audit: { action: 'room.create', subjectId: id, detail: { name: input.name } },
      });
    }),
  );
}

/** Updates or archives a room (access R6). Earlier requests that typed its new name are moved to it. */
export function updateRoom(
  context: Context,
  { actor, claim, roomId, input }: WriteParams & { roomId: string; input: RoomInput },
): Promise<Result<Room>> {
  const { clock, instituteId } = context;
  return refuseOverlap(() =>
    auditedTransaction(context, { actor, claim }, async (tx) => {
      await lockNames(tx, instituteId, 'exclusive');
      const room = await findRoom(tx, instituteId, roomId);
      if (!room) return refuse('NOT_FOUND', ROOM_REFUSALS.noRoom);
      const key = roomKey(input.name);
      const [known] = await findKnownNames(tx, instituteId, [key]);
      if (known && known.roomId !== room.id) return NAME_TAKEN;
      if (!known) {
        const moved = await moveRequests(tx, instituteId, { from: [key], to: room.key, isDryRun: false });
        if (moved.conflicts.length > 0) return refuse('CONFLICT', ROOM_REFUSALS.mergeConflicts, { name: ROOM_REFUSALS.mergeConflicts });
        await insertNames(tx, [{ instituteId, key, name: input.name, roomId: room.id }]);
      }
      const changes = columnsOf(input);
      await saveRoom(tx, room, { ...changes, updatedAt: clock() });
      return accept({
        value: await changedRoom(tx, context, room.id),
        audit: { action: 'room.update', subjectId: room.id, detail: difference(room, changes) },
      });
    }),
  );
}

/** Makes typed names refer to a room; a dry run only reports the effects (access R9). */
export function mergeNames(
  context: Context,
  { actor, claim, roomId, input }: WriteParams & { roomId: string; input: RoomMergeInput },
): Promise<Result<RoomMerge>> {
  const { clock, instituteId } = context;
  const { is_dry_run: isDryRun } = input;
  return refuseOverlap(() =>
    auditedTransaction<RoomMerge>(context, { actor, claim }, async (tx) => {
      await lockNames(tx, instituteId, 'exclusive');
      const room = await findRoom(tx, instituteId, roomId);
      if (!room) return refuse('NOT_FOUND', ROOM_REFUSALS.noRoom);
      const keys = [...new Set(input.keys.map(roomKey))];
      const typed = await typedNamesOf(tx, instituteId, keys);
      const known = await findKnownNames(tx, instituteId, keys);
      if (known.length > 0 || typed.length < keys.length) return refuse('CONFLICT', ROOM_REFUSALS.namesGone);
      const { requests, conflicts } = await moveRequests(tx, instituteId, { from: keys, to: room.key, isDryRun });
      if (isDryRun) return accept({ value: { room: toRoom(room, context.config), requests, conflicts, is_done: false }, audit: undefined });
      if (conflicts.length > 0) return refuse('CONFLICT', ROOM_REFUSALS.mergeConflicts);
      await insertNames(
        tx,
        typed.map(({ key, name }) => ({ instituteId, key, name, roomId: room.id })),
      );
      await saveRoom(tx, room, { updatedAt: clock() });
      return accept({
        value: { room: await changedRoom(tx, context, room.id), requests, conflicts, is_done: true },
        audit: { action: 'room.merge', subjectId: room.id, detail: { names: typed.map(({ name }) => name).join(', '), requests } },
      });
    }),
  );
}

/** A booking approved in the meantime may conflict; the database constraint detects it. */
async function refuseOverlap<T>(work: () => Promise<Result<T>>): Promise<Result<T>> {
  try {
    return await work();
  } catch (error) {
    if (databaseFault(error)?.constraint === NO_OVERLAP) return refuse('CONFLICT', ROOM_REFUSALS.mergeConflicts);
    throw error;
  }
}

function columnsOf({ name, building, capacity, equipment, opens, closes, decided_by: decidedBy, is_archived: isArchived }: RoomInput) {
  return { name, building, capacity, equipment, opens, closes, decidedBy, isArchived };
}

/** A room after a change, read in the same transaction. */
export async function changedRoom(tx: Database, { config, instituteId }: Context, id: string): Promise<Room> {
  const room = await findRoom(tx, instituteId, id);
  if (!room) throw new Error(`The room ${id} that was changed is not there.`);
  return toRoom(room, config);
}

function toRoom(room: RoomRecord, origins: Origins): Room {
  const { id, key, name, names, building, capacity, equipment, opens, closes, decidedBy, photoName, isArchived } = room;
  return {
    _id: id,
    key,
    name,
    other_names: names.filter((each) => roomKey(each) !== roomKey(name)),
    building,
    capacity,
    equipment,
    opens,
    closes,
    decided_by: decidedBy,
    photo: photoName && photoAddress(photoPath(photoName), origins),
    is_archived: isArchived,
  };
}
