import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instituteId } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { institutes } from '../institutes/institutes.table.ts';

const amount = () => numeric('amount', { precision: 20, scale: 2, mode: 'number' }).notNull();

const figureColumns = {
  instituteId: instituteId().references(() => institutes.id),
  /** What is counted for: `institute`, `unit <id>` or `category <name>`. */
  scope: text('scope').notNull(),
  /** What is counted, like `events`. */
  name: text('name').notNull(),
  /** Which of them, like `completed` or a month; blank where there is only one. */
  key: text('key').notNull(),
  amount: amount(),
};

/**
 * Counted figures. Triggers keep them in the transaction of the write that changes them, by adding to `figureChanges`: rows
 * of which many writers never wait for each other, and which are folded in here from time to time. A figure is the sum of both.
 */
export const figures = pgTable('figures', figureColumns, (table) => [
  primaryKey({ columns: [table.instituteId, table.scope, table.name, table.key] }),
  index('figures_name').on(table.instituteId, table.name),
]);

/** What was added to or taken from figures and is not folded in yet. */
export const figureChanges = pgTable('figure_changes', { id: uuid('id').primaryKey().defaultRandom(), ...figureColumns }, (table) => [
  index('figure_changes_name').on(table.instituteId, table.name),
]);

/** How many completed events of a month somebody took part in: what makes participants of a month distinct. */
export const attendance = pgTable(
  'attendance',
  {
    instituteId: instituteId(),
    scope: text('scope').notNull(),
    /** First day of the month on campus. */
    month: date('month', { mode: 'string' }).notNull(),
    userId: uuid('user_id').notNull(),
    events: integer('events').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.scope, table.month, table.userId] }),
    foreignKey({
      name: 'attendance_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }).onDelete('cascade'),
    index('attendance_user').on(table.instituteId, table.userId),
    check('attendance_not_negative', sql`${table.events} >= 0`),
  ],
);
