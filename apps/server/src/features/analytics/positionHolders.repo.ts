import { and, asc, countDistinct, eq, type SQL, sql } from 'drizzle-orm';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { positionHolders, positions, users } from '../../db/schema.ts';

const ofPosition = matches(positions, { instituteId: positionHolders.instituteId, id: positionHolders.positionId });

function inUnit(instituteId: string, unitId: string, condition?: SQL) {
  return and(matches(positions, { instituteId, unitId }), condition);
}

/** Number of people with a position of a unit: current and former ones, or only active ones, in any tenure or in one. */
export async function countMembers(
  db: Database,
  instituteId: string,
  unitId: string,
  { isActive = false, activeIn }: { isActive?: boolean; activeIn?: string } = {},
): Promise<number> {
  const condition = activeIn === undefined ? (isActive ? eq(positionHolders.status, 'active') : undefined) : isActiveIn(activeIn);
  const [row] = await db
    .select({ members: countDistinct(positionHolders.userId) })
    .from(positions)
    .innerJoin(positionHolders, ofPosition)
    .where(inUnit(instituteId, unitId, condition));
  return row?.members ?? 0;
}

/** The active holders of a unit's positions in a tenure. */
export function findTeam(db: Database, instituteId: string, unitId: string, tenure: string) {
  return db
    .select({ name: users.name, username: users.email, position: positions.title })
    .from(positions)
    .innerJoin(positionHolders, ofPosition)
    .innerJoin(users, isReferenced(users, positionHolders.instituteId, positionHolders.userId))
    .where(inUnit(instituteId, unitId, isActiveIn(tenure)))
    .orderBy(asc(positions.title), asc(users.name));
}

/** Condition: holds a position in the tenure. */
function isActiveIn(tenure: string): SQL | undefined {
  return matches(positionHolders, { status: 'active', tenureYear: tenure });
}

/** Number of free places of a unit's positions in a tenure. */
export async function countOpenPlaces(db: Database, instituteId: string, unitId: string, tenure: string): Promise<number> {
  // Aggregated once for all positions instead of once per position.
  const taken = db
    .select({ positionId: positionHolders.positionId, count: sql<number>`count(*)`.as('count') })
    .from(positionHolders)
    .where(and(eq(positionHolders.instituteId, instituteId), isActiveIn(tenure)))
    .groupBy(positionHolders.positionId)
    .as('taken');
  const [row] = await db
    .select({ open: sql<number>`coalesce(sum(greatest(${positions.positionCount} - coalesce(${taken.count}, 0), 0)), 0)`.mapWith(Number) })
    .from(positions)
    .leftJoin(taken, eq(taken.positionId, positions.id))
    .where(inUnit(instituteId, unitId));
  return row?.open ?? 0;
}
