import type { CalendarReason } from '@quad/domain/calendar';
import type { EventCategory, EventStatus } from '@quad/domain/events';
import { and, eq, gt, gte, inArray, isNotNull, lt, ne, or, type SQL, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countUpTo, type PageRequest, type Total } from '../../db/pages.ts';
import { eventOrganizers, eventSortTime, events, orgUnits, registrations, unitFollows } from '../../db/schema.ts';
import { hasFoldedWords } from '../../db/search.ts';

/** The person whose own calendar is read. */
export interface CalendarOwner {
  readonly userId: string;
  /** The unit whose contact the person is; its events count as organized by them. */
  readonly unitId: string | undefined;
}

/** Filters of a calendar: the events that overlap its days. */
export interface CalendarListing {
  /** Start of the first day and end of the last one. */
  readonly from: Date;
  readonly before: Date;
  readonly now: Date;
  readonly unitId?: string | undefined;
  readonly category?: EventCategory | undefined;
  readonly status?: EventStatus | undefined;
  readonly search?: string | undefined;
  readonly owner?: CalendarOwner | undefined;
}

/** Pagination cursor, by start. */
export const CalendarCursor = v.object({ moment: v.string(), id: v.string() });
export type CalendarCursor = v.InferOutput<typeof CalendarCursor>;

const isOfUnit = matches(orgUnits, { instituteId: events.instituteId, id: events.unitId });

/** Conditions for each reason why an event is in a person's calendar. */
function reasonsOf({ userId, unitId }: CalendarOwner): Readonly<Record<CalendarReason, SQL>> {
  const own = (table: typeof registrations | typeof eventOrganizers) =>
    sql`${table.instituteId} = ${events.instituteId} and ${table.eventId} = ${events.id} and ${table.userId} = ${userId}`;
  return {
    registered: sql`exists (select from ${registrations} where ${own(registrations)} and ${registrations.state} = 'registered')`,
    organized: sql`(exists (select from ${eventOrganizers} where ${own(eventOrganizers)})${unitId === undefined ? sql`` : sql` or ${eq(events.unitId, unitId)}`})`,
    followed: sql`exists (select from ${unitFollows} where ${unitFollows.instituteId} = ${events.instituteId} and ${unitFollows.userId} = ${userId} and ${unitFollows.unitId} = ${events.unitId})`,
  };
}

function isOwn(owner: CalendarOwner): SQL | undefined {
  return or(...Object.values(reasonsOf(owner)));
}

/** Implements the domain's `eventStatus` in SQL. */
function hasStatus(status: EventStatus, now: Date): SQL | undefined {
  if (status === 'cancelled') return eq(events.status, 'cancelled');
  const at = sql`${now.toISOString()}::timestamptz`;
  const during = {
    planned: sql`${eventSortTime} > ${at}`,
    ongoing: and(isNotNull(events.startsAt), sql`${events.startsAt} <= ${at}`, sql`${events.finishesAt} > ${at}`),
    completed: and(sql`${eventSortTime} <= ${at}`, sql`${events.finishesAt} <= ${at}`),
  };
  return and(ne(events.status, 'cancelled'), during[status]);
}

function isListed(instituteId: string, { unitId, category, status, search, now, owner }: CalendarListing): SQL | undefined {
  return and(
    eq(events.instituteId, instituteId),
    unitId === undefined ? undefined : eq(events.unitId, unitId),
    category && eq(events.category, category),
    status && hasStatus(status, now),
    hasFoldedWords(search, events.searchText),
    owner && isOwn(owner),
  );
}

/**
 * Conditions for two index scans: events that started before the range and are still running, and events that start within it. An event
 * without an end is only found on the day of its start.
 */
function rangesOf({ from, before }: Pick<CalendarListing, 'from' | 'before'>): [before: SQL | undefined, within: SQL | undefined] {
  const ongoing = and(
    isNotNull(events.startsAt),
    sql`tstzrange(${events.startsAt}, ${events.finishesAt}) @> ${from.toISOString()}::timestamptz`,
    lt(events.startsAt, from),
    gt(events.endsAt, from),
  );
  return [ongoing, and(gte(eventSortTime, from.toISOString()), lt(eventSortTime, before.toISOString()))];
}

/** A calendar event; with its reasons if the calendar is a person's own. */
export type CalendarRow = Awaited<ReturnType<typeof findCalendarEvents>>[number];

/** One page of the events in a range of days, by start. */
export async function findCalendarEvents(
  db: Database,
  instituteId: string,
  { after, limit, ...listing }: CalendarListing & PageRequest<CalendarCursor>,
) {
  const reasons = listing.owner
    ? sql<CalendarReason[]>`array_remove(array[${sql.join(
        Object.entries(reasonsOf(listing.owner)).map(([name, holds]) => sql`case when ${holds} then ${name}::text end`),
        sql`, `,
      )}], null)`
    : sql<CalendarReason[]>`'{}'::text[]`;
  const columns = {
    id: events.id,
    title: events.title,
    category: events.category,
    status: events.status,
    startsAt: events.startsAt,
    endsAt: events.endsAt,
    venue: events.venue,
    unitId: events.unitId,
    unitName: orgUnits.name,
    reasons: reasons.as('reasons'),
    moment: sql<Date>`${eventSortTime}`.mapWith(events.startsAt).as('moment'),
  };
  const half = (condition: SQL | undefined) =>
    db
      .select(columns)
      .from(events)
      .innerJoin(orgUnits, isOfUnit)
      .where(
        and(
          isListed(instituteId, listing),
          condition,
          after && sql`(${eventSortTime}, ${events.id}) > (${after.moment}::timestamptz, ${after.id}::uuid)`,
        ),
      )
      .orderBy(sql`${eventSortTime}`, events.id)
      .limit(limit);
  const [ongoing, begins] = rangesOf(listing);
  const rows = await unionAll(half(ongoing), half(begins)).orderBy(sql`moment`, sql`id`).limit(limit);
  return rows;
}

export function countCalendarEvents(db: Database, instituteId: string, listing: CalendarListing): Promise<Total> {
  const counted = rangesOf(listing).map((half) => sql`(select 1 from ${events} where ${and(isListed(instituteId, listing), half)})`);
  return countUpTo(db, sql.join(counted, sql` union all `));
}

/** The events of a calendar feed: those of a unit, of a person, or all. */
export interface FeedScope {
  readonly unitId?: string | undefined;
  readonly owner?: CalendarOwner | undefined;
  /** Earliest start. */
  readonly since: Date;
}

/** An event as calendar feeds contain it. */
export type FeedEvent = Awaited<ReturnType<typeof findFeedEvents>>[number];

const FEED_COLUMNS = {
  id: events.id,
  title: events.title,
  description: events.description,
  status: events.status,
  startsAt: events.startsAt,
  endsAt: events.endsAt,
  venue: events.venue,
  sequence: events.sequence,
  createdAt: events.createdAt,
  updatedAt: events.updatedAt,
  unitName: orgUnits.name,
};

/** The events of a feed that begin in one week. */
export interface FeedWeek {
  /** Number of the week since the Unix epoch. */
  readonly week: number;
  /** Ids and versions of the events, by start: see `versionsIn`. */
  readonly versions: string;
}

/** SQL for the number of the week of a time. */
const weekOf = (at: SQL) => sql`floor(date_part('epoch', ${at}) / 604800)::integer`;

/** The events of a feed by week; the latest ones if there are more than the limit. */
export async function findFeedWeeks(
  db: Database,
  instituteId: string,
  { unitId, owner, since }: FeedScope,
  limit: number,
): Promise<FeedWeek[]> {
  const { rows } = await db.execute<{ week: number; versions: string }>(sql`
    select week, string_agg(id || ' ' || version, ',' order by moment, id) as versions from (
      select ${events.id} as id, ${eventSortTime} as moment, ${weekOf(sql`${eventSortTime}`)} as week,
        ${events.sequence} || '.' || date_part('epoch', ${events.updatedAt}) || '.' || left(md5(${orgUnits.name}), 8) as version
      from ${events} inner join ${orgUnits} on ${isOfUnit}
      where ${and(
        eq(events.instituteId, instituteId),
        gte(eventSortTime, since.toISOString()),
        isNotNull(events.startsAt),
        unitId === undefined ? undefined : eq(events.unitId, unitId),
        owner && isOwn(owner),
      )}
      order by ${eventSortTime} desc, ${events.id} desc limit ${limit}) as found
    group by week order by week`);
  return rows;
}

/** Ids and versions of the events of a week. */
export function versionsIn({ versions }: FeedWeek): { id: string; version: string }[] {
  return versions.split(',').map((entry) => ({ id: entry.slice(0, 36), version: entry.slice(37) }));
}

/** Events by id, as calendar feeds contain them. */
export function findFeedEvents(db: Database, instituteId: string, ids: readonly string[]) {
  return db
    .select(FEED_COLUMNS)
    .from(events)
    .innerJoin(orgUnits, isOfUnit)
    .where(and(eq(events.instituteId, instituteId), inArray(events.id, [...ids])));
}
