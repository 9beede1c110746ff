import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { columnsOf } from '../../db/columns.ts';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { calendarFeeds, orgUnits, users } from '../../db/schema.ts';
import type { CalendarFeedRow } from './calendarFeeds.table.ts';

const ownUnits = alias(orgUnits, 'own_units');

/** The feed of a token with its owner. Undefined if the owner may not sign in. */
export type FoundFeed = NonNullable<Awaited<ReturnType<typeof findFeedByToken>>>;

export async function findFeedByToken(db: Database, instituteId: string, tokenHash: string) {
  const [row] = await db
    .select({
      ...columnsOf(calendarFeeds, 'id', 'kind', 'userId', 'unitId'),
      unitName: orgUnits.name,
      changes: calendarFeeds.changes,
      ownUnitId: ownUnits.id,
    })
    .from(calendarFeeds)
    .innerJoin(users, isReferenced(users, calendarFeeds.instituteId, calendarFeeds.userId))
    .leftJoin(orgUnits, isReferenced(orgUnits, calendarFeeds.instituteId, calendarFeeds.unitId))
    .leftJoin(
      ownUnits,
      // As in sessions, a unit is matched with a verified address only.
      and(
        eq(ownUnits.instituteId, users.instituteId),
        users.emailVerified,
        eq(sql`lower(${ownUnits.contactEmail})`, sql`lower(${users.email})`),
      ),
    )
    .where(and(matches(calendarFeeds, { instituteId, tokenHash }), isNull(users.disabledAt)));
  return row;
}

/** A person's feeds, oldest first, with the names of their units. */
export function findFeedsOf(db: Database, instituteId: string, userId: string, id?: string) {
  return db
    .select({
      ...columnsOf(calendarFeeds, 'id', 'kind', 'createdAt'),
      unitId: orgUnits.id,
      unitName: orgUnits.name,
    })
    .from(calendarFeeds)
    .leftJoin(orgUnits, isReferenced(orgUnits, calendarFeeds.instituteId, calendarFeeds.unitId))
    .where(and(matches(calendarFeeds, { instituteId, userId }), id === undefined ? undefined : eq(calendarFeeds.id, id)))
    .orderBy(asc(calendarFeeds.createdAt), asc(calendarFeeds.id));
}

/** Creates a person's only feed of a kind and unit, or replaces its URL. Returns its id. */
export async function saveFeed(tx: Database, feed: Omit<CalendarFeedRow, 'changes'>): Promise<string> {
  const [row] = await tx
    .insert(calendarFeeds)
    .values(feed)
    .onConflictDoUpdate({
      target: [calendarFeeds.instituteId, calendarFeeds.userId, calendarFeeds.kind, calendarFeeds.unitId],
      set: { tokenHash: feed.tokenHash, createdAt: feed.createdAt },
    })
    .returning({ id: calendarFeeds.id });
  return row?.id ?? feed.id;
}

/** Deletes the feeds of a person's own events and returns their ids. */
export async function deletePersonalFeeds(tx: Database, { instituteId, userId }: Pick<CalendarFeedRow, 'instituteId' | 'userId'>) {
  const rows = await tx
    .delete(calendarFeeds)
    .where(matches(calendarFeeds, { instituteId, userId, kind: 'personal' }))
    .returning({ id: calendarFeeds.id });
  return rows.map(({ id }) => id);
}

/** Deletes one of a person's feeds. False when there is none with this id. */
export async function deleteFeed(tx: Database, { instituteId, userId, id }: Pick<CalendarFeedRow, 'instituteId' | 'userId' | 'id'>) {
  const rows = await tx
    .delete(calendarFeeds)
    .where(matches(calendarFeeds, { instituteId, userId, id }))
    .returning({ id: calendarFeeds.id });
  return rows.length > 0;
}
