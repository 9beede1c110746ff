import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { orgUnits } from '../../db/schema.ts';

/** A unit as far as figures are about it. */
export type UnitInFigures = Pick<
  typeof orgUnits.$inferSelect,
  'id' | 'name' | 'type' | 'category' | 'parentUnitId' | 'allocatedBudget' | 'spentAmount'
>;

/** Units by name. */
export function findUnitsInFigures(db: Database, instituteId: string, condition?: SQL): Promise<UnitInFigures[]> {
  return db
    .select({
      id: orgUnits.id,
      name: orgUnits.name,
      type: orgUnits.type,
      category: orgUnits.category,
      parentUnitId: orgUnits.parentUnitId,
      allocatedBudget: orgUnits.allocatedBudget,
      spentAmount: orgUnits.spentAmount,
    })
    .from(orgUnits)
    .where(and(eq(orgUnits.instituteId, instituteId), condition))
    .orderBy(asc(orgUnits.name));
}

/** Rupees given to and spent by all of the units. */
export function budgetOf(units: readonly UnitInFigures[]): { total: number; used: number } {
  return {
    total: units.reduce((sum, { allocatedBudget }) => sum + allocatedBudget, 0),
    used: units.reduce((sum, { spentAmount }) => sum + spentAmount, 0),
  };
}
