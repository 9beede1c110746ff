import { SEARCH_LIMITS } from '@quad/domain/fields';
import type { UnitCategory } from '@quad/domain/org-units';
import { and, asc, desc, eq, ne, sql } from 'drizzle-orm';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { events, orgUnits, positions, users } from '../../db/schema.ts';
import { hasFoldedWords, hasPersonWords, hasWords, prefixMatchesFirst } from '../../db/search.ts';

/** People who have completed their account, by name. */
export function searchPeople(db: Database, instituteId: string, search: string) {
  return db
    .select({ id: users.id, name: users.name, rollNumber: users.rollNumber, email: users.email })
    .from(users)
    .where(
      and(
        matches(users, { instituteId, onboardingComplete: true }),
        hasPersonWords(search),
        hasWords(search, users.name, users.rollNumber),
      ),
    )
    .orderBy(...prefixMatchesFirst(search, users.name), asc(users.name), asc(users.id))
    .limit(SEARCH_LIMITS.answers);
}

/** Units, by name. */
export function searchUnits(db: Database, instituteId: string, search: string) {
  return db
    .select({ id: orgUnits.id, name: orgUnits.name, type: orgUnits.type })
    .from(orgUnits)
    .where(and(eq(orgUnits.instituteId, instituteId), hasWords(search, orgUnits.name)))
    .orderBy(...prefixMatchesFirst(search, orgUnits.name), asc(orgUnits.name), asc(orgUnits.id))
    .limit(SEARCH_LIMITS.answers);
}

const isUnitOfEvent = matches(orgUnits, { instituteId: events.instituteId, id: events.unitId });

/** Events whose title or unit matches, latest first. */
export function searchEvents(db: Database, instituteId: string, search: string) {
  return db
    .select({ id: events.id, title: events.title, startsAt: events.startsAt, unit: orgUnits.name })
    .from(events)
    .innerJoin(orgUnits, isUnitOfEvent)
    .where(
      and(
        eq(events.instituteId, instituteId),
        // The indexed text contains more than title and unit, so these are checked as well.
        hasFoldedWords(search, events.searchText),
        hasWords(search, events.title, orgUnits.name),
      ),
    )
    .orderBy(...prefixMatchesFirst(search, events.title), sql`${events.startsAt} desc nulls last`, desc(events.id))
    .limit(SEARCH_LIMITS.answers);
}

/** Positions whose title or unit matches, of all units or of the given ones. */
export function searchPositions(
  db: Database,
  instituteId: string,
  search: string,
  { unitId, category }: { unitId?: string | undefined; category?: UnitCategory | undefined },
) {
  return db
    .select({ id: positions.id, title: positions.title, unit: orgUnits.name })
    .from(positions)
    .innerJoin(orgUnits, isReferenced(orgUnits, positions.instituteId, positions.unitId))
    .where(
      and(
        eq(positions.instituteId, instituteId),
        hasFoldedWords(search, positions.searchText),
        hasWords(search, positions.title, orgUnits.name),
        unitId === undefined ? undefined : eq(positions.unitId, unitId),
        category && eq(orgUnits.category, category),
      ),
    )
    .orderBy(...prefixMatchesFirst(search, positions.title), asc(positions.title), asc(positions.id))
    .limit(SEARCH_LIMITS.answers);
}

/** Venues of events, without duplicates in other spellings, most used first. */
export async function searchVenues(db: Database, instituteId: string, search: string): Promise<{ venue: string }[]> {
  const key = sql`folded(btrim(${events.venue}))`;
  const rows = await db
    .select({ venue: sql<string>`min(btrim(${events.venue}))` })
    .from(events)
    .where(
      and(
        eq(events.instituteId, instituteId),
        ne(events.venue, ''),
        hasFoldedWords(search, events.searchText),
        hasWords(search, events.venue),
      ),
    )
    .groupBy(key)
    .orderBy(desc(sql`count(*)`), key)
    .limit(SEARCH_LIMITS.answers);
  return rows;
}
