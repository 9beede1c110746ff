import { asc, count, eq } from 'drizzle-orm';
import { advisoryLock } from '../../db/advisoryLock.ts';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { accreditationOfficers, accreditationTemplates, users } from '../../db/schema.ts';

export async function isOfficer(db: Database, instituteId: string, userId: string): Promise<boolean> {
  const isTheirs = matches(accreditationOfficers, { instituteId, userId });
  return (await db.select({ userId: accreditationOfficers.userId }).from(accreditationOfficers).where(isTheirs)).length > 0;
}

/** Accreditation officers by name. */
export function findOfficers(db: Database, instituteId: string) {
  return db
    .select({ id: users.id, name: users.name, email: users.email })
    .from(accreditationOfficers)
    .innerJoin(users, isReferenced(users, accreditationOfficers.instituteId, accreditationOfficers.userId))
    .where(eq(accreditationOfficers.instituteId, instituteId))
    .orderBy(asc(users.name), asc(users.id));
}

/** Replaces the officers and returns the former ones. */
export async function replaceOfficers(tx: Database, instituteId: string, ids: readonly string[]): Promise<string[]> {
  await advisoryLock(tx, 'accreditation officers', instituteId);
  const former = await tx
    .delete(accreditationOfficers)
    .where(eq(accreditationOfficers.instituteId, instituteId))
    .returning({ userId: accreditationOfficers.userId });
  if (ids.length > 0) await tx.insert(accreditationOfficers).values(ids.map((userId) => ({ instituteId, userId })));
  return former.map(({ userId }) => userId);
}

/** The institute's own templates, oldest first. */
export function findTemplates(db: Database, instituteId: string) {
  return db
    .select()
    .from(accreditationTemplates)
    .where(eq(accreditationTemplates.instituteId, instituteId))
    .orderBy(asc(accreditationTemplates.createdAt), asc(accreditationTemplates.id));
}

/** Number of the institute's templates; an advisory lock blocks additions until the transaction ends. */
export async function lockTemplates(tx: Database, instituteId: string): Promise<number> {
  await advisoryLock(tx, 'accreditation templates', instituteId);
  const [row] = await tx.select({ count: count() }).from(accreditationTemplates).where(eq(accreditationTemplates.instituteId, instituteId));
  return row?.count ?? 0;
}

export async function insertTemplate(tx: Database, row: typeof accreditationTemplates.$inferInsert): Promise<void> {
  await tx.insert(accreditationTemplates).values(row);
}

export async function removeTemplateRow(tx: Database, instituteId: string, id: string) {
  const [row] = await tx
    .delete(accreditationTemplates)
    .where(matches(accreditationTemplates, { instituteId, id }))
    .returning({ template: accreditationTemplates.template });
  return row;
}
