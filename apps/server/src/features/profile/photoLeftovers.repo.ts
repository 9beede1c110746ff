import { and, asc, eq, gt, lte } from 'drizzle-orm';
import { matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { photoLeftovers } from '../../db/schema.ts';
import type { PhotoKey } from './photoStore.ts';

function isLeftover({ instituteId, name }: PhotoKey) {
  return matches(photoLeftovers, { instituteId, name });
}

/** Schedules an object that no photo refers to for deletion. */
export async function addLeftover(db: Database, { instituteId, name }: PhotoKey, dueAt: Date): Promise<void> {
  await db.insert(photoLeftovers).values({ instituteId, name, dueAt });
}

/** Cancels the deletion because a photo now refers to the object; false if it is due and may already be deleted. */
export async function cancelDeletion(tx: Database, key: PhotoKey, now: Date): Promise<boolean> {
  const cancelled = await tx
    .delete(photoLeftovers)
    .where(and(isLeftover(key), gt(photoLeftovers.dueAt, now)))
    .returning({ name: photoLeftovers.name });
  return cancelled.length > 0;
}

/** Removes a deleted object from the list. */
export async function deleteLeftover(db: Database, key: PhotoKey): Promise<void> {
  await db.delete(photoLeftovers).where(isLeftover(key));
}

/** Objects that are due for deletion, oldest first. */
export async function findDueLeftovers(db: Database, instituteId: string, now: Date, limit: number): Promise<PhotoKey[]> {
  return db
    .select({ instituteId: photoLeftovers.instituteId, name: photoLeftovers.name })
    .from(photoLeftovers)
    .where(and(eq(photoLeftovers.instituteId, instituteId), lte(photoLeftovers.dueAt, now)))
    .orderBy(asc(photoLeftovers.dueAt))
    .limit(limit);
}
