import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { events, orgUnits, positionHolders, positions, roomRequests, users } from '../../db/schema.ts';

/** The decisions about rooms that were made last, each with its event's title. */
export function findLastDecisions(db: Database, instituteId: string, limit: number) {
  return db
    .select({ room: roomRequests.room, status: roomRequests.status, decidedAt: roomRequests.decidedAt, title: events.title })
    .from(roomRequests)
    .innerJoin(events, and(eq(events.instituteId, roomRequests.instituteId), eq(events.id, roomRequests.eventId)))
    .where(and(eq(roomRequests.instituteId, instituteId), isNotNull(roomRequests.decidedAt), isNull(roomRequests.releasedAt)))
    .orderBy(desc(roomRequests.decidedAt))
    .limit(limit);
}

/** Ids begin with the moment they were made, so the newest ones are at the end of the key. */
export function findNewEvents(db: Database, instituteId: string, limit: number) {
  return db
    .select({ title: events.title, unit: orgUnits.name, at: events.createdAt })
    .from(events)
    .innerJoin(orgUnits, and(eq(orgUnits.instituteId, events.instituteId), eq(orgUnits.id, events.unitId)))
    .where(eq(events.instituteId, instituteId))
    .orderBy(desc(events.id))
    .limit(limit);
}

/** Who was appointed last, and to what. */
export function findLastAppointments(db: Database, instituteId: string, limit: number) {
  return db
    .select({ name: users.name, title: positions.title, tenure: positionHolders.tenureYear, at: positionHolders.createdAt })
    .from(positionHolders)
    .innerJoin(users, and(eq(users.instituteId, positionHolders.instituteId), eq(users.id, positionHolders.userId)))
    .innerJoin(positions, and(eq(positions.instituteId, positionHolders.instituteId), eq(positions.id, positionHolders.positionId)))
    .where(eq(positionHolders.instituteId, instituteId))
    .orderBy(desc(positionHolders.id))
    .limit(limit);
}
