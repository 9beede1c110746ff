import type { PointRules } from '@quad/domain/activity-points';
import type { Batch } from '@quad/domain/approvals';
import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { advisoryLock } from '../../db/advisoryLock.ts';
import { columnsOf } from '../../db/columns.ts';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { batchAdvisers, pointRules, users } from '../../db/schema.ts';
import { NEWEST_RULES } from './students.repo.ts';

/** All versions of the rules, newest first. */
export async function findAllRules(db: Database, instituteId: string): Promise<PointRules[]> {
  const rows = await db
    .select({ id: pointRules.id, version: pointRules.version, rules: pointRules.rules })
    .from(pointRules)
    .where(eq(pointRules.instituteId, instituteId))
    .orderBy(...NEWEST_RULES);
  return rows.map(({ id, version, rules }) => ({ ...rules, _id: id, version }));
}

/** Serializes the creation of rules, because versions are numbered consecutively. */
export async function lockRules(tx: Database, instituteId: string): Promise<void> {
  await advisoryLock(tx, 'point rules', instituteId);
}

/** The newest version of a programme's rules with this name. */
export async function findNewest(tx: Database, instituteId: string, { program, name }: Pick<PointRules, 'program' | 'name'>) {
  const [row] = await tx
    .select({ id: pointRules.id, version: pointRules.version })
    .from(pointRules)
    .where(and(matches(pointRules, { instituteId, program }), sql`${pointRules.rules} ->> 'name' = ${name}`))
    .orderBy(desc(pointRules.version))
    .limit(1);
  return row;
}

export async function insertRules(tx: Database, row: typeof pointRules.$inferInsert): Promise<void> {
  await tx.insert(pointRules).values(row);
}

/** All advisers of batches, by name. */
export function findAdvisers(db: Database, instituteId: string) {
  return db
    .select({
      program: batchAdvisers.program,
      admission_year: batchAdvisers.admissionYear,
      ...columnsOf(users, 'id', 'name', 'email'),
    })
    .from(batchAdvisers)
    .innerJoin(users, isReferenced(users, batchAdvisers.instituteId, batchAdvisers.userId))
    .where(eq(batchAdvisers.instituteId, instituteId))
    .orderBy(asc(users.name), asc(users.id));
}

function isOfBatch(instituteId: string, { program, admission_year }: Batch) {
  return matches(batchAdvisers, { instituteId, program, admissionYear: admission_year });
}

/** Replaces the advisers of a batch and returns the former ones. */
export async function replaceAdvisers(tx: Database, instituteId: string, batch: Batch, ids: readonly string[]): Promise<string[]> {
  await advisoryLock(tx, 'batch advisers', instituteId);
  const former = await tx.delete(batchAdvisers).where(isOfBatch(instituteId, batch)).returning({ userId: batchAdvisers.userId });
  if (ids.length > 0)
    await tx
      .insert(batchAdvisers)
      .values(ids.map((userId) => ({ instituteId, userId, program: batch.program, admissionYear: batch.admission_year })));
  return former.map(({ userId }) => userId);
}
