import type { EventCategory, EventOrder, EventStatus } from '@quad/domain/events';
import { and, eq, gt, gte, inArray, lt, ne, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as v from 'valibot';
import type { Database } from '../../db/connection.ts';
import { countUpTo, type Total } from '../../db/pages.ts';
import { eventMoment, events, roomRequests } from '../../db/schema.ts';
import { hasFoldedWords } from '../../db/search.ts';
import { sendByText } from '../../db/statement.ts';

/** Which events a list has. What is left out leaves nothing out. */
export interface EventListing {
  readonly order: EventOrder;
  readonly unitId?: string | undefined;
  readonly category?: EventCategory | undefined;
  /** Any of these. */
  readonly statuses?: readonly EventStatus[] | undefined;
  /** Those of which it is known that they begin after it. */
  readonly startsAfter?: Date | undefined;
  /** Those that begin then or later, and before then. */
  readonly from?: Date | undefined;
  readonly before?: Date | undefined;
  readonly search?: string | undefined;
  /** Those with an approved booking that stands in the way of what is pending for this event. */
  readonly clashingWith?: string | undefined;
}

interface PartOfList {
  /** Where the part begins, for whoever reads it from there; nothing where no bound says so. */
  readonly begins?: (now: string) => SQL;
  /** What else is true of its events. */
  readonly condition: (now: string) => SQL | undefined;
  readonly isBackwards?: true;
}

const isBegun = (now: string) => sql`${eventMoment} <= ${now}::timestamptz`;
const isOver = (now: string) => sql`${events.finishesAt} <= ${now}::timestamptz`;

/**
 * A part of a list, in the order of its events' moments: one index has it in one piece, however many events there are before and after.
 * From a place on, the place says where to begin and the part's own bound is left out: an index would begin at whichever comes first.
 */
const PARTS = {
  all: { condition: () => undefined },
  ongoing: {
    condition: (now) => sql`${events.startsAt} is not null and tstzrange(${events.startsAt}, ${events.finishesAt}) @> ${now}::timestamptz`,
  },
  /** What is to come, and then what has no date. */
  ahead: { begins: (now) => sql`${eventMoment} > ${now}::timestamptz`, condition: () => undefined },
  over: { condition: (now) => and(isBegun(now), isOver(now)) },
  overLatestFirst: { begins: isBegun, condition: isOver, isBackwards: true },
} satisfies Record<string, PartOfList>;
type Part = keyof typeof PARTS;

/** Of what state the events of a part are that are not cancelled. */
const STATUS_OF_PART: Readonly<Record<Exclude<Part, 'all'>, EventStatus>> = {
  ongoing: 'ongoing',
  ahead: 'planned',
  over: 'completed',
  overLatestFirst: 'completed',
};
const AGENDA = ['ongoing', 'ahead', 'overLatestFirst'] as const satisfies readonly Part[];
const BY_START = ['ongoing', 'ahead', 'over'] as const satisfies readonly Part[];

/** Where a page of events ends: in which part of the list, at what moment, and as of when the list was cut into its parts. */
export const EventPlace = v.object({ part: v.picklist(Object.keys(PARTS) as Part[]), moment: v.string(), id: v.string(), now: v.string() });
export type EventPlace = v.InferOutput<typeof EventPlace>;

/**
 * The parts of a list, one after the other, and what else is asked of its events. A state is a part's or, if it is being cancelled, a
 * column's; a list of several parts that would lie among each other is read as one.
 */
function partsOf({ order, statuses }: EventListing): { parts: readonly Part[]; status: SQL | undefined } {
  const all: readonly Part[] = order === 'agenda' ? AGENDA : ['all'];
  if (statuses === undefined) return { parts: all, status: undefined };
  if (statuses.includes('cancelled')) {
    if (statuses.length > 1) throw new Error('Cancelled events are listed by themselves or with all others.');
    return { parts: all, status: eq(events.status, 'cancelled') };
  }
  const parts = order === 'agenda' ? AGENDA : BY_START;
  return { parts: parts.filter((part) => statuses.includes(STATUS_OF_PART[part])), status: ne(events.status, 'cancelled') };
}

type Begun = 'forwards' | 'backwards' | undefined;

/** What is asked of every event of a list; of two bounds the one is left out that a place, from which on it is read, says better. */
function isListed(
  instituteId: string,
  { unitId, category, startsAfter, from, before, search, clashingWith }: EventListing,
  begun?: Begun,
): SQL | undefined {
  return and(
    eq(events.instituteId, instituteId),
    unitId === undefined ? undefined : eq(events.unitId, unitId),
    category && eq(events.category, category),
    startsAfter && gt(events.startsAt, startsAfter),
    begun !== 'forwards' && from ? gte(eventMoment, from.toISOString()) : undefined,
    // What has no date begins never.
    begun !== 'backwards' && (from || before) ? lt(eventMoment, before?.toISOString() ?? 'infinity') : undefined,
    hasFoldedWords(search, events.searchText),
    clashingWith === undefined ? undefined : inArray(events.id, clashing(instituteId, clashingWith)),
  );
}

const wishes = alias(roomRequests, 'wishes');

/** The events whose bookings clash with what is pending for one, as the domain's `clashesWith` has it: by the index that keeps bookings apart. */
function clashing(instituteId: string, eventId: string): SQL {
  const slot = (table: typeof roomRequests | typeof wishes) => sql`tstzrange(${table.startsAt}, ${table.endsAt}, '[)')`;
  const isWish = and(eq(wishes.instituteId, instituteId), eq(wishes.eventId, eventId), eq(wishes.status, 'Pending'));
  const isInTheWay = and(
    eq(roomRequests.instituteId, wishes.instituteId),
    eq(roomRequests.roomKey, wishes.roomKey),
    eq(roomRequests.status, 'Approved'),
    sql`${slot(roomRequests)} && ${slot(wishes)}`,
  );
  return sql`(select ${roomRequests.eventId} from ${roomRequests} as wishes join ${roomRequests} on ${isInTheWay} where ${isWish})`;
}

export interface EventRange {
  readonly now: Date;
  readonly after: EventPlace | undefined;
  readonly limit: number;
}

/** The statement that finds the places of so many events of a list, from a place on; undefined where there can be none. */
export function placesOf(instituteId: string, listing: EventListing, { now, after, limit }: EventRange): SQL | undefined {
  const { parts, status } = partsOf(listing);
  const begun = after === undefined ? 0 : parts.indexOf(after.part);
  if (begun < 0) return undefined;
  const asOf = asOfWhen({ now, after }).toISOString();
  const left = parts.slice(begun).map((part, index) => {
    const { begins, condition, isBackwards }: PartOfList = PARTS[part];
    const direction = sql.raw(isBackwards ? 'desc' : 'asc');
    const isFromPlace = after !== undefined && index === 0;
    const begin = isFromPlace
      ? sql`(${eventMoment}, ${events.id}) ${sql.raw(isBackwards ? '<' : '>')} (${after.moment}::timestamptz, ${after.id}::uuid)`
      : begins?.(asOf);
    const begunAt = isFromPlace ? (isBackwards ? 'backwards' : 'forwards') : undefined;
    const isWanted = and(isListed(instituteId, listing, begunAt), status, begin, condition(asOf));
    return sql`(select ${events.id} as id, ${eventMoment} as moment, ${part}::text as part, ${index}::int as "partNumber",
      row_number() over (order by ${eventMoment} ${direction}, ${events.id} ${direction}) as number
      from ${events} where ${isWanted} order by ${eventMoment} ${direction}, ${events.id} ${direction} limit ${limit})`;
  });
  if (left.length === 0) return undefined;
  return sql`
    select id, part, case when isfinite(moment) then to_char(moment at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') else 'infinity' end as moment
    from (${sql.join(left, sql` union all `)}) listed order by "partNumber", number limit ${limit}`;
}

/** As of when a list is cut into its parts: for all of its pages as of when the first one was. */
function asOfWhen({ now, after }: Pick<EventRange, 'now' | 'after'>): Date {
  return after === undefined ? now : new Date(after.now);
}

/** The places of so many events of a list, from a place on. */
export async function findEventPlaces(db: Database, instituteId: string, listing: EventListing, range: EventRange): Promise<EventPlace[]> {
  const statement = placesOf(instituteId, listing, range);
  if (!statement) return [];
  const { rows } = await sendByText<{ id: string; moment: string; part: Part }>(db, statement);
  return rows.map((row) => ({ ...row, now: asOfWhen(range).toISOString() }));
}

function isIn(part: Part, now: string): SQL | undefined {
  const { begins, condition }: PartOfList = PARTS[part];
  return and(begins?.(now), condition(now));
}

/** How many events a list has. */
export function countEvents(db: Database, instituteId: string, listing: EventListing, now: Date): Promise<Total> {
  const { parts, status } = partsOf(listing);
  const counted = parts.map(
    (part) => sql`(select 1 from ${events} where ${and(isListed(instituteId, listing), status, isIn(part, now.toISOString()))})`,
  );
  return counted.length === 0 ? Promise.resolve({ count: 0, isExact: true }) : countUpTo(db, sql.join(counted, sql` union all `));
}
