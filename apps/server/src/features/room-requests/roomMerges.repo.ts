import type { RoomMergeConflict } from '@quad/domain/rooms';
import { and, asc, eq, gt, inArray, ne, notExists, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import { isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { countUpTo, type Total } from '../../db/pages.ts';
import { events, roomNames, roomRequests } from '../../db/schema.ts';

/** Condition: the request names no room of the catalogue. */
function isTyped(db: Database, instituteId: string) {
  const known = db
    .select({ one: sql`1` })
    .from(roomNames)
    .where(matches(roomNames, { instituteId: roomRequests.instituteId, key: roomRequests.roomKey }));
  return and(eq(roomRequests.instituteId, instituteId), notExists(known));
}

const TYPED = {
  key: roomRequests.roomKey,
  name: sql<string>`(array_agg(${roomRequests.room} order by ${roomRequests.requestedAt}, ${roomRequests.id}))[1]`,
  requests: sql<number>`count(*)::int`,
  bookings: sql<number>`count(*) filter (where ${roomRequests.status} = 'Approved')::int`,
  last_date: sql<string>`max(${roomRequests.date})::text`,
};

/** One page of free-text room names. */
export function findTypedKeys(db: Database, instituteId: string, { after, limit }: { after: string | undefined; limit: number }) {
  return db
    .select(TYPED)
    .from(roomRequests)
    .where(and(isTyped(db, instituteId), after === undefined ? undefined : gt(roomRequests.roomKey, after)))
    .groupBy(roomRequests.roomKey)
    .orderBy(asc(roomRequests.roomKey))
    .limit(limit);
}

export function countTypedKeys(db: Database, instituteId: string): Promise<Total> {
  const keys = db.selectDistinct({ key: roomRequests.roomKey }).from(roomRequests).where(isTyped(db, instituteId));
  return countUpTo(db, sql`${keys}`);
}

/** How the names with these keys were typed. */
export function findNamesOfKeys(db: Database, instituteId: string, keys: readonly string[]) {
  return db
    .select({ key: TYPED.key, name: TYPED.name })
    .from(roomRequests)
    .where(matches(roomRequests, { instituteId, roomKey: keys }))
    .groupBy(roomRequests.roomKey);
}

const other = alias(roomRequests, 'other_requests');
const otherEvents = alias(events, 'other_events');

/** Conflicts if these keys became one room: pairs of overlapping bookings, and events that would request the same slot twice. */
export async function findMergeConflicts(
  db: Database,
  instituteId: string,
  keys: readonly string[],
  to: string,
): Promise<{ requests: number; conflicts: RoomMergeConflict[] }> {
  const among = [...keys];
  const areBooked = sql`${roomRequests.status} = 'Approved' and ${other.status} = 'Approved'
    and ${roomRequests.startsAt} < ${other.endsAt} and ${other.startsAt} < ${roomRequests.endsAt}`;
  const areSame = sql`${roomRequests.eventId} = ${other.eventId} and ${roomRequests.date} = ${other.date} and ${roomRequests.time} = ${other.time}`;
  const pairs = await db
    .select({
      kind: sql<RoomMergeConflict['kind']>`case when ${areBooked} then 'overlap' else 'twice' end`,
      event: events.title,
      otherEvent: otherEvents.title,
      startsAt: roomRequests.startsAt,
      otherStartsAt: other.startsAt,
    })
    .from(roomRequests)
    .innerJoin(other, and(eq(other.instituteId, roomRequests.instituteId), sql`${other.roomKey} > ${roomRequests.roomKey}`))
    .innerJoin(events, isReferenced(events, roomRequests.instituteId, roomRequests.eventId))
    .innerJoin(otherEvents, isReferenced(otherEvents, other.instituteId, other.eventId))
    .where(
      and(
        matches(roomRequests, { instituteId, roomKey: among }),
        inArray(other.roomKey, among),
        ne(roomRequests.status, 'Rejected'),
        ne(other.status, 'Rejected'),
        sql`((${areBooked}) or (${areSame}))`,
      ),
    )
    .orderBy(asc(roomRequests.startsAt), asc(roomRequests.id), asc(other.id));
  const [counted] = await db
    .select({ requests: sql<number>`count(*)::int` })
    .from(roomRequests)
    .where(and(matches(roomRequests, { instituteId, roomKey: among }), ne(roomRequests.roomKey, to)));
  return {
    requests: counted?.requests ?? 0,
    conflicts: pairs.map(({ kind, event, otherEvent, startsAt, otherStartsAt }) => ({
      kind,
      event,
      other_event: otherEvent,
      at: new Date(Math.max(startsAt.getTime(), otherStartsAt.getTime())).toISOString(),
    })),
  };
}

/** Moves requests from some room keys to another. The exclusion constraint rejects conflicts. */
export async function saveRoomKeys(tx: Database, instituteId: string, from: readonly string[], to: string): Promise<void> {
  await tx
    .update(roomRequests)
    .set({ roomKey: to })
    .where(matches(roomRequests, { instituteId, roomKey: from }));
}
