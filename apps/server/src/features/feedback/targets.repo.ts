import { DEFAULT_LIMIT } from '@quad/api-client/contract';
import type { FeedbackTargetType } from '@quad/domain/feedback';
import { SEARCH_LIMITS } from '@quad/domain/fields';
import { and, asc, desc, eq, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { events, orgUnits, positionHolders, positions, users } from '../../db/schema.ts';
import { beginsFirst, hasFoldedWords, hasPersonWords, hasWords } from '../../db/search.ts';

/** Which of those that can be chosen: those that fit a condition, those that a search finds. */
interface Choice {
  readonly condition?: SQL;
  readonly search?: string | undefined;
}

/** A search has so many answers and no more, and whoever asks without one gets as many of each kind as of a list. */
function limited<Query extends { limit(count: number): Query }>(query: Query, search: string | undefined): Query {
  return query.limit(search === undefined ? DEFAULT_LIMIT : SEARCH_LIMITS.answers);
}

/** People who can be chosen, by name: those who have completed their account. */
export function findPeople(db: Database, instituteId: string, { condition, search }: Choice = {}) {
  const found = db
    .select({ id: users.id, name: users.name, rollNumber: users.rollNumber })
    .from(users)
    .where(
      and(
        eq(users.instituteId, instituteId),
        eq(users.onboardingComplete, true),
        condition,
        hasPersonWords(search),
        hasWords(search, users.name, users.rollNumber),
      ),
    )
    .orderBy(...beginsFirst(search, users.name), asc(users.name), asc(users.id))
    .$dynamic();
  return limited(found, search);
}

/** Events that can be chosen, by title; without a search those that were made last. */
export function findEventTitles(db: Database, instituteId: string, { condition, search }: Choice = {}) {
  if (!condition && search === undefined) return findLatestTitles(db, instituteId);
  const found = db
    .select({ id: events.id, title: events.title })
    .from(events)
    .where(and(eq(events.instituteId, instituteId), condition, hasFoldedWords(search, events.searchText), hasWords(search, events.title)))
    .orderBy(...beginsFirst(search, events.title), asc(events.title), asc(events.id))
    .$dynamic();
  return limited(found, search);
}

function findLatestTitles(db: Database, instituteId: string) {
  const latest = db
    .select({ id: events.id, title: events.title })
    .from(events)
    .where(eq(events.instituteId, instituteId))
    .orderBy(desc(events.id))
    .limit(DEFAULT_LIMIT)
    .as('latest');
  return db.select({ id: latest.id, title: latest.title }).from(latest).orderBy(asc(latest.title), asc(latest.id));
}

/** Units that can be chosen, by name. */
export function findUnitNames(db: Database, instituteId: string, { condition, search }: Choice = {}) {
  const found = db
    .select({ id: orgUnits.id, name: orgUnits.name })
    .from(orgUnits)
    .where(and(eq(orgUnits.instituteId, instituteId), condition, hasWords(search, orgUnits.name)))
    .orderBy(...beginsFirst(search, orgUnits.name), asc(orgUnits.name), asc(orgUnits.id))
    .$dynamic();
  return limited(found, search);
}

/** Positions that can be chosen, by title, with their unit. */
export function findPositionTitles(db: Database, instituteId: string, { condition, search }: Choice = {}) {
  const found = db
    .select({ id: positions.id, title: positions.title, unit: orgUnits.name })
    .from(positions)
    .innerJoin(orgUnits, and(eq(orgUnits.instituteId, positions.instituteId), eq(orgUnits.id, positions.unitId)))
    .where(
      and(
        eq(positions.instituteId, instituteId),
        condition,
        hasFoldedWords(search, positions.searchText),
        hasWords(search, positions.title, orgUnits.name),
      ),
    )
    .orderBy(...beginsFirst(search, positions.title), asc(positions.title), asc(orgUnits.name), asc(positions.id))
    .$dynamic();
  return limited(found, search);
}

const FINDERS: Readonly<Record<FeedbackTargetType, (db: Database, instituteId: string, id: string) => Promise<readonly unknown[]>>> = {
  User: (db, instituteId, id) => findPeople(db, instituteId, { condition: eq(users.id, id) }),
  Event: (db, instituteId, id) => findEventTitles(db, instituteId, { condition: eq(events.id, id) }),
  'Club/Organization': (db, instituteId, id) => findUnitNames(db, instituteId, { condition: eq(orgUnits.id, id) }),
  POR: (db, instituteId, id) => findPositionTitles(db, instituteId, { condition: eq(positions.id, id) }),
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
