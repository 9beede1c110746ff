import { and, asc, eq, getTableColumns, sql } from 'drizzle-orm';
import { advisoryLock } from '../../db/advisoryLock.ts';
import { firstRow, isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, isAfterName, type NameCursor, nameCursor, type Page, type PageRequest, readPage } from '../../db/pages.ts';
import { roomNames, roomPhotos, rooms } from '../../db/schema.ts';
import type { RoomRow } from './rooms.table.ts';

/** A room with all of its names. */
export interface RoomRecord extends RoomRow {
  readonly names: readonly string[];
  /** File name of its photo; null without one. */
  readonly photoName: string | null;
}

const names = sql<string[]>`(select coalesce(json_agg(${roomNames.name} order by ${roomNames.key}), '[]') from ${roomNames}
  where ${roomNames.instituteId} = ${rooms.instituteId} and ${roomNames.roomId} = ${rooms.id})`;

const photoName = sql<string | null>`(select ${roomPhotos.name} from ${roomPhotos}
  where ${roomPhotos.instituteId} = ${rooms.instituteId} and ${roomPhotos.roomId} = ${rooms.id})`;

const RECORD = { ...getTableColumns(rooms), names, photoName };

/** One page of rooms, by name. */
export function findRooms(db: Database, instituteId: string, page: PageRequest<NameCursor>): Promise<Page<RoomRecord, NameCursor>> {
  const isOfInstitute = eq(rooms.instituteId, instituteId);
  return readPage(page, {
    read: (limit, after) =>
      db
        .select(RECORD)
        .from(rooms)
        .where(and(isOfInstitute, isAfterName(rooms.name, rooms.id, after)))
        .orderBy(asc(rooms.name), asc(rooms.id))
        .limit(limit),
    cursorOf: nameCursor,
    count: () => countWhere(db, rooms, isOfInstitute),
  });
}

export function findRoom(db: Database, instituteId: string, id: string): Promise<RoomRecord | undefined> {
  return firstRow(db.select(RECORD).from(rooms).where(matches(rooms, { instituteId, id })));
}

/** The room with this name. */
export async function findRoomByName(db: Database, instituteId: string, nameKey: string): Promise<RoomRow | undefined> {
  const [row] = await db
    .select(getTableColumns(rooms))
    .from(roomNames)
    .innerJoin(rooms, isReferenced(rooms, roomNames.instituteId, roomNames.roomId))
    .where(matches(roomNames, { instituteId, key: nameKey }));
  return row;
}

/** The room with this key, by which room requests refer to it. */
export function findRoomByKey(db: Database, instituteId: string, key: string): Promise<RoomRow | undefined> {
  return firstRow(db.select().from(rooms).where(matches(rooms, { instituteId, key })));
}

/**
 * Takes an advisory lock on the room names of an institute until the transaction ends: shared to look up a room by name, exclusive to
 * change names.
 */
export async function lockNames(tx: Database, instituteId: string, mode: 'shared' | 'exclusive'): Promise<void> {
  await advisoryLock(tx, 'room names', instituteId, { isShared: mode === 'shared' });
}

export async function insertRoom(tx: Database, room: typeof rooms.$inferInsert): Promise<void> {
  await tx.insert(rooms).values(room);
}

export async function saveRoom(
  tx: Database,
  { instituteId, id }: Pick<RoomRow, 'instituteId' | 'id'>,
  changes: Partial<typeof rooms.$inferInsert>,
): Promise<void> {
  await tx.update(rooms).set(changes).where(matches(rooms, { instituteId, id }));
}

/** Inserts names of rooms. The database rejects a name that a room already has. */
export async function insertNames(tx: Database, added: (typeof roomNames.$inferInsert)[]): Promise<void> {
  await tx.insert(roomNames).values(added);
}

/** The given names that a room already has. */
export async function findKnownNames(
  db: Database,
  instituteId: string,
  keys: readonly string[],
): Promise<(typeof roomNames.$inferSelect)[]> {
  return db
    .select()
    .from(roomNames)
    .where(matches(roomNames, { instituteId, key: keys }));
}

export type RoomPhotoRow = typeof roomPhotos.$inferSelect;
type RoomPhotoOwner = Pick<RoomPhotoRow, 'instituteId' | 'roomId'>;

const PHOTO_REMOVED = { name: roomPhotos.name, isExternal: sql<boolean>`${roomPhotos.image} is null` };

function isPhotoOf({ instituteId, roomId }: RoomPhotoOwner) {
  return matches(roomPhotos, { instituteId, roomId });
}

/** Stores the photo of a room and returns the one that it replaces. The caller has locked the room names. */
export async function saveRoomPhoto(tx: Database, photo: RoomPhotoRow) {
  const { name, image, createdAt } = photo;
  const [former] = await tx.select(PHOTO_REMOVED).from(roomPhotos).where(isPhotoOf(photo));
  await tx
    .insert(roomPhotos)
    .values(photo)
    .onConflictDoUpdate({ target: [roomPhotos.instituteId, roomPhotos.roomId], set: { name, image, createdAt } });
  return former;
}

/** Deletes the photo of a room and returns it; undefined if there is none. */
export async function deleteRoomPhoto(tx: Database, room: RoomPhotoOwner) {
  const [former] = await tx.delete(roomPhotos).where(isPhotoOf(room)).returning(PHOTO_REMOVED);
  return former;
}

/** The photo of a room with this file name. */
export async function findRoomPhoto(db: Database, { instituteId, name }: Pick<RoomPhotoRow, 'instituteId' | 'name'>) {
  const [row] = await db
    .select({ instituteId: roomPhotos.instituteId, name: roomPhotos.name, image: roomPhotos.image })
    .from(roomPhotos)
    .where(matches(roomPhotos, { instituteId, name }));
  return row;
}
