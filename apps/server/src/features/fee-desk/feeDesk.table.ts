import { FEE_PAYMENT_METHODS } from '@quad/domain/ledger';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, paise } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { events } from '../events/events.table.ts';

/** Fees paid at the desk of an event. Refunded ones are kept, with the reason. */
export const eventFees = pgTable(
  'event_fees',
  {
    instituteId: instituteId(),
    id: id(),
    eventId: uuid('event_id').notNull(),
    userId: uuid('user_id').notNull(),
    amount: paise('amount'),
    via: text('via', { enum: FEE_PAYMENT_METHODS }).notNull(),
    reference: text('reference').notNull(),
    takenBy: uuid('taken_by').notNull(),
    takenAt: instant('taken_at').notNull(),
    refundVia: text('refund_via', { enum: FEE_PAYMENT_METHODS }),
    refundReference: text('refund_reference').notNull().default(''),
    refundReason: text('refund_reason').notNull().default(''),
    refundedBy: uuid('refunded_by'),
    refundedAt: instant('refunded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    ...(['eventId', 'userId', 'takenBy', 'refundedBy'] as const).map((column) =>
      foreignKey({
        name: `event_fees_${table[column].name}_fk`,
        columns: [table.instituteId, table[column]],
        foreignColumns: column === 'eventId' ? [events.instituteId, events.id] : [users.instituteId, users.id],
      }),
    ),
    // A person pays once.
    uniqueIndex('event_fees_once').on(table.instituteId, table.eventId, table.userId).where(sql`${table.refundedAt} is null`),
    index('event_fees_user').on(table.instituteId, table.userId),
    check('event_fees_amount', sql`${table.amount} > 0`),
    check('event_fees_refunded', sql`(${table.refundedAt} is null) = (${table.refundVia} is null)`),
  ],
);
export type EventFeeRow = typeof eventFees.$inferSelect;

/** Cash handed over from a desk to a treasurer: counted by one person and received by another. */
export const cashHandovers = pgTable(
  'cash_handovers',
  {
    instituteId: instituteId(),
    id: id(),
    eventId: uuid('event_id').notNull(),
    counted: paise('counted'),
    expected: paise('expected'),
    reason: text('reason').notNull(),
    countedBy: uuid('counted_by').notNull(),
    countedAt: instant('counted_at').notNull(),
    receivedBy: uuid('received_by'),
    receivedAt: instant('received_at'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    ...(['eventId', 'countedBy', 'receivedBy'] as const).map((column) =>
      foreignKey({
        name: `cash_handovers_${table[column].name}_fk`,
        columns: [table.instituteId, table[column]],
        foreignColumns: column === 'eventId' ? [events.instituteId, events.id] : [users.instituteId, users.id],
      }),
    ),
    // Only one count at a time can wait for its second signature.
    uniqueIndex('cash_handovers_open').on(table.instituteId, table.eventId).where(sql`${table.receivedAt} is null`),
    index('cash_handovers_event').on(table.instituteId, table.eventId, table.countedAt),
    check('cash_handovers_counted', sql`${table.counted} between 1 and ${table.expected}`),
    check('cash_handovers_signed', sql`(${table.receivedAt} is null) = (${table.receivedBy} is null)`),
    check('cash_handovers_two', sql`${table.receivedBy} <> ${table.countedBy}`),
  ],
);
export type CashHandoverRow = typeof cashHandovers.$inferSelect;
