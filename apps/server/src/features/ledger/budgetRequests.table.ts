import { BUDGET_STATES, type BudgetLine } from '@quad/domain/ledger';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { events } from '../events/events.table.ts';
import { orgUnits } from '../org-units/orgUnits.table.ts';

/** Budget requests of units. An approved one is a commitment in the ledger with the same id. */
export const budgetRequests = pgTable(
  'budget_requests',
  {
    instituteId: instituteId(),
    id: id(),
    unitId: uuid('unit_id').notNull(),
    year: text('year').notNull(),
    /** Null if it is for no event. */
    eventId: uuid('event_id'),
    title: text('title').notNull(),
    lines: jsonb('lines').$type<BudgetLine[]>().notNull(),
    /** Total of the lines, in paise. */
    amount: bigint('amount', { mode: 'number' }).notNull(),
    /** Last day of its event or purpose. The unused rest is released after it. */
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
    status: text('status', { enum: BUDGET_STATES }).notNull(),
    requestedBy: uuid('requested_by').notNull(),
    /** Its request in the approval flow. */
    requestId: uuid('request_id').notNull(),
    createdAt: instant('created_at').notNull(),
    remindedAt: instant('reminded_at'),
    releasedAt: instant('released_at'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(orgUnits, 'budget_requests_unit_fk', [table.instituteId, table.unitId]),
    referenceTo(events, 'budget_requests_event_fk', [table.instituteId, table.eventId]),
    referenceTo(users, 'budget_requests_requester_fk', [table.instituteId, table.requestedBy]),
    uniqueIndex('budget_requests_request').on(table.instituteId, table.requestId),
    index('budget_requests_unit').on(table.instituteId, table.unitId, table.year, table.createdAt),
    index('budget_requests_event').on(table.instituteId, table.eventId).where(sql`${table.eventId} is not null`),
    index('budget_requests_requester').on(table.instituteId, table.requestedBy),
    index('budget_requests_due').on(table.instituteId, table.endsOn).where(sql`${table.status} = 'approved'`),
    check('budget_requests_amount', sql`${table.amount} > 0`),
  ],
);
export type BudgetRequestRow = typeof budgetRequests.$inferSelect;
