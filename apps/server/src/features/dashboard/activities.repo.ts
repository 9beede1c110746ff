import { and, desc, eq, isNotNull, isNull } from 'drizzle-orm';
import { isReferenced } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import { events, orgUnits, positionHolders, positions, roomRequests, users } from '../../db/schema.ts';

/** The latest decisions on room requests, with the titles of their events. */
export function findLastDecisions(db: Database, instituteId: string, limit: number) {
  return db
    .select({ room: roomRequests.room, status: roomRequests.status, decidedAt: roomRequests.decidedAt, title: events.title })
    .from(roomRequests)
    .innerJoin(events, isReferenced(events, roomRequests.instituteId, roomRequests.eventId))
    .where(and(eq(roomRequests.instituteId, instituteId), isNotNull(roomRequests.decidedAt), isNull(roomRequests.releasedAt)))
    .orderBy(desc(roomRequests.decidedAt))
    .limit(limit);
}

/** Ids begin with the time of creation, so the newest events are at the end of the index. */
export function findNewEvents(db: Database, instituteId: string, limit: number) {
  return db
    .select({ title: events.title, unit: orgUnits.name, at: events.createdAt })
    .from(events)
    .innerJoin(orgUnits, isReferenced(orgUnits, events.instituteId, events.unitId))
    .where(eq(events.instituteId, instituteId))
    .orderBy(desc(events.id))
    .limit(limit);
}

/** The latest appointments with their positions. */
export function findLastAppointments(db: Database, instituteId: string, limit: number) {
  return db
    .select({ name: users.name, title: positions.title, tenure: positionHolders.tenureYear, at: positionHolders.createdAt })
    .from(positionHolders)
    .innerJoin(users, isReferenced(users, positionHolders.instituteId, positionHolders.userId))
    .innerJoin(positions, isReferenced(positions, positionHolders.instituteId, positionHolders.positionId))
    .where(eq(positionHolders.instituteId, instituteId))
    .orderBy(desc(positionHolders.id))
    .limit(limit);
}
