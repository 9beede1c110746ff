import { ROOM_REQUEST_STATUSES } from '@quad/domain/room-requests';
import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { events } from '../events/events.table.ts';

/**
 * Room requests. An exclusion constraint prevents overlapping approved bookings of a room (`room_requests_no_overlap`, in a migration of
 * its own because the schema builder does not support it).
 */
export const roomRequests = pgTable(
  'room_requests',
  {
    instituteId: instituteId(),
    id: id(),
    eventId: uuid('event_id').notNull(),
    /** The name as typed. */
    room: text('room').notNull(),
    /** Identifies the room: the key of the catalogue's room, or the normalized name. */
    roomKey: text('room_key').notNull(),
    /** Requested calendar day and wall-clock time on campus. */
    date: date('date', { mode: 'string' }).notNull(),
    time: text('time').notNull(),
    /** Requested end on campus; null if it follows from the event. */
    until: text('until'),
    /** The resulting slot, computed when the request was made. */
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
    description: text('description').notNull().default(''),
    status: text('status', { enum: ROOM_REQUEST_STATUSES }).notNull().default('Pending'),
    requestedBy: uuid('requested_by').notNull(),
    reviewedBy: uuid('reviewed_by'),
    requestedAt: instant('requested_at').notNull(),
    decidedAt: instant('decided_at'),
    /** Shared by weekly requests that were made together. */
    seriesId: uuid('series_id'),
    /** When an approved booking was released. It counts as rejected afterwards. */
    releasedAt: instant('released_at'),
    /** Reason of an administrator's cancellation; null for a release. */
    releaseReason: text('release_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(events, 'room_requests_event_fk', [table.instituteId, table.eventId]).onDelete('cascade'),
    referenceTo(users, 'room_requests_requester_fk', [table.instituteId, table.requestedBy]),
    referenceTo(users, 'room_requests_reviewer_fk', [table.instituteId, table.reviewedBy]),
    index('room_requests_event').on(table.instituteId, table.eventId),
    index('room_requests_decided').on(table.instituteId, table.decidedAt).where(sql`${table.decidedAt} is not null`),
    uniqueIndex('room_requests_same_wish')
      .on(table.instituteId, table.eventId, table.roomKey, table.date, table.time)
      .where(sql`${table.status} <> 'Rejected'`),
    index('room_requests_series').on(table.instituteId, table.seriesId).where(sql`${table.seriesId} is not null`),
    index('room_requests_slots').on(table.instituteId, table.startsAt, table.id).where(sql`${table.status} <> 'Rejected'`),
    index('room_requests_room').on(table.instituteId, table.roomKey),
    check('room_requests_released', sql`${table.releasedAt} is null or ${table.status} = 'Rejected'`),
    check('room_requests_slot', sql`${table.startsAt} < ${table.endsAt}`),
    check('room_requests_reviewed', sql`(${table.status} = 'Pending') = (${table.reviewedBy} is null)`),
  ],
);
export type RoomRequestRow = typeof roomRequests.$inferSelect;
