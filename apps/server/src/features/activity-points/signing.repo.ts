import { and, asc, desc, eq, getTableColumns, gt, isNotNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { columnsOf } from '../../db/columns.ts';
import { firstRow, isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { pointTerms, signedTerms, users } from '../../db/schema.ts';
import type { SignedTermRow } from './activityPoints.table.ts';

type TermRow = typeof pointTerms.$inferSelect;

/** All terms, newest first. */
export function findTerms(db: Database, instituteId: string): Promise<TermRow[]> {
  return db.select().from(pointTerms).where(eq(pointTerms.instituteId, instituteId)).orderBy(desc(pointTerms.endsOn));
}

export function findTerm(db: Database, instituteId: string, id: string): Promise<TermRow | undefined> {
  return firstRow(db.select().from(pointTerms).where(matches(pointTerms, { instituteId, id })));
}

export async function insertTerm(tx: Database, row: TermRow): Promise<void> {
  await tx.insert(pointTerms).values(row);
}

/** Inserts signatures and returns the ids of the students that were not signed concurrently. */
export async function insertSigned(tx: Database, rows: readonly (typeof signedTerms.$inferInsert)[]): Promise<Set<string>> {
  if (rows.length === 0) return new Set();
  const written = await tx
    .insert(signedTerms)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ studentId: signedTerms.studentId });
  return new Set(written.map(({ studentId }) => studentId));
}

/** Locks a signature until the transaction ends; with the batch of its student. */
export async function lockSigned(tx: Database, instituteId: string, id: string) {
  const [row] = await tx
    .select({ ...getTableColumns(signedTerms), program: users.program, batchYear: users.batchYear })
    .from(signedTerms)
    .innerJoin(users, isReferenced(users, signedTerms.instituteId, signedTerms.studentId))
    .where(matches(signedTerms, { instituteId, id }))
    .for('update', { of: signedTerms });
  return row;
}

export async function revokeSignature(
  tx: Database,
  { instituteId, id }: Pick<SignedTermRow, 'instituteId' | 'id'>,
  withdrawal: Required<Pick<typeof signedTerms.$inferInsert, 'takenBackBy' | 'takenBackAt' | 'takenBackReason'>>,
): Promise<void> {
  await tx.update(signedTerms).set(withdrawal).where(matches(signedTerms, { instituteId, id }));
}

const isValidOf = (instituteId: string, termId: string) => matches(signedTerms, { instituteId, termId, takenBackAt: null });

/** Marks the signatures of a term as exported and returns the number of valid ones. */
export async function markExported(tx: Database, instituteId: string, termId: string, now: Date): Promise<number> {
  const rows = await tx
    .update(signedTerms)
    .set({ exportedAt: sql`coalesce(${signedTerms.exportedAt}, ${now.toISOString()}::timestamptz)` })
    .where(isValidOf(instituteId, termId))
    .returning({ id: signedTerms.id });
  return rows.length;
}

const signers = alias(users, 'signers');

/** One page of the exported signatures of a term with their data. Those added since they were marked are in the next export. */
export function findExported(
  db: Database,
  { instituteId, termId, after, limit }: { instituteId: string; termId: string; after: string | undefined; limit: number },
) {
  return db
    .select({
      studentId: signedTerms.studentId,
      ...columnsOf(users, 'rollNumber', 'name', 'email', 'program', 'batchYear'),
      entries: signedTerms.entries,
      total: signedTerms.total,
      signedBy: signers.name,
      signedAt: signedTerms.signedAt,
    })
    .from(signedTerms)
    .innerJoin(users, isReferenced(users, signedTerms.instituteId, signedTerms.studentId))
    .innerJoin(signers, isReferenced(signers, signedTerms.instituteId, signedTerms.signedBy))
    .where(
      and(
        isValidOf(instituteId, termId),
        isNotNull(signedTerms.exportedAt),
        after === undefined ? undefined : gt(signedTerms.studentId, after),
      ),
    )
    .orderBy(asc(signedTerms.studentId))
    .limit(limit);
}
