import type { FeedbackTargetType } from '@quad/domain/feedback';
import { SEARCH_LIMITS } from '@quad/domain/fields';
import { and, asc, desc, eq, inArray, max, type SQL } from 'drizzle-orm';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { checkIns, events, orgUnits, positionHolders, positions, unitFollows, users } from '../../db/schema.ts';
import { hasFoldedWords, hasPersonWords, hasWords, prefixMatchesFirst } from '../../db/search.ts';

/** Restricts the targets to a condition or to search results; the first ones by name if neither is given. */
interface Choice {
  readonly condition?: SQL;
  readonly search?: string | undefined;
}

/** Maximum number of results. */
const MAX_TARGETS = SEARCH_LIMITS.answers;

/** People who have completed their account, by name. */
export function findPeople(db: Database, instituteId: string, { condition, search }: Choice) {
  return db
    .select({ id: users.id, name: users.name, rollNumber: users.rollNumber })
    .from(users)
    .where(
      and(
        matches(users, { instituteId, onboardingComplete: true }),
        condition,
        hasPersonWords(search),
        hasWords(search, users.name, users.rollNumber),
      ),
    )
    .orderBy(...prefixMatchesFirst(search, users.name), asc(users.name), asc(users.id))
    .limit(MAX_TARGETS);
}

/** Events by title. */
export function findEventTitles(db: Database, instituteId: string, { condition, search }: Choice) {
  return db
    .select({ id: events.id, title: events.title })
    .from(events)
    .where(and(eq(events.instituteId, instituteId), condition, hasFoldedWords(search, events.searchText), hasWords(search, events.title)))
    .orderBy(...prefixMatchesFirst(search, events.title), asc(events.title), asc(events.id))
    .limit(MAX_TARGETS);
}

/** The events that the user attended last, then the newest ones. */
export async function suggestEvents(db: Database, instituteId: string, userId: string) {
  const columns = { id: events.id, title: events.title };
  const attended = await db
    .select({ ...columns, last: max(checkIns.day) })
    .from(checkIns)
    .innerJoin(events, isReferenced(events, checkIns.instituteId, checkIns.eventId))
    .where(matches(checkIns, { instituteId, userId }))
    .groupBy(events.id, events.title)
    .orderBy(desc(max(checkIns.day)), desc(events.id))
    .limit(MAX_TARGETS);
  const latest = await db
    .select(columns)
    .from(events)
    .where(eq(events.instituteId, instituteId))
    .orderBy(desc(events.id))
    .limit(MAX_TARGETS);
  return firstOf(attended, latest);
}

/** The first rows of two lists, without duplicates. */
function firstOf<Row extends { readonly id: string }>(own: readonly Row[], others: readonly Row[]): Row[] {
  return [...new Map([...own, ...others].map((row) => [row.id, row])).values()].slice(0, MAX_TARGETS);
}

/** Units by name. */
export function findUnitNames(db: Database, instituteId: string, { condition, search }: Choice) {
  return db
    .select({ id: orgUnits.id, name: orgUnits.name })
    .from(orgUnits)
    .where(and(eq(orgUnits.instituteId, instituteId), condition, hasWords(search, orgUnits.name)))
    .orderBy(...prefixMatchesFirst(search, orgUnits.name), asc(orgUnits.name), asc(orgUnits.id))
    .limit(MAX_TARGETS);
}

/** The units that the user follows, then the others by name. */
export async function suggestUnits(db: Database, instituteId: string, userId: string) {
  const followed = db.select({ id: unitFollows.unitId }).from(unitFollows).where(matches(unitFollows, { instituteId, userId }));
  const own = await findUnitNames(db, instituteId, { condition: inArray(orgUnits.id, followed) });
  return firstOf(own, await findUnitNames(db, instituteId, {}));
}

/** Positions with their unit, by title. */
export function findPositionTitles(db: Database, instituteId: string, { condition, search }: Choice) {
  return db
    .select({ id: positions.id, title: positions.title, unit: orgUnits.name })
    .from(positions)
    .innerJoin(orgUnits, isReferenced(orgUnits, positions.instituteId, positions.unitId))
    .where(
      and(
        eq(positions.instituteId, instituteId),
        condition,
        hasFoldedWords(search, positions.searchText),
        hasWords(search, positions.title, orgUnits.name),
      ),
    )
    .orderBy(...prefixMatchesFirst(search, positions.title), asc(positions.title), asc(orgUnits.name), asc(positions.id))
    .limit(MAX_TARGETS);
}

/** The positions that the user holds or held, then the others by title. */
export async function suggestPositions(db: Database, instituteId: string, userId: string) {
  const held = db.select({ id: positionHolders.positionId }).from(positionHolders).where(matches(positionHolders, { instituteId, userId }));
  const own = await findPositionTitles(db, instituteId, { condition: inArray(positions.id, held) });
  return firstOf(own, await findPositionTitles(db, instituteId, {}));
}

const FINDERS: Readonly<Record<FeedbackTargetType, (db: Database, instituteId: string, id: string) => Promise<readonly unknown[]>>> = {
  User: (db, instituteId, id) => findPeople(db, instituteId, { condition: eq(users.id, id) }),
  Event: (db, instituteId, id) => findEventTitles(db, instituteId, { condition: eq(events.id, id) }),
  'Club/Organization': (db, instituteId, id) => findUnitNames(db, instituteId, { condition: eq(orgUnits.id, id) }),
  POR: (db, instituteId, id) => findPositionTitles(db, instituteId, { condition: eq(positions.id, id) }),
};

/** Whether a target of this type and id exists. */
export async function targetExists(
  db: Database,
  instituteId: string,
  { type, id }: { type: FeedbackTargetType; id: string },
): Promise<boolean> {
  return (await FINDERS[type](db, instituteId, id)).length > 0;
}

/** The units in which a person holds a position now. */
export async function findUnitsOfHolder(db: Database, instituteId: string, userId: string): Promise<string[]> {
  const rows = await db
    .selectDistinct({ unitId: positions.unitId })
    .from(positionHolders)
    .innerJoin(positions, isReferenced(positions, positionHolders.instituteId, positionHolders.positionId))
    .where(matches(positionHolders, { instituteId, userId, status: 'active' }));
  return rows.map(({ unitId }) => unitId);
}
