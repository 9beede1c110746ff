import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { events } from '../events/events.table.ts';

const eventId = () => uuid('event_id').notNull();
const userId = () => uuid('user_id').notNull();

/** Who has a place at an event, and who waits for one. */
export const registrations = pgTable(
  'registrations',
  {
    instituteId: instituteId(),
    eventId: eventId(),
    userId: userId(),
    state: text('state', { enum: ['registered', 'waiting'] }).notNull(),
    /** The order in which they came: who waits gets a place in this order. Counted for each event by its places. */
    arrival: bigint('arrival', { mode: 'number' }).notNull(),
    registeredAt: instant('registered_at').notNull(),
    /** By what a code for check-in refers to the registration: drawn by lot, so that it says nothing of anybody. */
    checkInRef: uuid('check_in_ref').notNull().defaultRandom(),
    /** When the place goes to the next who waits, unless the questions of the event are answered by then. */
    answerBy: instant('answer_by'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.eventId, table.userId] }),
    foreignKey({
      name: 'registrations_event_fk',
      columns: [table.instituteId, table.eventId],
      foreignColumns: [events.instituteId, events.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'registrations_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }),
    index('registrations_arrival').on(table.instituteId, table.eventId, table.state, table.arrival),
    uniqueIndex('registrations_check_in_ref').on(table.instituteId, table.checkInRef),
    index('registrations_answer_by').on(table.instituteId, table.answerBy).where(sql`${table.answerBy} is not null`),
    index('registrations_user').on(table.instituteId, table.userId),
  ],
);
export type RegistrationRow = typeof registrations.$inferSelect;

/**
 * How many places of an event are taken, and how many people wait: one row for each event that anybody registered for, kept by a trigger.
 * Whoever registers or leaves holds it, so that one does after the other.
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
    foreignKey({
      name: 'registration_counts_event_fk',
      columns: [table.instituteId, table.eventId],
      foreignColumns: [events.instituteId, events.id],
    }).onDelete('cascade'),
    check('registration_counts_not_negative', sql`${table.registered} >= 0 and ${table.waiting} >= 0`),
  ],
);

/** What those who manage an event told its people: a mail to all, or why somebody was taken off the list. */
export const eventNotices = pgTable(
  'event_notices',
  {
    instituteId: instituteId(),
    id: id(),
    eventId: eventId(),
    /** Blank where the mail has a subject of its own. */
    subject: text('subject').notNull().default(''),
    body: text('body').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    foreignKey({
      name: 'event_notices_event_fk',
      columns: [table.instituteId, table.eventId],
      foreignColumns: [events.instituteId, events.id],
    }).onDelete('cascade'),
    index('event_notices_event').on(table.instituteId, table.eventId),
  ],
);
export type EventNoticeRow = typeof eventNotices.$inferSelect;
