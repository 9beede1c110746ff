import { PAYMENT_METHODS, PAYMENT_STATES } from '@quad/domain/expense-claims';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, paise, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { expenseClaims } from './expenseClaims.table.ts';

/** Treasurers, a right in addition to the role. */
export const treasurers = pgTable('treasurers', { instituteId: instituteId(), userId: uuid('user_id').notNull() }, (table) => [
  primaryKey({ columns: [table.instituteId, table.userId] }),
  referenceTo(users, 'treasurers_user_fk', [table.instituteId, table.userId]).onDelete('cascade'),
]);

/** Payment details of people, stored with their consent. */
export const payees = pgTable(
  'payees',
  {
    instituteId: instituteId(),
    userId: uuid('user_id').notNull(),
    holder: text('holder').notNull(),
    /** Account number and UPI ID, encrypted with the server's key. */
    sealed: text('sealed').notNull(),
    ifsc: text('ifsc'),
    accountEnding: text('account_ending'),
    hasUpi: boolean('has_upi').notNull(),
    consentedAt: instant('consented_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.userId] }),
    referenceTo(users, 'payees_user_fk', [table.instituteId, table.userId]).onDelete('cascade'),
    check('payees_account', sql`(${table.ifsc} is null) = (${table.accountEnding} is null)`),
  ],
);
export type PayeeRow = typeof payees.$inferSelect;

/** Batches of payments for the bank. Each file of a batch is exported once. */
export const paymentBatches = pgTable(
  'payment_batches',
  {
    instituteId: instituteId(),
    id: id(),
    number: integer('number').notNull(),
    madeBy: uuid('made_by').notNull(),
    createdAt: instant('created_at').notNull(),
    amount: paise('amount'),
    exportedAt: instant('exported_at'),
    tallyExportedAt: instant('tally_exported_at'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(users, 'payment_batches_maker_fk', [table.instituteId, table.madeBy]),
    uniqueIndex('payment_batches_number').on(table.instituteId, table.number),
    index('payment_batches_made').on(table.instituteId, table.createdAt, table.id),
  ],
);
export type PaymentBatchRow = typeof paymentBatches.$inferSelect;

/** Payments of claims. At most one payment of a claim is pending or paid. */
export const payments = pgTable(
  'payments',
  {
    instituteId: instituteId(),
    id: id(),
    claimId: uuid('claim_id').notNull(),
    /** Null if paid by hand. */
    batchId: uuid('batch_id'),
    /** Reference number for the bank and its response. */
    number: text('number').notNull(),
    way: text('way', { enum: PAYMENT_METHODS }).notNull(),
    amount: paise('amount'),
    state: text('state', { enum: PAYMENT_STATES }).notNull(),
    reference: text('reference').notNull().default(''),
    failure: text('failure').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    settledAt: instant('settled_at'),
    settledBy: uuid('settled_by'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(expenseClaims, 'payments_claim_fk', [table.instituteId, table.claimId]),
    referenceTo(paymentBatches, 'payments_batch_fk', [table.instituteId, table.batchId]).onDelete('cascade'),
    referenceTo(users, 'payments_settler_fk', [table.instituteId, table.settledBy]),
    uniqueIndex('payments_once').on(table.instituteId, table.claimId).where(sql`${table.state} <> 'failed'`),
    uniqueIndex('payments_number').on(table.instituteId, table.number),
    index('payments_batch').on(table.instituteId, table.batchId),
    check('payments_amount', sql`${table.amount} > 0`),
    check('payments_settled', sql`(${table.state} = 'pending') = (${table.settledAt} is null)`),
    check('payments_reference', sql`${table.state} <> 'paid' or ${table.reference} <> ''`),
  ],
);
export type PaymentRow = typeof payments.$inferSelect;
