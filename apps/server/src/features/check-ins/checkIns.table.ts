import { boolean, date, foreignKey, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instant, instituteId } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { events } from '../events/events.table.ts';

/** Who came to an event, and on which of its days: once a day, however many devices scan a code at once. */
export const checkIns = pgTable(
  'check_ins',
  {
    instituteId: instituteId(),
    eventId: uuid('event_id').notNull(),
    userId: uuid('user_id').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    /** When the code was scanned, which may be before it was sent. */
    at: instant('at').notNull(),
    /** Made by the device: a scan that is sent again is known by it. */
    scanId: uuid('scan_id').notNull(),
    /** Who was at the door. */
    checkedInBy: uuid('checked_in_by').notNull(),
    /** Whether they count among the participants by this row: of the rows of one person at most one has it. */
    madeParticipant: boolean('made_participant').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.eventId, table.userId, table.day] }),
    foreignKey({
      name: 'check_ins_event_fk',
      columns: [table.instituteId, table.eventId],
      foreignColumns: [events.instituteId, events.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'check_ins_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }),
    foreignKey({
      name: 'check_ins_checked_in_by_fk',
      columns: [table.instituteId, table.checkedInBy],
      foreignColumns: [users.instituteId, users.id],
    }),
    index('check_ins_user').on(table.instituteId, table.userId),
    index('check_ins_checked_in_by').on(table.instituteId, table.checkedInBy),
  ],
);
export type CheckInRow = typeof checkIns.$inferSelect;
