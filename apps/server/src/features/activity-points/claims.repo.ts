import { and, eq, isNull, lt, notInArray, or, sql } from 'drizzle-orm';
import { firstRow, isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { activityClaims, claimEvidence } from '../../db/schema.ts';
import type { ActivityClaimRow } from './claims.table.ts';

type EvidenceRow = typeof claimEvidence.$inferSelect;

export async function insertClaim(tx: Database, row: ActivityClaimRow): Promise<void> {
  await tx.insert(activityClaims).values(row);
}

/** A claim by id. */
export function findClaim(db: Database, instituteId: string, id: string): Promise<ActivityClaimRow | undefined> {
  return firstRow(db.select().from(activityClaims).where(matches(activityClaims, { instituteId, id })));
}

/** Locks a claim until the transaction ends. */
export function lockClaim(tx: Database, instituteId: string, id: string): Promise<ActivityClaimRow | undefined> {
  return firstRow(tx.select().from(activityClaims).where(matches(activityClaims, { instituteId, id })).for('update'));
}

export async function saveClaim(
  tx: Database,
  { instituteId, id }: Pick<ActivityClaimRow, 'instituteId' | 'id'>,
  changes: Partial<ActivityClaimRow>,
): Promise<void> {
  await tx.update(activityClaims).set(changes).where(matches(activityClaims, { instituteId, id }));
}

export async function insertEvidence(tx: Database, row: typeof claimEvidence.$inferInsert): Promise<void> {
  await tx.insert(claimEvidence).values(row);
}

/** Number of a user's unclaimed uploads. */
export function countUnclaimed(db: Database, { instituteId, userId }: { instituteId: string; userId: string }): Promise<number> {
  return db.$count(claimEvidence, matches(claimEvidence, { instituteId, userId, claimId: null }));
}

/** Attaches a user's evidence to a claim (unless already attached) and returns how many files were matched. */
export async function attachEvidence(
  tx: Database,
  { instituteId, userId, claimId, ids }: { instituteId: string; userId: string; claimId: string; ids: readonly string[] },
): Promise<number> {
  const isFree = or(isNull(claimEvidence.claimId), eq(claimEvidence.claimId, claimId));
  const rows = await tx
    .update(claimEvidence)
    .set({ claimId })
    .where(and(matches(claimEvidence, { instituteId, userId, id: ids }), isFree))
    .returning({ id: claimEvidence.id });
  return rows.length;
}

const FORMER = { name: claimEvidence.name, isExternal: sql<boolean>`${claimEvidence.image} is null` };

/** Deletes and returns the evidence of a claim except the given files. */
export function dropOtherEvidence(
  tx: Database,
  { instituteId, claimId, ids }: { instituteId: string; claimId: string; ids: readonly string[] },
) {
  return tx
    .delete(claimEvidence)
    .where(and(matches(claimEvidence, { instituteId, claimId }), notInArray(claimEvidence.id, [...ids])))
    .returning(FORMER);
}

/** Deletes and returns all uploads of a user. */
export function dropEvidenceOf(tx: Database, { instituteId, userId }: { instituteId: string; userId: string }) {
  return tx.delete(claimEvidence).where(matches(claimEvidence, { instituteId, userId })).returning(FORMER);
}

/** Deletes and returns unclaimed uploads older than a time. */
export function dropUnclaimed(tx: Database, instituteId: string, before: Date) {
  return tx
    .delete(claimEvidence)
    .where(and(matches(claimEvidence, { instituteId, claimId: null }), lt(claimEvidence.createdAt, before)))
    .returning(FORMER);
}

/** A file with the request of its claim, if any. */
export async function findEvidence(
  db: Database,
  instituteId: string,
  id: string,
): Promise<(EvidenceRow & { requestId: string | null }) | undefined> {
  const [row] = await db
    .select({ evidence: claimEvidence, requestId: activityClaims.requestId })
    .from(claimEvidence)
    .leftJoin(activityClaims, isReferenced(activityClaims, claimEvidence.instituteId, claimEvidence.claimId))
    .where(matches(claimEvidence, { instituteId, id }));
  return row && { ...row.evidence, requestId: row.requestId };
}

/** Ids of a claim's evidence. */
export async function findEvidenceIds(tx: Database, { instituteId, id }: Pick<ActivityClaimRow, 'instituteId' | 'id'>): Promise<string[]> {
  const rows = await tx
    .select({ id: claimEvidence.id })
    .from(claimEvidence)
    .where(matches(claimEvidence, { instituteId, claimId: id }))
    .orderBy(claimEvidence.createdAt, claimEvidence.id);
  return rows.map((row) => row.id);
}
