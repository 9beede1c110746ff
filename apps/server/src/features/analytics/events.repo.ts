import { EVENT_CATEGORIES, type EventCategory } from '@quad/domain/events';
import { and, asc, desc, eq, gt, lte, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { eventMoment, events } from '../../db/schema.ts';
import { statement, type ValueOf } from '../../db/statement.ts';

/** In words and not by a value, as the index of open events has it: a plan that is made for any value does not know which one comes. */
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
 * How many events are going on: of those that are not counted as over, the ones that have begun, next to none of which is over: asked
 * for as a condition, the planner would begin with all that end some day.
 */
export async function countOngoing(db: Database, instituteId: string, now: Date, category?: EventCategory): Promise<number> {
  // All of them by name: the index of open events begins with the category.
  const categories = `{${(category ? [category] : EVENT_CATEGORIES).join(',')}}`;
  const [row] = await ongoing(db, { instituteId, categories, now: now.toISOString() });
  return row?.ongoing ?? 0;
}

/** The completed events of a category that most people took part in. */
export function findBestAttended(db: Database, instituteId: string, category: EventCategory, limit: number) {
  return db
    .select({ title: events.title, participantCount: events.participantCount })
    .from(events)
    .where(and(eq(events.instituteId, instituteId), eq(events.category, category), eq(events.isCounted, true)))
    .orderBy(desc(events.participantCount), desc(events.id))
    .limit(limit);
}

function ofUnit(instituteId: string, unitId: string, condition: SQL | undefined) {
  return and(eq(events.instituteId, instituteId), eq(events.unitId, unitId), condition);
}

/** A unit's last completed events, newest first. Those that are still to come are passed over by the index. */
export function findLastCompleted(db: Database, instituteId: string, unitId: string, now: Date, limit: number) {
  return db
    .select({ title: events.title, startsAt: events.startsAt, endsAt: events.endsAt, participants: events.participantCount })
    .from(events)
    .where(ofUnit(instituteId, unitId, and(eq(events.isCounted, true), lte(eventMoment, now.toISOString()))))
    .orderBy(desc(eventMoment), desc(events.id))
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
