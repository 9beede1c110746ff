import { EVENT_CATEGORIES, type EventCategory } from '@quad/domain/events';
import { and, asc, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import { matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { eventSortTime, events } from '../../db/schema.ts';
import { statement, type ValueOf } from '../../db/statement.ts';

/** Uses literals like the partial index of open events: a generic plan for a parameter could not use that index. */
const isOpen = sql`not ${events.isCounted} and ${events.status} = 'planned'`;

const ongoing = statement((db, value: ValueOf<'instituteId' | 'categories' | 'now'>) =>
  db
    .select({ ongoing: sql<number>`count(*) filter (where ${gt(events.finishesAt, value('now'))})`.mapWith(Number) })
    .from(events)
    .where(
      and(
        eq(events.instituteId, value('instituteId')),
        sql`${events.category} = any(${value('categories')}::text::text[])`,
        isOpen,
        lte(events.startsAt, value('now')),
      ),
    ),
);

/**
 * Number of ongoing events: those not counted as completed that have begun; almost none of them is over. The end is checked in the
 * aggregate: as a condition, the planner would start with all events that end in the future.
 */
export async function countOngoing(db: Database, instituteId: string, now: Date, category?: EventCategory): Promise<number> {
  // All categories are listed, because the index of open events starts with the category.
  const categories = `{${(category ? [category] : EVENT_CATEGORIES).join(',')}}`;
  const [row] = await ongoing(db, { instituteId, categories, now: now.toISOString() });
  return row?.ongoing ?? 0;
}

/** The completed events of a category with the most participants. */
export function findBestAttended(db: Database, instituteId: string, category: EventCategory, limit: number) {
  return db
    .select({ title: events.title, participantCount: events.participantCount })
    .from(events)
    .where(matches(events, { instituteId, category, isCounted: true }))
    .orderBy(desc(events.participantCount), desc(events.id))
    .limit(limit);
}

function ofUnit(instituteId: string, unitId: string, condition: SQL | undefined) {
  return and(matches(events, { instituteId, unitId }), condition);
}

/** A unit's latest completed events, newest first. The index skips future events. */
export function findLastCompleted(db: Database, instituteId: string, unitId: string, now: Date, limit: number) {
  return db
    .select({ title: events.title, startsAt: events.startsAt, endsAt: events.endsAt, participants: events.participantCount })
    .from(events)
    .where(ofUnit(instituteId, unitId, and(eq(events.isCounted, true), lte(eventSortTime, now.toISOString()))))
    .orderBy(desc(eventSortTime), desc(events.id))
    .limit(limit);
}

/** A unit's next events, soonest first. */
export function findUpcoming(db: Database, instituteId: string, unitId: string, now: Date, limit: number) {
  return db
    .select({ id: events.id, title: events.title, startsAt: events.startsAt })
    .from(events)
    .where(ofUnit(instituteId, unitId, and(eq(events.status, 'planned'), gt(events.startsAt, now))))
    .orderBy(asc(events.startsAt), asc(events.id))
    .limit(limit);
}
