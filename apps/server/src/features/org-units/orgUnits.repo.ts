import type { UnitCategory } from '@quad/domain/org-units';
import { and, asc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { orgUnits } from '../../db/schema.ts';

export type OrgUnitRow = typeof orgUnits.$inferSelect;

/** Units by name, all of them or those of a category. */
export function findUnits(db: Database, instituteId: string, category?: UnitCategory): Promise<OrgUnitRow[]> {
  return db
    .select()
    .from(orgUnits)
    .where(and(eq(orgUnits.instituteId, instituteId), category && eq(orgUnits.category, category)))
    .orderBy(asc(orgUnits.name), asc(orgUnits.id));
}

export async function findUnit(db: Database, instituteId: string, id: string): Promise<OrgUnitRow | undefined> {
  const [row] = await db
    .select()
    .from(orgUnits)
    .where(and(eq(orgUnits.instituteId, instituteId), eq(orgUnits.id, id)));
  return row;
}

/** The unit whose contact has an address, in any case. */
export async function findUnitOfContact(db: Database, instituteId: string, email: string): Promise<OrgUnitRow | undefined> {
  const [row] = await db.select().from(orgUnits).where(isContact(instituteId, email));
  return row;
}

/** Gives the unit of a contact another address for it, if there is such a unit. */
export async function saveContact(
  tx: Database,
  instituteId: string,
  { from, to }: { from: string; to: string },
): Promise<OrgUnitRow | undefined> {
  const [row] = await tx.update(orgUnits).set({ contactEmail: to }).where(isContact(instituteId, from)).returning();
  return row;
}

function isContact(instituteId: string, email: string) {
  return and(eq(orgUnits.instituteId, instituteId), eq(sql`lower(${orgUnits.contactEmail})`, email.toLowerCase()));
}

export async function insertUnit(tx: Database, unit: typeof orgUnits.$inferInsert): Promise<OrgUnitRow> {
  const [row] = await tx.insert(orgUnits).values(unit).returning();
  if (!row) throw new Error('The new unit was not returned.');
  return row;
}
