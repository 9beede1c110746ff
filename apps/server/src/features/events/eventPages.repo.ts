import type { EventCategory, EventOrder, EventStatus } from '@quad/domain/events';
import { and, eq, gt, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import { matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countUpTo, type Total, upTo } from '../../db/pages.ts';
import { eventSortTime, events, roomRequests } from '../../db/schema.ts';
import { hasFoldedWords } from '../../db/search.ts';
import { sendByText } from '../../db/statement.ts';

/** Filters of a list of events. Undefined filters are ignored. */
export interface EventListing {
  readonly order: EventOrder;
  readonly unitId?: string | undefined;
  readonly category?: EventCategory | undefined;
  /** Any of these statuses. */
  readonly statuses?: readonly EventStatus[] | undefined;
  /** Only events with a known start after this time. */
  readonly startsAfter?: Date | undefined;
  /** Start within the range: `from` inclusive, `before` exclusive. */
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  readonly search?: string | undefined;
  /** Only events with an approved booking that conflicts with a pending room request of this event. */
  readonly clashingWith?: string | undefined;
}

interface PartOfList {
  /** Bound at which the part begins, used for its first page; undefined if the part has none. */
  readonly begins?: (now: string) => SQL;
  /** Further condition on its events. */
  readonly condition: (now: string) => SQL | undefined;
  readonly isBackwards?: true;
  /** Whether the part always has few events, so that finding all of them and sorting them costs less than walking the list in its order. */
  readonly isSmall?: true;
}

const isBegun = (now: string) => sql`${eventSortTime} <= ${now}::timestamptz`;
const isOver = (now: string) => sql`${events.finishesAt} <= ${now}::timestamptz`;

/**
 * The parts of a list, each sorted by the time of its events. One index range contains a part, however many events come before and after
 * it. When paging, the cursor replaces the part's own bound, because with two bounds the index scan would start at the lower one.
 */
const PARTS = {
  all: { condition: () => undefined },
  ongoing: {
    condition: (now) => sql`${events.startsAt} is not null and tstzrange(${events.startsAt}, ${events.finishesAt}) @> ${now}::timestamptz`,
    isSmall: true,
  },
  /** Future events, then those without a date. */
  ahead: { begins: (now) => sql`${eventSortTime} > ${now}::timestamptz`, condition: () => undefined },
  over: { condition: (now) => and(isBegun(now), isOver(now)) },
  overLatestFirst: { begins: isBegun, condition: isOver, isBackwards: true },
} satisfies Record<string, PartOfList>;
type Part = keyof typeof PARTS;

/** Status of the events in each part, unless they are cancelled. */
const STATUS_OF_PART: Readonly<Record<Exclude<Part, 'all'>, EventStatus>> = {
  ongoing: 'ongoing',
  ahead: 'planned',
  over: 'completed',
  overLatestFirst: 'completed',
};
const AGENDA = ['ongoing', 'ahead', 'overLatestFirst'] as const satisfies readonly Part[];
const BY_START = ['ongoing', 'ahead', 'over'] as const satisfies readonly Part[];

/** Pagination cursor of events: the part of the list, the event's time and id, and the time as of which the list was divided into parts. */
export const EventCursor = v.object({
  part: v.picklist(Object.keys(PARTS) as Part[]),
  moment: v.string(),
  id: v.string(),
  now: v.string(),
});
export type EventCursor = v.InferOutput<typeof EventCursor>;

/**
 * The parts of a list in order, and a condition on the status column. Statuses select parts, except "cancelled", which is a column. If the
 * selected parts would interleave, the list is read as one part. The status is in the text of the statement, because without knowing it the
 * planner cannot use the index of cancelled events, and expects no event that is not cancelled while none is.
 */
function partsOf({ order, statuses }: EventListing): { parts: readonly Part[]; status: SQL | undefined } {
  const all: readonly Part[] = order === 'agenda' ? AGENDA : ['all'];
  if (statuses === undefined) return { parts: all, status: undefined };
  if (statuses.includes('cancelled')) {
    if (statuses.length > 1) throw new Error('Cancelled events are listed by themselves or with all others.');
    return { parts: all, status: sql`${events.status} = 'cancelled'` };
  }
  const parts = order === 'agenda' ? AGENDA : BY_START;
  return { parts: parts.filter((part) => statuses.includes(STATUS_OF_PART[part])), status: sql`${events.status} <> 'cancelled'` };
}

type PageDirection = 'forwards' | 'backwards' | undefined;

/** Condition on every event of a list. The bound that the cursor already implies is left out. */
function isListed(
  instituteId: string,
  { unitId, category, startsAfter, from, before, search, clashingWith }: EventListing,
  begun?: PageDirection,
): SQL | undefined {
  return and(
    eq(events.instituteId, instituteId),
    unitId === undefined ? undefined : eq(events.unitId, unitId),
    category && eq(events.category, category),
    startsAfter && gt(events.startsAt, startsAfter),
    begun !== 'forwards' && from ? gte(eventSortTime, from.toISOString()) : undefined,
    // Events without a date never start.
    begun !== 'backwards' && (from || before) ? lt(eventSortTime, before?.toISOString() ?? 'infinity') : undefined,
    hasFoldedWords(search, events.searchText),
    clashingWith === undefined ? undefined : inArray(events.id, clashing(instituteId, clashingWith)),
  );
}

const pendingRequests = alias(roomRequests, 'wishes');

/**
 * Events whose bookings conflict with pending room requests of an event, as in the domain's `clashesWith`. Uses the index of the exclusion
 * constraint.
 */
function clashing(instituteId: string, eventId: string): SQL {
  const slot = (table: typeof roomRequests | typeof pendingRequests) => sql`tstzrange(${table.startsAt}, ${table.endsAt}, '[)')`;
  const isPendingRequest = matches(pendingRequests, { instituteId, eventId, status: 'Pending' });
  const isInTheWay = and(
    eq(roomRequests.instituteId, pendingRequests.instituteId),
    eq(roomRequests.roomKey, pendingRequests.roomKey),
    eq(roomRequests.status, 'Approved'),
    sql`${slot(roomRequests)} && ${slot(pendingRequests)}`,
  );
  return sql`(select ${roomRequests.eventId} from ${roomRequests} as wishes join ${roomRequests} on ${isInTheWay} where ${isPendingRequest})`;
}

export interface EventRange {
  readonly now: Date;
  readonly after: EventCursor | undefined;
  readonly limit: number;
}

/** Statement for the places of the next events of a list; undefined if there can be none. */
export function eventPageQuery(instituteId: string, listing: EventListing, { now, after, limit }: EventRange): SQL | undefined {
  const { parts, status } = partsOf(listing);
  const begun = after === undefined ? 0 : parts.indexOf(after.part);
  if (begun < 0) return undefined;
  const asOf = listTime({ now, after }).toISOString();
  const left = parts.slice(begun).map((part, index) => {
    const { begins, condition, isBackwards, isSmall }: PartOfList = PARTS[part];
    const direction = sql.raw(isBackwards ? 'desc' : 'asc');
    const isFromPlace = after !== undefined && index === 0;
    const begin = isFromPlace
      ? sql`(${eventSortTime}, ${events.id}) ${sql.raw(isBackwards ? '<' : '>')} (${after.moment}::timestamptz, ${after.id}::uuid)`
      : begins?.(asOf);
    const begunAt = isFromPlace ? (isBackwards ? 'backwards' : 'forwards') : undefined;
    const isWanted = and(isListed(instituteId, listing, begunAt), status, begin, condition(asOf));
    const wanted = sql`${events} where ${isWanted}`;
    return sql`(select ${events.id} as id, ${eventSortTime} as moment, ${part}::text as part, ${index}::int as "partNumber",
      row_number() over (order by ${eventSortTime} ${direction}, ${events.id} ${direction}) as number
      from ${isSmall ? sql`(select * from ${wanted} offset 0) as ${events}` : wanted} order by ${eventSortTime} ${direction}, ${events.id} ${direction} limit ${limit})`;
  });
  if (left.length === 0) return undefined;
  return sql`
    select id, part, case when isfinite(moment) then to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') else 'infinity' end as moment
    from (${sql.join(left, sql` union all `)}) listed order by "partNumber", number limit ${limit}`;
}

/** The time as of which a list is divided into parts: that of the first page, for all pages. */
function listTime({ now, after }: Pick<EventRange, 'now' | 'after'>): Date {
  return after === undefined ? now : new Date(after.now);
}

/** The places of the next events of a list. */
export async function findEventPage(db: Database, instituteId: string, listing: EventListing, range: EventRange): Promise<EventCursor[]> {
  const statement = eventPageQuery(instituteId, listing, range);
  if (!statement) return [];
  const { rows } = await sendByText<{ id: string; moment: string; part: Part }>(db, statement);
  return rows.map((row) => ({ ...row, now: listTime(range).toISOString() }));
}

function isIn(part: Part, now: string): SQL | undefined {
  const { begins, condition }: PartOfList = PARTS[part];
  return and(begins?.(now), condition(now));
}

/**
 * Number of events in a list. Those before or after a time are counted in the order of time: without knowing the time, the planner would
 * expect a third of all events, and look for ten thousand of them in the whole table.
 */
export function countEvents(db: Database, instituteId: string, listing: EventListing, now: Date): Promise<Total> {
  const { parts, status } = partsOf(listing);
  const isBounded = listing.from !== undefined || listing.before !== undefined || listing.startsAfter !== undefined;
  const counted = parts.map((part) => {
    const { isBackwards, isSmall }: PartOfList = PARTS[part];
    const wanted = sql`select 1 from ${events} where ${and(isListed(instituteId, listing), status, isIn(part, now.toISOString()))}`;
    if (isSmall || (part === 'all' && !isBounded)) return sql`(${wanted})`;
    const direction = sql.raw(isBackwards ? 'desc' : 'asc');
    return sql`(select 1 from (${wanted} order by ${eventSortTime} ${direction}, ${events.id} ${direction} ${upTo()}) walked)`;
  });
  return counted.length === 0 ? Promise.resolve({ count: 0, isExact: true }) : countUpTo(db, sql.join(counted, sql` union all `));
}
