import { ROOM_DECISIONS, type RoomDecision, type RoomRequestStatus } from '@quad/domain/room-requests';
import { and, asc, desc, eq, gt, lt, ne } from 'drizzle-orm';
import { advisoryLock } from '../../db/advisoryLock.ts';
import { firstRow, isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { isAfterMoment, type PageRequest, type TimeCursor } from '../../db/pages.ts';
import { events, roomRequests } from '../../db/schema.ts';
import type { RoomRequestRow } from './roomRequests.table.ts';

function isRequest(instituteId: string, id: string) {
  return matches(roomRequests, { instituteId, id });
}

/** One page of room requests, newest first, optionally of one status. */
export function findRequests(
  db: Database,
  instituteId: string,
  { status, after, limit }: PageRequest<TimeCursor> & { status: RoomRequestStatus | undefined },
): Promise<RoomRequestRow[]> {
  const { requestedAt, id } = roomRequests;
  const isAfter = isAfterMoment({ at: requestedAt, id }, after, { newestFirst: true });
  return db
    .select()
    .from(roomRequests)
    .where(and(eq(roomRequests.instituteId, instituteId), status && eq(roomRequests.status, status), isAfter))
    .orderBy(desc(requestedAt), desc(id))
    .limit(limit);
}

export function findRequest(db: Database, instituteId: string, id: string): Promise<RoomRequestRow | undefined> {
  return firstRow(db.select().from(roomRequests).where(isRequest(instituteId, id)));
}

/** Locks a room request until the transaction ends. */
export function lockRequest(tx: Database, instituteId: string, id: string): Promise<RoomRequestRow | undefined> {
  return firstRow(tx.select().from(roomRequests).where(isRequest(instituteId, id)).for('update'));
}

/** Locks the pending requests of a series, by day, until the transaction ends. */
export function lockPendingOf(tx: Database, instituteId: string, seriesId: string): Promise<RoomRequestRow[]> {
  return tx
    .select()
    .from(roomRequests)
    .where(matches(roomRequests, { instituteId, seriesId, status: 'Pending' }))
    .orderBy(asc(roomRequests.startsAt), asc(roomRequests.id))
    .for('update');
}

/** Locks the pending requests and bookings of some events until the transaction ends. */
export function lockOpenOf(tx: Database, instituteId: string, eventIds: readonly string[]): Promise<RoomRequestRow[]> {
  return tx
    .select()
    .from(roomRequests)
    .where(and(matches(roomRequests, { instituteId, eventId: eventIds }), ne(roomRequests.status, 'Rejected')))
    .orderBy(asc(roomRequests.startsAt), asc(roomRequests.id))
    .for('update');
}

/** Any request of a series; undefined if the series does not exist. */
export function findOneOf(db: Database, instituteId: string, seriesId: string): Promise<RoomRequestRow | undefined> {
  return firstRow(db.select().from(roomRequests).where(matches(roomRequests, { instituteId, seriesId })).limit(1));
}

export async function insertRequests(tx: Database, requests: (typeof roomRequests.$inferInsert)[]): Promise<void> {
  await tx.insert(roomRequests).values(requests);
}

/**
 * Serializes approvals of one room: without this lock, two transactions can deadlock on the exclusion constraint, and the database aborts
 * one of them.
 */
export async function lockRoom(tx: Database, { instituteId, roomKey }: Pick<RoomRequestRow, 'instituteId' | 'roomKey'>): Promise<void> {
  await advisoryLock(tx, `room ${roomKey}`, instituteId);
}

/** Stores the decision of a pending request. Throws if it is not pending or an approved booking is in the way. */
export async function saveDecision(
  tx: Database,
  { instituteId, id }: Pick<RoomRequestRow, 'instituteId' | 'id'>,
  decision: { status: RoomDecision; reviewedBy: string; decidedAt: Date },
): Promise<void> {
  const saved = await tx
    .update(roomRequests)
    .set(decision)
    .where(and(isRequest(instituteId, id), eq(roomRequests.status, 'Pending')))
    .returning({ id: roomRequests.id });
  if (saved.length === 0) throw new Error(`The room request ${id} is not pending any more.`);
}

/** Releases an approved booking, or withdraws a pending request. It counts as rejected afterwards and blocks no slot. */
export async function saveRelease(
  tx: Database,
  { instituteId, id }: Pick<RoomRequestRow, 'instituteId' | 'id'>,
  release: { readonly releasedAt: Date; readonly releaseReason: string | null; readonly reviewedBy?: string },
): Promise<void> {
  await tx
    .update(roomRequests)
    .set({ status: 'Rejected', ...release })
    .where(isRequest(instituteId, id));
}

/** Pending requests for the room that overlap a booking, oldest first. */
export function findWaiting(db: Database, { instituteId, roomKey, startsAt, endsAt }: RoomRequestRow): Promise<RoomRequestRow[]> {
  return db
    .select()
    .from(roomRequests)
    .where(
      and(
        matches(roomRequests, { instituteId, roomKey, status: 'Pending' }),
        lt(roomRequests.startsAt, endsAt),
        gt(roomRequests.endsAt, startsAt),
      ),
    )
    .orderBy(asc(roomRequests.requestedAt), asc(roomRequests.id));
}

/** A request with the title of its event. */
export async function findWithTitle(db: Database, { instituteId, id }: Pick<RoomRequestRow, 'instituteId' | 'id'>) {
  const [row] = await db
    .select({ request: roomRequests, eventTitle: events.title })
    .from(roomRequests)
    .innerJoin(events, isReferenced(events, roomRequests.instituteId, roomRequests.eventId))
    .where(isRequest(instituteId, id));
  return row;
}

/** Number of other requests of the series that were decided together with this one. */
export async function countDecidedWith(db: Database, { instituteId, id, seriesId, status, decidedAt }: RoomRequestRow): Promise<number> {
  if (!seriesId || !decidedAt) return 0;
  return db.$count(roomRequests, and(matches(roomRequests, { instituteId, seriesId, status, decidedAt }), ne(roomRequests.id, id)));
}

/** A decided request with the title of its event; undefined for a pending one or a booking that has been released. */
export async function findDecided(db: Database, which: Pick<RoomRequestRow, 'instituteId' | 'id'>) {
  const row = await findWithTitle(db, which);
  const decision = row?.request.releasedAt ? undefined : ROOM_DECISIONS.find((status) => status === row?.request.status);
  return row && decision && { ...row, decision };
}

/** Changes the end of a pending request's slot. Does nothing if the request was decided concurrently. */
export async function saveSlotEnd(
  tx: Database,
  { instituteId, id }: Pick<RoomRequestRow, 'instituteId' | 'id'>,
  endsAt: Date,
): Promise<void> {
  await tx
    .update(roomRequests)
    .set({ endsAt })
    .where(and(isRequest(instituteId, id), eq(roomRequests.status, 'Pending')));
}

/** The approved booking of the same room at the same time, with its event's title; the earliest, if there are several. */
export async function findBooking(
  db: Database,
  { instituteId, id, roomKey, startsAt, endsAt }: RoomRequestRow,
): Promise<{ booking: RoomRequestRow; eventTitle: string } | undefined> {
  const [row] = await db
    .select({ booking: roomRequests, eventTitle: events.title })
    .from(roomRequests)
    .innerJoin(events, isReferenced(events, roomRequests.instituteId, roomRequests.eventId))
    .where(
      and(
        matches(roomRequests, { instituteId, roomKey, status: 'Approved' }),
        ne(roomRequests.id, id),
        lt(roomRequests.startsAt, endsAt),
        gt(roomRequests.endsAt, startsAt),
      ),
    )
    .orderBy(asc(roomRequests.startsAt))
    .limit(1);
  return row;
}
