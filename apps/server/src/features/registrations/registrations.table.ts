import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { events } from '../events/events.table.ts';

const eventId = () => uuid('event_id').notNull();
const userId = () => uuid('user_id').notNull();

/** Registered and waiting people of events. */
export const registrations = pgTable(
  'registrations',
  {
    instituteId: instituteId(),
    eventId: eventId(),
    userId: userId(),
    state: text('state', { enum: ['registered', 'waiting'] }).notNull(),
    /** Order of arrival at the event, in which the waiting list gets places. */
    arrival: bigint('arrival', { mode: 'number' }).notNull(),
    registeredAt: instant('registered_at').notNull(),
    /** Random reference used in the check-in code, so that the code reveals nothing about the person. */
    checkInRef: uuid('check_in_ref').notNull().defaultRandom(),
    /** Deadline for answering the event's questions. After it the place goes to the waiting list. */
    answerBy: instant('answer_by'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.eventId, table.userId] }),
    referenceTo(events, 'registrations_event_fk', [table.instituteId, table.eventId]).onDelete('cascade'),
    referenceTo(users, 'registrations_user_fk', [table.instituteId, table.userId]),
    index('registrations_arrival').on(table.instituteId, table.eventId, table.state, table.arrival),
    uniqueIndex('registrations_check_in_ref').on(table.instituteId, table.checkInRef),
    index('registrations_answer_by').on(table.instituteId, table.answerBy).where(sql`${table.answerBy} is not null`),
    index('registrations_user').on(table.instituteId, table.userId),
  ],
);
export type RegistrationRow = typeof registrations.$inferSelect;

/**
 * Number of registered and waiting people of an event, maintained by a trigger. There is one row for each event with registrations; locking
 * it serializes registering and cancelling.
 */
export const registrationCounts = pgTable(
  'registration_counts',
  {
    instituteId: instituteId(),
    eventId: eventId(),
    registered: integer('registered').notNull().default(0),
    waiting: integer('waiting').notNull().default(0),
    arrivals: bigint('arrivals', { mode: 'number' }).notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.eventId] }),
    referenceTo(events, 'registration_counts_event_fk', [table.instituteId, table.eventId]).onDelete('cascade'),
    check('registration_counts_not_negative', sql`${table.registered} >= 0 and ${table.waiting} >= 0`),
  ],
);

/** Messages from those who manage an event: a mail to everybody on the list, or the reason of a removal. */
export const eventNotices = pgTable(
  'event_notices',
  {
    instituteId: instituteId(),
    id: id(),
    eventId: eventId(),
    /** Blank if the mail has a default subject. */
    subject: text('subject').notNull().default(''),
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(events, 'event_notices_event_fk', [table.instituteId, table.eventId]).onDelete('cascade'),
    index('event_notices_event').on(table.instituteId, table.eventId),
  ],
);
export type EventNoticeRow = typeof eventNotices.$inferSelect;
