import type { FeedbackTargetType } from '@quad/domain/feedback';
import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { events, orgUnits, positionHolders, positions, users } from '../../db/schema.ts';

/** People who can be chosen, by name: those who have completed their account. */
export function findPeople(db: Database, instituteId: string, condition?: SQL) {
  return db
    .select({ id: users.id, name: users.name, rollNumber: users.rollNumber })
    .from(users)
    .where(and(eq(users.instituteId, instituteId), eq(users.onboardingComplete, true), condition))
    .orderBy(asc(users.name), asc(users.id));
}

/** Events that can be chosen, by title. */
export function findEventTitles(db: Database, instituteId: string, condition?: SQL) {
  return db
    .select({ id: events.id, title: events.title })
    .from(events)
    .where(and(eq(events.instituteId, instituteId), condition))
    .orderBy(asc(events.title), asc(events.id));
}

/** Units that can be chosen, by name. */
export function findUnitNames(db: Database, instituteId: string, condition?: SQL) {
  return db
    .select({ id: orgUnits.id, name: orgUnits.name })
    .from(orgUnits)
    .where(and(eq(orgUnits.instituteId, instituteId), condition))
    .orderBy(asc(orgUnits.name), asc(orgUnits.id));
}

/** Positions that can be chosen, by title, with their unit. */
export function findPositionTitles(db: Database, instituteId: string, condition?: SQL) {
  return db
    .select({ id: positions.id, title: positions.title, unit: orgUnits.name })
    .from(positions)
    .innerJoin(orgUnits, and(eq(orgUnits.instituteId, positions.instituteId), eq(orgUnits.id, positions.unitId)))
    .where(and(eq(positions.instituteId, instituteId), condition))
    .orderBy(asc(positions.title), asc(orgUnits.name), asc(positions.id));
}

const FINDERS: Readonly<Record<FeedbackTargetType, (db: Database, instituteId: string, id: string) => Promise<readonly unknown[]>>> = {
  User: (db, instituteId, id) => findPeople(db, instituteId, eq(users.id, id)),
  Event: (db, instituteId, id) => findEventTitles(db, instituteId, eq(events.id, id)),
  'Club/Organization': (db, instituteId, id) => findUnitNames(db, instituteId, eq(orgUnits.id, id)),
  POR: (db, instituteId, id) => findPositionTitles(db, instituteId, eq(positions.id, id)),
};

/** Whether there is something of that type and id to give feedback about. */
export async function targetExists(
  db: Database,
  instituteId: string,
  { type, id }: { type: FeedbackTargetType; id: string },
): Promise<boolean> {
  return (await FINDERS[type](db, instituteId, id)).length > 0;
}

/** The units in which somebody holds a position now. */
export async function findUnitsOfHolder(db: Database, instituteId: string, userId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ unitId: positions.unitId })
    .from(positionHolders)
    .innerJoin(positions, and(eq(positions.instituteId, positionHolders.instituteId), eq(positions.id, positionHolders.positionId)))
    .where(and(eq(positionHolders.instituteId, instituteId), eq(positionHolders.userId, userId), eq(positionHolders.status, 'active')));
  return rows.map(({ unitId }) => unitId);
}
