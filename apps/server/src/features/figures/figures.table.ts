import { sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { institutes } from '../institutes/institutes.table.ts';

const amount = () => numeric('amount', { precision: 20, scale: 2, mode: 'number' }).notNull();

const figureColumns = {
  instituteId: instituteId().references(() => institutes.id),
  /** The scope: `institute`, `unit <id>` or `category <name>`. */
  scope: text('scope').notNull(),
  /** What is counted, such as `events`. */
  name: text('name').notNull(),
  /** The kind, such as `completed` or a month. Blank when there is only one. */
  key: text('key').notNull(),
  amount: amount(),
};

/**
 * Aggregated figures. Triggers update them in the writing transaction by inserting into `figureChanges`, where concurrent writers never
 * wait for each other. The changes are folded into this table from time to time. A figure is the sum of both.
 */
export const figures = pgTable('figures', figureColumns, (table) => [
  primaryKey({ columns: [table.instituteId, table.scope, table.name, table.key] }),
  index('figures_name').on(table.instituteId, table.name),
]);

/** Changes of figures that are not folded yet. */
export const figureChanges = pgTable('figure_changes', { id: uuid('id').primaryKey().defaultRandom(), ...figureColumns }, (table) => [
  index('figure_changes_name').on(table.instituteId, table.name),
]);

/** Number of completed events that a person took part in per month. It makes the participants of a month distinct. */
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
    referenceTo(users, 'attendance_user_fk', [table.instituteId, table.userId]).onDelete('cascade'),
    index('attendance_user').on(table.instituteId, table.userId),
    check('attendance_not_negative', sql`${table.events} >= 0`),
  ],
);
