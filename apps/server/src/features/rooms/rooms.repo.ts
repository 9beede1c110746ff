import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { advisoryLock } from '../../db/advisoryLock.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, isAfterName, type NamePlace, type PageRange, type Total } from '../../db/pages.ts';
import { roomNames, roomPhotos, rooms } from '../../db/schema.ts';
import type { RoomRow } from './rooms.table.ts';

/** A room with every name that means it. */
export interface RoomRecord extends RoomRow {
  readonly names: readonly string[];
  /** The name that its photo is served by; null for a room without one. */
  readonly photoName: string | null;
}

const names = sql<string[]>`(select coalesce(json_agg(${roomNames.name} order by ${roomNames.key}), '[]') from ${roomNames}
  where ${roomNames.instituteId} = ${rooms.instituteId} and ${roomNames.roomId} = ${rooms.id})`;

const photoName = sql<string | null>`(select ${roomPhotos.name} from ${roomPhotos}
  where ${roomPhotos.instituteId} = ${rooms.instituteId} and ${roomPhotos.roomId} = ${rooms.id})`;

const RECORD = { ...getTableColumns(rooms), names, photoName };

/** So many rooms from a place on, by name. */
export function findRooms(db: Database, instituteId: string, { after, limit }: PageRange<NamePlace>): Promise<RoomRecord[]> {
  return db
    .select(RECORD)
    .from(rooms)
    .where(and(eq(rooms.instituteId, instituteId), isAfterName(rooms.name, rooms.id, after)))
    .orderBy(asc(rooms.name), asc(rooms.id))
    .limit(limit);
}

export function countRooms(db: Database, instituteId: string): Promise<Total> {
  return countWhere(db, rooms, eq(rooms.instituteId, instituteId));
}

export async function findRoom(db: Database, instituteId: string, id: string): Promise<RoomRecord | undefined> {
  const [row] = await db
    .select(RECORD)
    .from(rooms)
    .where(and(eq(rooms.instituteId, instituteId), eq(rooms.id, id)));
  return row;
}

/** The room that a name means. */
export async function findRoomOfName(db: Database, instituteId: string, nameKey: string): Promise<RoomRow | undefined> {
  const [row] = await db
    .select(getTableColumns(rooms))
    .from(roomNames)
    .innerJoin(rooms, and(eq(rooms.instituteId, roomNames.instituteId), eq(rooms.id, roomNames.roomId)))
    .where(and(eq(roomNames.instituteId, instituteId), eq(roomNames.key, nameKey)));
  return row;
}

/** The room whose requests have this key. */
export async function findRoomOfKey(db: Database, instituteId: string, key: string): Promise<RoomRow | undefined> {
  const [row] = await db
    .select()
    .from(rooms)
    .where(and(eq(rooms.instituteId, instituteId), eq(rooms.key, key)));
  return row;
}

/**
 * Makes who changes what names mean wait for those who ask for rooms by their names, and for one another; those who ask do not wait for
 * each other.
 */
export async function lockNames(tx: Database, instituteId: string, how: 'to ask' | 'to change'): Promise<void> {
  await advisoryLock(tx, 'room names', instituteId, { isShared: how === 'to ask' });
}

export async function insertRoom(tx: Database, room: typeof rooms.$inferInsert): Promise<void> {
  await tx.insert(rooms).values(room);
}

export async function saveRoom(
  tx: Database,
  { instituteId, id }: Pick<RoomRow, 'instituteId' | 'id'>,
  changes: Partial<typeof rooms.$inferInsert>,
): Promise<void> {
  await tx
    .update(rooms)
    .set(changes)
    .where(and(eq(rooms.instituteId, instituteId), eq(rooms.id, id)));
}

/** Has names mean a room. One that means one already is refused by the database. */
export async function insertNames(tx: Database, added: (typeof roomNames.$inferInsert)[]): Promise<void> {
  await tx.insert(roomNames).values(added);
}

/** The names among some that mean a room already. */
export async function findKnownNames(
  db: Database,
  instituteId: string,
  keys: readonly string[],
): Promise<(typeof roomNames.$inferSelect)[]> {
  return db
    .select()
    .from(roomNames)
    .where(and(eq(roomNames.instituteId, instituteId), inArray(roomNames.key, [...keys])));
}

export type RoomPhotoRow = typeof roomPhotos.$inferSelect;
type PhotographedRoom = Pick<RoomPhotoRow, 'instituteId' | 'roomId'>;

const FORMER_PHOTO = { name: roomPhotos.name, isApart: sql<boolean>`${roomPhotos.image} is null` };

function isPhotoOf({ instituteId, roomId }: PhotographedRoom) {
  return and(eq(roomPhotos.instituteId, instituteId), eq(roomPhotos.roomId, roomId));
}

/** Stores the one photo of a room, and gives the former one. Nobody else may write the photo of the room meanwhile. */
export async function saveRoomPhoto(tx: Database, photo: RoomPhotoRow) {
  const { name, image, createdAt } = photo;
  const [former] = await tx.select(FORMER_PHOTO).from(roomPhotos).where(isPhotoOf(photo));
  await tx
    .insert(roomPhotos)
    .values(photo)
    .onConflictDoUpdate({ target: [roomPhotos.instituteId, roomPhotos.roomId], set: { name, image, createdAt } });
  return former;
}

/** Removes the photo of a room, and gives it; undefined when there is none. */
export async function dropRoomPhoto(tx: Database, room: PhotographedRoom) {
  const [former] = await tx.delete(roomPhotos).where(isPhotoOf(room)).returning(FORMER_PHOTO);
  return former;
}

/** The photo of a room that is served under a name. */
export async function findRoomPhoto(db: Database, { instituteId, name }: Pick<RoomPhotoRow, 'instituteId' | 'name'>) {
  const [row] = await db
    .select({ instituteId: roomPhotos.instituteId, name: roomPhotos.name, image: roomPhotos.image })
    .from(roomPhotos)
    .where(and(eq(roomPhotos.instituteId, instituteId), eq(roomPhotos.name, name)));
  return row;
}
