import type { UserChoice } from '@quad/domain/accounts';
import { SEARCH_LIMITS } from '@quad/domain/fields';
import type { RoomRequest } from '@quad/domain/room-requests';
import { and, asc, desc, eq, getTableColumns, inArray, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import { columnsOf } from '../../db/columns.ts';
import { firstRow, isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, isAfterName, type NameCursor, nameCursor, type PageRequest, readPage } from '../../db/pages.ts';
import { eventOrganizers, eventParticipants, events, orgUnits, roomRequests, users } from '../../db/schema.ts';
import { hasPersonWords, hasWords, prefixMatchesFirst } from '../../db/search.ts';
import { statement, type ValueOf } from '../../db/statement.ts';
import type { EventRow } from './events.table.ts';

type EventRelation = typeof eventOrganizers | typeof eventParticipants | typeof roomRequests;

/** An event with all data of its response, read in one statement. */
export interface EventRecord {
  readonly event: EventRow;
  readonly unit: Pick<typeof orgUnits.$inferSelect, 'id' | 'name' | 'type' | 'category'>;
  readonly organizers: readonly Omit<UserChoice, 'username'>[];
  /** All participants, or only the given person if they are one. */
  readonly participants: readonly string[];
  readonly roomRequests: readonly RoomRequest[];
}

const organizer = sql`json_build_object('_id', ${users.id}, 'personal_info', json_build_object('name', ${users.name}))`;

/** A calendar day is sent as midnight UTC, an instant as ISO 8601 with Z. */
const request = sql`json_build_object(
  '_id', ${roomRequests.id}, 'room', ${roomRequests.room}, 'time', ${roomRequests.time}, 'description', ${roomRequests.description},
  'ends_at', to_char(${roomRequests.endsAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'date', to_char(${roomRequests.date}, 'YYYY-MM-DD"T00:00:00.000Z"'), 'status', ${roomRequests.status},
  'requested_at', to_char(${roomRequests.requestedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'requested_by', ${roomRequests.requestedBy}, 'reviewed_by', ${roomRequests.reviewedBy},
  'room_key', ${roomRequests.roomKey}, 'until', ${roomRequests.until}, 'series_id', ${roomRequests.seriesId},
  'released_at', to_char(${roomRequests.releasedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'release_reason', ${roomRequests.releaseReason})`;

/** Selects events. */
export interface EventChoice {
  readonly ids: readonly string[];
  /** Reads only this person's participation; everybody's if undefined. */
  readonly participantId?: string | undefined;
}

/** All columns except those used only for searching. */
const { searchText: _searchText, ...EVENT_COLUMNS } = getTableColumns(events);

/**
 * Events with their related records, earliest start first, events without a date last. Related records are aggregated once for all events
 * rather than per event.
 */
export function findEvents(db: Database, instituteId: string, { ids, participantId }: EventChoice): Promise<EventRecord[]> {
  const values = { instituteId, ids: `{${ids.join(',')}}` };
  return participantId === undefined ? eventsWithAll(db, values) : eventsAsSeen(db, { ...values, participantId });
}

const eventsWithAll = statement((db, value: ValueOf<'instituteId' | 'ids'>) => withRelations(db, value('instituteId'), value('ids')));
const eventsAsSeen = statement((db, value: ValueOf<'instituteId' | 'ids' | 'participantId'>) =>
  withRelations(db, value('instituteId'), value('ids'), value('participantId')),
);

function withRelations(db: Database, instituteId: Placeholder, ids: Placeholder, participantId?: Placeholder) {
  const isChosen = and(eq(events.instituteId, instituteId), sql`${events.id} = any(${ids}::text::uuid[])`);
  const chosen = db.$with('chosen').as(db.select({ id: events.id }).from(events).where(isChosen));
  const ofChosen = (table: EventRelation) =>
    and(eq(table.instituteId, instituteId), inArray(table.eventId, db.select({ id: chosen.id }).from(chosen)));

  const organizers = db
    .select({
      eventId: eventOrganizers.eventId,
      list: sql<EventRecord['organizers']>`json_agg(${organizer} order by ${users.name}, ${users.id})`.as('organizer_list'),
    })
    .from(eventOrganizers)
    .innerJoin(users, isReferenced(users, eventOrganizers.instituteId, eventOrganizers.userId))
    .where(ofChosen(eventOrganizers))
    .groupBy(eventOrganizers.eventId)
    .as('organizers');
  const participants = db
    .select({
      eventId: eventParticipants.eventId,
      list: sql<string[]>`json_agg(${eventParticipants.userId} order by ${eventParticipants.userId})`.as('participant_list'),
    })
    .from(eventParticipants)
    .where(and(ofChosen(eventParticipants), participantId ? eq(eventParticipants.userId, participantId) : undefined))
    .groupBy(eventParticipants.eventId)
    .as('participants');
  const requests = db
    .select({
      eventId: roomRequests.eventId,
      list: sql<RoomRequest[]>`json_agg(${request} order by ${roomRequests.requestedAt}, ${roomRequests.startsAt}, ${roomRequests.id})`.as(
        'request_list',
      ),
    })
    .from(roomRequests)
    .where(ofChosen(roomRequests))
    .groupBy(roomRequests.eventId)
    .as('requests');

  return db
    .with(chosen)
    .select({
      event: EVENT_COLUMNS,
      unit: { id: orgUnits.id, name: orgUnits.name, type: orgUnits.type, category: orgUnits.category },
      organizers: sql<EventRecord['organizers']>`coalesce(${organizers.list}, '[]')`,
      participants: sql<string[]>`coalesce(${participants.list}, '[]')`,
      roomRequests: sql<RoomRequest[]>`coalesce(${requests.list}, '[]')`,
    })
    .from(events)
    .innerJoin(orgUnits, isReferenced(orgUnits, events.instituteId, events.unitId))
    .leftJoin(organizers, eq(organizers.eventId, events.id))
    .leftJoin(participants, eq(participants.eventId, events.id))
    .leftJoin(requests, eq(requests.eventId, events.id))
    .where(isChosen)
    .orderBy(asc(events.startsAt), asc(events.id));
}

/** The latest changed events, most recent first. */
export const findLatest = statement((db, value: ValueOf<'instituteId' | 'count'>) =>
  db
    .select({
      ...columnsOf(events, 'id', 'title', 'venue', 'status', 'startsAt', 'endsAt'),
    })
    .from(events)
    .where(eq(events.instituteId, value('instituteId')))
    .orderBy(desc(events.updatedAt), desc(events.id))
    .limit(value('count')),
);

/** Ids of the latest changed events of a unit. */
export async function findLatestIdsOf(db: Database, instituteId: string, unitId: string, count: number): Promise<string[]> {
  const rows = await db
    .select({ id: events.id })
    .from(events)
    .where(matches(events, { instituteId, unitId }))
    .orderBy(desc(events.updatedAt), desc(events.id))
    .limit(count);
  return rows.map(({ id }) => id);
}

/** Locks an event until the transaction ends; false if it does not exist. */
export async function lockEvent(tx: Database, instituteId: string, id: string): Promise<boolean> {
  const rows = await tx.select({ id: events.id }).from(events).where(matches(events, { instituteId, id })).for('no key update');
  return rows.length > 0;
}

/** Adds a participant; false if they are one already. */
export async function insertParticipant(tx: Database, row: typeof eventParticipants.$inferInsert): Promise<boolean> {
  const rows = await tx.insert(eventParticipants).values(row).onConflictDoNothing().returning({ userId: eventParticipants.userId });
  return rows.length > 0;
}

export async function deleteParticipant(
  tx: Database,
  { instituteId, eventId, userId }: typeof eventParticipants.$inferInsert,
): Promise<void> {
  await tx.delete(eventParticipants).where(matches(eventParticipants, { instituteId, eventId, userId }));
}

/** An event with its unit and without its other related records. */
export type EventWithUnit = Pick<EventRecord, 'event' | 'unit'>;

/** One event without its related records. `forShare` locks it against changes until the transaction ends. */
export function findEventWithUnit(
  db: Database,
  instituteId: string,
  id: string,
  { forShare = false }: { forShare?: boolean } = {},
): Promise<EventWithUnit | undefined> {
  const query = db
    .select({
      event: EVENT_COLUMNS,
      unit: { id: orgUnits.id, name: orgUnits.name, type: orgUnits.type, category: orgUnits.category },
    })
    .from(events)
    .innerJoin(orgUnits, isReferenced(orgUnits, events.instituteId, events.unitId))
    .where(matches(events, { instituteId, id }));
  return firstRow(forShare ? query.for('share', { of: events }) : query);
}

const STUDENT_COLUMNS = { id: users.id, email: users.email, name: users.name };

/** The students with the given ids. */
export function findStudents(db: Database, instituteId: string, ids: string[]) {
  return db
    .select(STUDENT_COLUMNS)
    .from(users)
    .where(and(isStudentOf(instituteId), inArray(users.id, ids)));
}

/** One page of students, by name. */
export function findStudentPage(db: Database, instituteId: string, page: PageRequest<NameCursor>) {
  return readPage(page, {
    read: (limit, after) =>
      db
        .select(STUDENT_COLUMNS)
        .from(users)
        .where(and(isPresent(instituteId), isAfterName(users.name, users.id, after)))
        .orderBy(asc(users.name), asc(users.id))
        .limit(limit),
    cursorOf: nameCursor,
    count: () => countWhere(db, users, isPresent(instituteId)),
  });
}

/** The first students whose name or address matches the search. */
export function searchStudents(db: Database, instituteId: string, search: string) {
  return db
    .select(STUDENT_COLUMNS)
    .from(users)
    .where(and(isPresent(instituteId), hasPersonWords(search), hasWords(search, users.name, users.email)))
    .orderBy(...prefixMatchesFirst(search, users.name), asc(users.name), asc(users.id))
    .limit(SEARCH_LIMITS.answers);
}

/** Students who can be chosen, without erased ones. */
function isPresent(instituteId: string): SQL | undefined {
  return and(isStudentOf(instituteId), isNull(users.erasedAt));
}

function isStudentOf(instituteId: string): SQL | undefined {
  return matches(users, { instituteId, role: 'STUDENT' });
}
