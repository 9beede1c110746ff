import { sql } from 'drizzle-orm';
import { matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { photos } from '../../db/schema.ts';

export type PhotoRow = typeof photos.$inferSelect;
type PhotoOwner = Pick<PhotoRow, 'instituteId' | 'userId'>;

/** A photo that was replaced or deleted. */
export interface ReplacedPhoto {
  readonly name: string;
  /** Whether its image is an object in the photo store that has yet to be deleted. */
  readonly isExternal: boolean;
}

const FORMER = { name: photos.name, isExternal: sql<boolean>`${photos.image} is null` };

function isOwn({ instituteId, userId }: PhotoOwner) {
  return matches(photos, { instituteId, userId });
}

/** Stores a person's photo and returns the one that it replaces. The caller holds a lock against concurrent writes. */
export async function savePhoto(tx: Database, photo: PhotoRow): Promise<ReplacedPhoto | undefined> {
  const { name, image, createdAt } = photo;
  const [former] = await tx.select(FORMER).from(photos).where(isOwn(photo));
  await tx
    .insert(photos)
    .values(photo)
    .onConflictDoUpdate({ target: [photos.instituteId, photos.userId], set: { name, image, createdAt } });
  return former;
}

/** Deletes a person's photo and returns it; undefined if there is none. */
export async function deletePhoto(tx: Database, owner: PhotoOwner): Promise<ReplacedPhoto | undefined> {
  const [former] = await tx.delete(photos).where(isOwn(owner)).returning(FORMER);
  return former;
}

/** The photo with this file name. */
export async function findPhoto(
  db: Database,
  { instituteId, name }: Pick<PhotoRow, 'instituteId' | 'name'>,
): Promise<Pick<PhotoRow, 'instituteId' | 'name' | 'image'> | undefined> {
  const [row] = await db
    .select({ instituteId: photos.instituteId, name: photos.name, image: photos.image })
    .from(photos)
    .where(matches(photos, { instituteId, name }));
  return row;
}

/** Whether the user has a photo. */
export async function hasPhoto(db: Database, owner: PhotoOwner): Promise<boolean> {
  const rows = await db.select({ name: photos.name }).from(photos).where(isOwn(owner));
  return rows.length > 0;
}

/** Moves a photo to another person; false if there is none. */
export async function changeOwner(tx: Database, owner: PhotoOwner, newOwnerId: string): Promise<boolean> {
  const moved = await tx.update(photos).set({ userId: newOwnerId }).where(isOwn(owner)).returning({ name: photos.name });
  return moved.length > 0;
}
