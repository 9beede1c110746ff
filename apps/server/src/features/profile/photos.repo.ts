import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { photos } from '../../db/schema.ts';

type PhotoRow = typeof photos.$inferSelect;
type PhotoOwner = Pick<PhotoRow, 'instituteId' | 'userId'>;

/** Stores a person's one photo; the former one is gone with it. */
export async function savePhoto(tx: Database, photo: PhotoRow): Promise<void> {
  const { name, image, createdAt } = photo;
  await tx
    .insert(photos)
    .values(photo)
    .onConflictDoUpdate({ target: [photos.instituteId, photos.userId], set: { name, image, createdAt } });
}

/** Removes a person's photo; false when there is none. */
export async function dropPhoto(tx: Database, { instituteId, userId }: PhotoOwner): Promise<boolean> {
  const dropped = await tx
    .delete(photos)
    .where(and(eq(photos.instituteId, instituteId), eq(photos.userId, userId)))
    .returning({ name: photos.name });
  return dropped.length > 0;
}

/** The image that is served under a name. */
export async function findImage(
  db: Database,
  { instituteId, name }: Pick<PhotoRow, 'instituteId' | 'name'>,
): Promise<Uint8Array | undefined> {
  const [row] = await db
    .select({ image: photos.image })
    .from(photos)
    .where(and(eq(photos.instituteId, instituteId), eq(photos.name, name)));
  return row?.image;
}
