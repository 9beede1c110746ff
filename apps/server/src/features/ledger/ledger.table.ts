import { ACCOUNT_KINDS, ENTRY_KINDS, type EntryKind, SPENDING_KEYS } from '@quad/domain/ledger';
import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, paise, referenceTo } from '../../db/columns.ts';
import { institutes } from '../institutes/institutes.table.ts';
import { orgUnits } from '../org-units/orgUnits.table.ts';

/** Dimensions of accounts and lines. */
const OF = {
  kind: text('kind', { enum: ACCOUNT_KINDS }).notNull(),
  /** The year of office, such as 2026-2027. */
  year: text('year').notNull(),
  unitId: uuid('unit_id'),
  /** The approved budget request. */
  commitmentId: uuid('commitment_id'),
  /** The event of the fee desk. */
  deskId: uuid('desk_id'),
  category: text('category', { enum: SPENDING_KEYS }),
  month: text('month'),
};

/** Journal entries. Append-only, enforced by a trigger. The audit log contains who made them. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    instituteId: instituteId().references(() => institutes.id),
    id: id(),
    kind: text('kind').$type<EntryKind>().notNull(),
    at: instant('at').notNull(),
    /** The budget request, claim or payment that it is about. */
    subjectId: uuid('subject_id'),
    /** The entry that this one reverses. */
    correctsId: uuid('corrects_id'),
    reason: text('reason').notNull(),
    /** Unique key of an entry that may exist only once. */
    once: text('once'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(table, 'ledger_entries_corrects_fk', [table.instituteId, table.correctsId]),
    uniqueIndex('ledger_entries_once').on(table.instituteId, table.once),
    uniqueIndex('ledger_entries_corrects').on(table.instituteId, table.correctsId).where(sql`${table.correctsId} is not null`),
    index('ledger_entries_subject').on(table.instituteId, table.subjectId),
    check('ledger_entries_kind', sql`${table.kind} in (${sql.raw(ENTRY_KINDS.map((kind) => `'${kind}'`).join(', '))})`),
    check('ledger_entries_corrects', sql`(${table.kind} = 'correction') = (${table.correctsId} is not null)`),
  ],
);

/** Lines of the entries. The lines of an entry sum to zero, which a trigger checks at the end of the transaction. */
export const ledgerLines = pgTable(
  'ledger_lines',
  {
    instituteId: instituteId(),
    entryId: uuid('entry_id').notNull(),
    place: smallint('place').notNull(),
    ...OF,
    amount: paise('amount'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.entryId, table.place] }),
    referenceTo(ledgerEntries, 'ledger_lines_entry_fk', [table.instituteId, table.entryId]),
    referenceTo(orgUnits, 'ledger_lines_unit_fk', [table.instituteId, table.unitId]),
    // For the journal of a unit: ids of entries are in the order of time.
    index('ledger_lines_unit').on(table.instituteId, table.unitId, table.year, table.entryId),
    index('ledger_lines_year').on(table.instituteId, table.year, table.entryId),
    check('ledger_lines_amount', sql`${table.amount} <> 0`),
  ],
);

/** Units whose spending is public. */
export const spendingPages = pgTable(
  'spending_pages',
  { instituteId: instituteId(), unitId: uuid('unit_id').notNull(), publishedAt: instant('published_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.unitId] }),
    referenceTo(orgUnits, 'spending_pages_unit_fk', [table.instituteId, table.unitId]).onDelete('cascade'),
  ],
);

/** Handovers of units' years: the amount carried over, and the amounts still committed and payable then. */
export const yearHandovers = pgTable(
  'year_handovers',
  {
    instituteId: instituteId(),
    unitId: uuid('unit_id').notNull(),
    year: text('year').notNull(),
    at: instant('at').notNull(),
    free: paise('free'),
    committed: paise('committed'),
    payable: paise('payable'),
    /** Number and total of the claims that were undecided then. */
    claims: integer('claims').notNull().default(0),
    claimed: paise('claimed').default(0),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.unitId, table.year] }),
    referenceTo(orgUnits, 'year_handovers_unit_fk', [table.instituteId, table.unitId]),
  ],
);

/** Balances, stored in addition to the lines from which they follow. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  {
    instituteId: instituteId(),
    key: text('key').notNull(),
    ...OF,
    balance: paise('balance'),
    /** Number of entries counted by this account. Each entry is counted once per unit and year that it changes. */
    entries: integer('entries').notNull().default(0),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.key] }),
    referenceTo(orgUnits, 'ledger_accounts_unit_fk', [table.instituteId, table.unitId]),
    index('ledger_accounts_year')
      .on(table.instituteId, table.year, table.unitId)
      .where(sql`${table.commitmentId} is null and ${table.deskId} is null`),
    index('ledger_accounts_commitment').on(table.instituteId, table.commitmentId).where(sql`${table.commitmentId} is not null`),
    check('ledger_accounts_floor', sql`${table.balance} >= 0 or ${table.kind} in ('funds', 'fees') or ${table.month} is not null`),
    check('ledger_accounts_exact', sql`abs(${table.balance}) <= 9007199254740991`),
  ],
);
