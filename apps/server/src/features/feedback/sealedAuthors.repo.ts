import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { sealedAuthors, users } from '../../db/schema.ts';

/** A tag, which identifies the author to whoever has the key, and the feedback. */
export type SealedRow = typeof sealedAuthors.$inferSelect;

function isOf(instituteId: string) {
  return eq(sealedAuthors.instituteId, instituteId);
}

export function findSealed(db: Database, instituteId: string): Promise<SealedRow[]> {
  return db.select().from(sealedAuthors).where(isOf(instituteId));
}

/** Ids of the feedback with these tags. */
export async function findIdsByTags(db: Database, instituteId: string, tags: readonly string[]): Promise<string[]> {
  const rows = await db
    .select({ id: sealedAuthors.feedbackId })
    .from(sealedAuthors)
    .where(and(isOf(instituteId), inArray(sealedAuthors.tag, [...tags])));
  return rows.map(({ id }) => id);
}

/** Ids of all users, each a possible author. */
export async function findAllAuthorIds(db: Database, instituteId: string): Promise<string[]> {
  const people = await db.select({ userId: users.id }).from(users).where(eq(users.instituteId, instituteId));
  return people.map(({ userId }) => userId);
}

export async function insertSealed(tx: Database, rows: readonly SealedRow[]): Promise<void> {
  await tx.insert(sealedAuthors).values([...rows]);
}

export async function deleteSealed(tx: Database, instituteId: string, feedbackIds: readonly string[]): Promise<void> {
  await tx.delete(sealedAuthors).where(and(isOf(instituteId), inArray(sealedAuthors.feedbackId, [...feedbackIds])));
}

export async function replaceTag(tx: Database, instituteId: string, { from, to }: { from: string; to: string }): Promise<void> {
  await tx
    .update(sealedAuthors)
    .set({ tag: to })
    .where(and(isOf(instituteId), eq(sealedAuthors.tag, from)));
}

/** Deletes all tags and returns how many there were. */
export async function deleteAllSealed(tx: Database, instituteId: string): Promise<number> {
  return (await tx.delete(sealedAuthors).where(isOf(instituteId)).returning({ tag: sealedAuthors.tag })).length;
}
