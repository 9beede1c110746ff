import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';
import { events, orgUnits, positionHolders, positions, roomRequests, users } from '../../db/schema.ts';

/** The latest decisions on room requests, with the titles of their events. */
export function findLastDecisions(db: Database, instituteId: string, limit: number) {
  return db
    .select({ room: roomRequests.room, status: roomRequests.status, decidedAt: roomRequests.decidedAt, title: events.title })
    .from(roomRequests)
    .innerJoin(events, and(eq(events.instituteId, roomRequests.instituteId), eq(events.id, roomRequests.eventId)))
    .where(and(eq(roomRequests.instituteId, instituteId), isNotNull(roomRequests.decidedAt), isNull(roomRequests.releasedAt)))
    .orderBy(desc(roomRequests.decidedAt))
    .limit(limit);
}

/** Ids begin with the time of creation, so the newest events are at the end of the index. */
export function findNewEvents(db: Database, instituteId: string, limit: number) {
  return db
    .select({ title: events.title, unit: orgUnits.name, at: events.createdAt })
    .from(events)
    .innerJoin(orgUnits, and(eq(orgUnits.instituteId, events.instituteId), eq(orgUnits.id, events.unitId)))
    .where(eq(events.instituteId, instituteId))
    .orderBy(desc(events.id))
    .limit(limit);
}

/** The latest appointments with their positions. */
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
