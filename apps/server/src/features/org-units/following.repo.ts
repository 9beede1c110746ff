import { asc } from 'drizzle-orm';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { orgUnits, unitFollows } from '../../db/schema.ts';

type Follow = typeof unitFollows.$inferSelect;

/** The units that a user follows, by name. */
export function findFollowed(db: Database, instituteId: string, userId: string) {
  return db
    .select({ _id: orgUnits.id, name: orgUnits.name, type: orgUnits.type })
    .from(unitFollows)
    .innerJoin(orgUnits, isReferenced(orgUnits, unitFollows.instituteId, unitFollows.unitId))
    .where(matches(unitFollows, { instituteId, userId }))
    .orderBy(asc(orgUnits.name), asc(orgUnits.id));
}

/** False if it was followed already. */
export async function insertFollow(tx: Database, follow: Follow): Promise<boolean> {
  const rows = await tx.insert(unitFollows).values(follow).onConflictDoNothing().returning({ unitId: unitFollows.unitId });
  return rows.length > 0;
}

/** False if it was not followed. */
export async function deleteFollow(tx: Database, { instituteId, userId, unitId }: Follow): Promise<boolean> {
  const rows = await tx
    .delete(unitFollows)
    .where(matches(unitFollows, { instituteId, userId, unitId }))
    .returning({ unitId: unitFollows.unitId });
  return rows.length > 0;
}
