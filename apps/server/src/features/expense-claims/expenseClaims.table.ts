import type { SpendingCategory } from '@quad/domain/ledger';
import { sql } from 'drizzle-orm';
import { bigint, check, date, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, instant, instituteId, paise, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** Statuses of a claim, except "returned", which its approval request contains. */
const SUBMITTED_STATUSES = ['submitted', 'approved', 'partly-approved', 'refused', 'in-batch', 'paid'] as const;

/** Claims of expenses. An approved claim, its amounts and its approval request stay when the person is erased. */
export const expenseClaims = pgTable(
  'expense_claims',
  {
    instituteId: instituteId(),
    id: id(),
    userId: uuid('user_id').notNull(),
    /** Its request in the approval flow. */
    requestId: uuid('request_id').notNull(),
    /** The approved budget: its title, unit and year of office. */
    commitmentId: uuid('commitment_id').notNull(),
    commitmentTitle: text('commitment_title').notNull(),
    unitId: uuid('unit_id').notNull(),
    year: text('year').notNull(),
    title: text('title').notNull(),
    status: text('status', { enum: SUBMITTED_STATUSES }).notNull(),
    amount: paise('amount'),
    approvedAmount: paise('approved_amount'),
    createdAt: instant('created_at').notNull(),
    decidedAt: instant('decided_at'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(users, 'expense_claims_user_fk', [table.instituteId, table.userId]),
    uniqueIndex('expense_claims_request').on(table.instituteId, table.requestId),
    index('expense_claims_user').on(table.instituteId, table.userId, table.createdAt),
    index('expense_claims_made').on(table.instituteId, table.createdAt, table.id),
    index('expense_claims_payable')
      .on(table.instituteId, table.decidedAt, table.id)
      .where(sql`${table.status} in ('approved', 'partly-approved')`),
    index('expense_claims_open').on(table.instituteId, table.unitId, table.year).where(sql`${table.status} = 'submitted'`),
    check('expense_claims_amounts', sql`${table.amount} > 0 and ${table.approvedAmount} between 0 and ${table.amount}`),
    check('expense_claims_decided', sql`(${table.status} = 'submitted') = (${table.decidedAt} is null)`),
  ],
);
export type ExpenseClaimRow = typeof expenseClaims.$inferSelect;

/** Lines of a claim with their receipts. */
export const expenseClaimLines = pgTable(
  'expense_claim_lines',
  {
    instituteId: instituteId(),
    id: id(),
    claimId: uuid('claim_id').notNull(),
    place: smallint('place').notNull(),
    what: text('what').notNull(),
    budgetLineId: text('budget_line_id').notNull(),
    category: text('category').$type<SpendingCategory>().notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    amount: paise('amount'),
    receiptTotal: paise('receipt_total'),
    approved: paise('approved'),
    /** Reason for a smaller approved amount. */
    reason: text('reason').notNull().default(''),
    receiptIds: uuid('receipt_ids').array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(expenseClaims, 'expense_claim_lines_claim_fk', [table.instituteId, table.claimId]).onDelete('cascade'),
    index('expense_claim_lines_claim').on(table.instituteId, table.claimId, table.place),
    index('expense_claim_lines_receipts').using('gin', table.receiptIds),
    check(
      'expense_claim_lines_amounts',
      sql`${table.approved} between 0 and ${table.amount} and ${table.amount} between 1 and ${table.receiptTotal}`,
    ),
    check('expense_claim_lines_reason', sql`${table.approved} = ${table.amount} or ${table.reason} <> ''`),
  ],
);
export type ExpenseClaimLineRow = typeof expenseClaimLines.$inferSelect;

/** Photos and PDFs of receipts. They are stored like profile photos and served only to the owner and to those who see a claim with them. */
export const receipts = pgTable(
  'receipts',
  {
    instituteId: instituteId(),
    id: id(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: ['photo', 'pdf'] }).notNull(),
    /** Name of the object in the photo store, unless the image is in this row. */
    name: text('name').notNull(),
    image: bytes('image'),
    /** Hash of the uploaded file. */
    hash: text('hash').notNull(),
    /** Total of the receipt, as stated in the first claim. */
    total: bigint('total', { mode: 'number' }),
    createdAt: instant('created_at').notNull(),
    /** Null until it is claimed. Unclaimed receipts are deleted. */
    claimedAt: instant('claimed_at'),
    /** When the file was deleted after the retention period. The row is kept, so that the receipt stays claimed. */
    fileGoneAt: instant('file_gone_at'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(users, 'receipts_user_fk', [table.instituteId, table.userId]),
    uniqueIndex('receipts_name').on(table.instituteId, table.name),
    // A receipt can be claimed once per institute, whoever uploads it.
    uniqueIndex('receipts_once').on(table.instituteId, table.hash).where(sql`${table.claimedAt} is not null`),
    index('receipts_kept').on(table.instituteId, table.claimedAt).where(sql`${table.fileGoneAt} is null`),
    index('receipts_user').on(table.instituteId, table.userId, table.hash),
    check('receipts_claimed', sql`(${table.claimedAt} is null) = (${table.total} is null)`),
  ],
);
export type ReceiptRow = typeof receipts.$inferSelect;
