import { and, asc, eq, gte, or } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { approvalDeputies, users } from '../../db/schema.ts';

type DeputyRow = typeof approvalDeputies.$inferSelect;
type Owner = Pick<DeputyRow, 'instituteId' | 'principalId'>;

const deputies = alias(users, 'deputies');

/** Current and future deputies of a user and principals of the user; the user's own deputy comes first. */
export function findDeputiesOf(db: Database, { instituteId, principalId: userId }: Owner, today: string) {
  const { principalId, deputyId, startsOn, endsOn } = approvalDeputies;
  return db
    .select({
      principal: { id: users.id, name: users.name },
      deputy: { id: deputies.id, name: deputies.name },
      from: startsOn,
      until: endsOn,
    })
    .from(approvalDeputies)
    .innerJoin(users, matches(users, { instituteId: approvalDeputies.instituteId, id: principalId }))
    .innerJoin(deputies, matches(deputies, { instituteId: approvalDeputies.instituteId, id: deputyId }))
    .where(and(eq(approvalDeputies.instituteId, instituteId), or(eq(principalId, userId), eq(deputyId, userId)), gte(endsOn, today)))
    .orderBy(asc(startsOn), asc(users.name), asc(users.id));
}

/** Whether a user can be given a right: the account is verified and not disabled. Locks the account until the transaction ends. */
export async function isCapable(tx: Database, instituteId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: users.id })
    .from(users)
    .where(matches(users, { instituteId, id, emailVerified: true, disabledAt: null, erasedAt: null }))
    .for('key share');
  return rows.length > 0;
}

/** Sets the deputy of a principal, replacing any other. */
export async function saveDeputy(tx: Database, row: DeputyRow): Promise<void> {
  const { deputyId, startsOn, endsOn } = row;
  await tx
    .insert(approvalDeputies)
    .values(row)
    .onConflictDoUpdate({ target: [approvalDeputies.instituteId, approvalDeputies.principalId], set: { deputyId, startsOn, endsOn } });
}

/** Removes the deputy of a principal and returns the former one. */
export async function deleteDeputy(tx: Database, { instituteId, principalId }: Owner): Promise<string | undefined> {
  const [row] = await tx
    .delete(approvalDeputies)
    .where(matches(approvalDeputies, { instituteId, principalId }))
    .returning({ deputyId: approvalDeputies.deputyId });
  return row?.deputyId;
}
