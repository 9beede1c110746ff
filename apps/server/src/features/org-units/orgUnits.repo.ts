import type { UnitCategory } from '@quad/domain/org-units';
import { and, asc, eq } from 'drizzle-orm';
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

export async function insertUnit(tx: Database, unit: typeof orgUnits.$inferInsert): Promise<OrgUnitRow> {
  const [row] = await tx.insert(orgUnits).values(unit).returning();
  if (!row) throw new Error('The new unit was not returned.');
  return row;
}
