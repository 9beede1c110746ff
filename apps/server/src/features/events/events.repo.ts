import type { UserChoice } from '@quad/domain/accounts';
import type { RoomRequest } from '@quad/domain/room-requests';
import { and, asc, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { eventOrganizers, eventParticipants, events, orgUnits, roomRequests, users } from '../../db/schema.ts';
import type { EventRow } from './events.table.ts';

/** An event with everything that its answers show, read in one statement. */
export interface EventRecord {
  readonly event: EventRow;
  readonly unit: Pick<typeof orgUnits.$inferSelect, 'id' | 'name' | 'type' | 'category'>;
  readonly organizers: readonly Omit<UserChoice, 'username'>[];
  readonly participants: readonly string[];
  readonly roomRequests: readonly RoomRequest[];
}

const organizers = sql<EventRecord['organizers']>`(
  select coalesce(json_agg(json_build_object('_id', ${users.id}, 'personal_info', json_build_object('name', ${users.name}))
    order by ${users.name}, ${users.id}), '[]')
  from ${eventOrganizers} join ${users} on ${users.instituteId} = ${eventOrganizers.instituteId} and ${users.id} = ${eventOrganizers.userId}
  where ${eventOrganizers.instituteId} = ${events.instituteId} and ${eventOrganizers.eventId} = ${events.id})`;

const participants = sql<EventRecord['participants']>`(
  select coalesce(json_agg(${eventParticipants.userId} order by ${eventParticipants.userId}), '[]')
  from ${eventParticipants}
  where ${eventParticipants.instituteId} = ${events.instituteId} and ${eventParticipants.eventId} = ${events.id})`;

/** A calendar day travels as midnight UTC, an instant as ISO 8601 with Z. */
const roomRequestsAsSent = sql<EventRecord['roomRequests']>`(
  select coalesce(json_agg(json_build_object(
    '_id', ${roomRequests.id}, 'room', ${roomRequests.room}, 'time', ${roomRequests.time}, 'description', ${roomRequests.description},
    'date', to_char(${roomRequests.date}, 'YYYY-MM-DD"T00:00:00.000Z"'), 'status', ${roomRequests.status},
    'requested_at', to_char(${roomRequests.requestedAt} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'requested_by', ${roomRequests.requestedBy}, 'reviewed_by', ${roomRequests.reviewedBy})
    order by ${roomRequests.requestedAt}, ${roomRequests.id}), '[]')
  from ${roomRequests}
  where ${roomRequests.instituteId} = ${events.instituteId} and ${roomRequests.eventId} = ${events.id})`;

/** Events with all that belongs to them, earliest start first and those without a date last. */
export function findEvents(db: Database, instituteId: string, condition?: SQL): Promise<EventRecord[]> {
  return db
    .select({
      event: events,
      unit: { id: orgUnits.id, name: orgUnits.name, type: orgUnits.type, category: orgUnits.category },
      organizers,
      participants,
      roomRequests: roomRequestsAsSent,
    })
    .from(events)
    .innerJoin(orgUnits, and(eq(orgUnits.instituteId, events.instituteId), eq(orgUnits.id, events.unitId)))
    .where(and(eq(events.instituteId, instituteId), condition))
    .orderBy(asc(events.startsAt), asc(events.id));
}

/** The events that changed last, most recent first. */
export function findLatest(db: Database, instituteId: string, count: number): Promise<EventRow[]> {
  return db.select().from(events).where(eq(events.instituteId, instituteId)).orderBy(desc(events.updatedAt), desc(events.id)).limit(count);
}

/** Holds an event until the transaction ends, so that what is decided about it stays true; false when there is none. */
export async function lockEvent(tx: Database, instituteId: string, id: string): Promise<boolean> {
  const rows = await tx
    .select({ id: events.id })
    .from(events)
    .where(and(eq(events.instituteId, instituteId), eq(events.id, id)))
    .for('no key update');
  return rows.length > 0;
}

/** Units by name. */
export function findUnits(db: Database, instituteId: string, condition?: SQL) {
  return db
    .select({ id: orgUnits.id, name: orgUnits.name, type: orgUnits.type, category: orgUnits.category })
    .from(orgUnits)
    .where(and(eq(orgUnits.instituteId, instituteId), condition))
    .orderBy(asc(orgUnits.name));
}

/** Students by name, all of them or those with the given ids. */
export function findStudents(db: Database, instituteId: string, ids?: string[]) {
  return db
    .select({ id: users.id, email: users.email, name: users.name })
    .from(users)
    .where(and(eq(users.instituteId, instituteId), eq(users.role, 'STUDENT'), ids && inArray(users.id, ids)))
    .orderBy(asc(users.name), asc(users.id));
}
