import { and, asc, eq, gt, gte, lt, ne } from 'drizzle-orm';
import { columnsOf } from '../../db/columns.ts';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countWhere, isAfterMoment, type PageRequest, readPage, type TimeCursor, type Total, timeCursor } from '../../db/pages.ts';
import { events, orgUnits, roomRequests, rooms, users } from '../../db/schema.ts';

interface Days {
  readonly from: Date;
  readonly before: Date;
}

/** Maximum length of a slot: the institute's default is at most a day, and any other slot ends on the day of its start. */
const MAX_SLOT_MS = 24 * 60 * 60 * 1000;

/** Requests and bookings that overlap these days. The lower bound on the start lets the query use the index on it. */
function isDuring(instituteId: string, { from, before }: Days) {
  return and(
    eq(roomRequests.instituteId, instituteId),
    ne(roomRequests.status, 'Rejected'),
    gte(roomRequests.startsAt, new Date(from.getTime() - MAX_SLOT_MS)),
    lt(roomRequests.startsAt, before),
    gt(roomRequests.endsAt, from),
  );
}

/** One page of room uses, by start. */
export function findRoomUses(db: Database, instituteId: string, days: Days, page: PageRequest<TimeCursor>) {
  const { id, startsAt: at } = roomRequests;
  const condition = isDuring(instituteId, days);
  return readPage(page, {
    read: (limit, after) =>
      db
        .select({
          id,
          room: roomRequests.room,
          roomKey: roomRequests.roomKey,
          startsAt: at,
          ...columnsOf(roomRequests, 'endsAt', 'status', 'seriesId', 'requestedBy'),
          eventId: events.id,
          ...columnsOf(events, 'title', 'category', 'unitId'),
          unitCategory: orgUnits.category,
          decider: rooms.decidedBy,
        })
        .from(roomRequests)
        .innerJoin(events, isReferenced(events, roomRequests.instituteId, roomRequests.eventId))
        .innerJoin(orgUnits, isReferenced(orgUnits, events.instituteId, events.unitId))
        .leftJoin(rooms, matches(rooms, { instituteId: roomRequests.instituteId, key: roomRequests.roomKey }))
        .where(and(condition, isAfterMoment({ at, id }, after, { newestFirst: false })))
        .orderBy(asc(at), asc(id))
        .limit(limit),
    cursorOf: ({ id, startsAt }) => timeCursor({ id, createdAt: startsAt }),
    count: () => countWhere(db, roomRequests, condition),
  });
}

interface BookingConditions extends Days {
  readonly roomKey: string | undefined;
}

function isBooked(instituteId: string, { roomKey, ...days }: BookingConditions) {
  return and(
    isDuring(instituteId, days),
    eq(roomRequests.status, 'Approved'),
    roomKey === undefined ? undefined : eq(roomRequests.roomKey, roomKey),
  );
}

/** One page of bookings with their events, by start. */
export function findBookings(db: Database, instituteId: string, { after, limit, ...wanted }: BookingConditions & PageRequest<TimeCursor>) {
  return db
    .select({
      ...columnsOf(roomRequests, 'id', 'room', 'roomKey', 'startsAt', 'endsAt', 'requestedBy'),
      personName: users.name,
      eventId: events.id,
      title: events.title,
      unitId: orgUnits.id,
      unitName: orgUnits.name,
    })
    .from(roomRequests)
    .innerJoin(events, isReferenced(events, roomRequests.instituteId, roomRequests.eventId))
    .innerJoin(orgUnits, isReferenced(orgUnits, events.instituteId, events.unitId))
    .innerJoin(users, isReferenced(users, roomRequests.instituteId, roomRequests.requestedBy))
    .where(
      and(isBooked(instituteId, wanted), isAfterMoment({ at: roomRequests.startsAt, id: roomRequests.id }, after, { newestFirst: false })),
    )
    .orderBy(asc(roomRequests.startsAt), asc(roomRequests.id))
    .limit(limit);
}

export function countBookings(db: Database, instituteId: string, wanted: BookingConditions): Promise<Total> {
  return countWhere(db, roomRequests, isBooked(instituteId, wanted));
}
