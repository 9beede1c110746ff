import { and, asc, countDistinct, eq, ne, sql } from 'drizzle-orm';
import { firstRow, isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { isAfterName, type NameCursor, nameCursor, type PageRequest, readPage, type Total } from '../../db/pages.ts';
import { checkIns, eventSeries, events, orgUnits, registrationCounts, registrations, seriesMeetings, users } from '../../db/schema.ts';
import type { SeriesRow } from './series.table.ts';

type SeriesKey = Pick<SeriesRow, 'instituteId' | 'id'>;

function isSeries({ instituteId, id }: SeriesKey) {
  return matches(eventSeries, { instituteId, id });
}

export async function insertSeries(
  tx: Database,
  row: SeriesRow,
  meetings: readonly Pick<typeof seriesMeetings.$inferInsert, 'eventId' | 'originalStart'>[],
): Promise<void> {
  const { instituteId, id: seriesId } = row;
  await tx.insert(eventSeries).values(row);
  await tx.insert(seriesMeetings).values(meetings.map((meeting) => ({ ...meeting, instituteId, seriesId })));
}

/** Id of the series that an event belongs to. */
export async function findSeriesIdOf(db: Database, instituteId: string, eventId: string): Promise<string | undefined> {
  const [row] = await db
    .select({ id: seriesMeetings.seriesId })
    .from(seriesMeetings)
    .where(matches(seriesMeetings, { instituteId, eventId }));
  return row?.id;
}

export function findSeries(db: Database, key: SeriesKey): Promise<SeriesRow | undefined> {
  return firstRow(db.select().from(eventSeries).where(isSeries(key)));
}

/** Locks a series until the transaction ends. */
export function lockSeries(tx: Database, key: SeriesKey): Promise<SeriesRow | undefined> {
  return firstRow(tx.select().from(eventSeries).where(isSeries(key)).for('update'));
}

export async function saveVersion(tx: Database, { version, ...key }: SeriesKey & Pick<SeriesRow, 'version'>): Promise<void> {
  await tx.update(eventSeries).set({ version }).where(isSeries(key));
}

/** Event ids of a series' meetings, in the order of its rule. */
export function findMeetingIds(db: Database, { instituteId, id }: SeriesKey) {
  return db
    .select({ eventId: seriesMeetings.eventId, originalStart: seriesMeetings.originalStart })
    .from(seriesMeetings)
    .where(matches(seriesMeetings, { instituteId, seriesId: id }))
    .orderBy(asc(seriesMeetings.originalStart));
}

/** Meetings of a series that were not cancelled, in the order of its rule. */
export function findActiveMeetings(db: Database, { instituteId, id }: SeriesKey) {
  return db
    .select({ id: events.id, startsAt: events.startsAt, endsAt: events.endsAt })
    .from(seriesMeetings)
    .innerJoin(events, isReferenced(events, seriesMeetings.instituteId, seriesMeetings.eventId))
    .where(and(matches(seriesMeetings, { instituteId, seriesId: id }), ne(events.status, 'cancelled')))
    .orderBy(asc(seriesMeetings.originalStart));
}

/** Meetings of a series in the order of its rule, with their events, the number of places taken, and a user's registration. */
export function findMeetings(db: Database, { instituteId, id }: SeriesKey, userId: string) {
  const cameTo = sql<boolean>`exists (select from ${checkIns} where ${checkIns.instituteId} = ${seriesMeetings.instituteId}
    and ${checkIns.eventId} = ${seriesMeetings.eventId} and ${checkIns.userId} = ${userId})`;
  return db
    .select({
      originalStart: seriesMeetings.originalStart,
      event: {
        id: events.id,
        title: events.title,
        category: events.category,
        status: events.status,
        startsAt: events.startsAt,
        endsAt: events.endsAt,
        venue: events.venue,
        sequence: events.sequence,
        registrationRequired: events.registrationRequired,
        registrationStartsAt: events.registrationStartsAt,
        registrationEndsAt: events.registrationEndsAt,
        maxParticipants: events.maxParticipants,
      },
      unit: { id: orgUnits.id, category: orgUnits.category },
      registered: sql<number>`coalesce(${registrationCounts.registered}, 0)`,
      ownState: registrations.state,
      attended: cameTo,
    })
    .from(seriesMeetings)
    .innerJoin(events, isReferenced(events, seriesMeetings.instituteId, seriesMeetings.eventId))
    .innerJoin(orgUnits, isReferenced(orgUnits, events.instituteId, events.unitId))
    .leftJoin(registrationCounts, matches(registrationCounts, { instituteId: seriesMeetings.instituteId, eventId: seriesMeetings.eventId }))
    .leftJoin(registrations, matches(registrations, { instituteId: seriesMeetings.instituteId, eventId: seriesMeetings.eventId, userId }))
    .where(matches(seriesMeetings, { instituteId, seriesId: id }))
    .orderBy(asc(seriesMeetings.originalStart));
}
export type FoundMeeting = Awaited<ReturnType<typeof findMeetings>>[number];

/** Meetings of a series. */
type SomeMeetings = SeriesKey & { readonly eventIds: readonly string[] };

/** One page of the people registered for some meetings, by name, with the number of these meetings that each attended. */
export function findAttendees(db: Database, some: SomeMeetings, page: PageRequest<NameCursor>) {
  return readPage(page, {
    read: (limit, after) =>
      db
        .select({ id: users.id, name: users.name, rollNumber: users.rollNumber, attended: countDistinct(checkIns.eventId) })
        .from(seriesMeetings)
        .innerJoin(events, isReferenced(events, seriesMeetings.instituteId, seriesMeetings.eventId))
        .innerJoin(registrations, matches(registrations, { instituteId: seriesMeetings.instituteId, eventId: seriesMeetings.eventId }))
        .innerJoin(users, isReferenced(users, registrations.instituteId, registrations.userId))
        .leftJoin(
          checkIns,
          matches(checkIns, { instituteId: registrations.instituteId, eventId: registrations.eventId, userId: registrations.userId }),
        )
        .where(and(isRegistered(some), isAfterName(users.name, users.id, after)))
        .groupBy(users.instituteId, users.id)
        .orderBy(asc(users.name), asc(users.id))
        .limit(limit),
    cursorOf: nameCursor,
    count: () => countAttendees(db, some),
  });
}

async function countAttendees(db: Database, some: SomeMeetings): Promise<Total> {
  const [row] = await db
    .select({ count: countDistinct(registrations.userId) })
    .from(seriesMeetings)
    .innerJoin(events, isReferenced(events, seriesMeetings.instituteId, seriesMeetings.eventId))
    .innerJoin(registrations, matches(registrations, { instituteId: seriesMeetings.instituteId, eventId: seriesMeetings.eventId }))
    .where(isRegistered(some));
  return { count: row?.count ?? 0, isExact: true };
}

function isRegistered({ instituteId, id: seriesId, eventIds: eventId }: SomeMeetings) {
  return and(
    matches(seriesMeetings, { instituteId, seriesId, eventId }),
    eq(registrations.state, 'registered'),
    ne(events.status, 'cancelled'),
  );
}
