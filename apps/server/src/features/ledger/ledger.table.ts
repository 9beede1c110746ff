import { ACCOUNT_KINDS, ENTRY_KINDS, type EntryKind, SPENDING_KEYS } from '@quad/domain/ledger';
import { sql } from 'drizzle-orm';
import { bigint, check, foreignKey, index, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId } from '../../db/columns.ts';
import { institutes } from '../institutes/institutes.table.ts';
import { orgUnits } from '../org-units/orgUnits.table.ts';

const paise = (name: string) => bigint(name, { mode: 'number' }).notNull();

/** What an account, or a line, is of. */
const OF = {
  kind: text('kind', { enum: ACCOUNT_KINDS }).notNull(),
  /** The year of office, such as 2026-2027. */
  year: text('year').notNull(),
  unitId: uuid('unit_id'),
  /** The budget request by whose approval it was committed. */
  commitmentId: uuid('commitment_id'),
  /** The event at whose desk it is. */
  deskId: uuid('desk_id'),
  category: text('category', { enum: SPENDING_KEYS }),
  month: text('month'),
};

/** What happened to money. Rows are only ever added: a trigger sees to it. Who did it the audit log says. */
export const ledgerEntries = pgTable(
  'ledger_entries',
  {
    instituteId: instituteId().references(() => institutes.id),
    id: id(),
    kind: text('kind').$type<EntryKind>().notNull(),
    at: instant('at').notNull(),
    /** What it is about: a budget request, a claim, a payment. */
    subjectId: uuid('subject_id'),
    /** The entry that this one counters. */
    correctsId: uuid('corrects_id'),
    reason: text('reason').notNull(),
    /** What must not happen twice, by a name of its own. */
    once: text('once'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    foreignKey({
      name: 'ledger_entries_corrects_fk',
      columns: [table.instituteId, table.correctsId],
      foreignColumns: [table.instituteId, table.id],
    }),
    uniqueIndex('ledger_entries_once').on(table.instituteId, table.once),
    uniqueIndex('ledger_entries_corrects').on(table.instituteId, table.correctsId).where(sql`${table.correctsId} is not null`),
    index('ledger_entries_subject').on(table.instituteId, table.subjectId),
    check('ledger_entries_kind', sql`${table.kind} in (${sql.raw(ENTRY_KINDS.map((kind) => `'${kind}'`).join(', '))})`),
    check('ledger_entries_corrects', sql`(${table.kind} = 'correction') = (${table.correctsId} is not null)`),
  ],
);

/** The sides of entries, which sum to zero: a trigger sees to that at the end of each transaction. */
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
    foreignKey({
      name: 'ledger_lines_entry_fk',
      columns: [table.instituteId, table.entryId],
      foreignColumns: [ledgerEntries.instituteId, ledgerEntries.id],
    }),
    foreignKey({
      name: 'ledger_lines_unit_fk',
      columns: [table.instituteId, table.unitId],
      foreignColumns: [orgUnits.instituteId, orgUnits.id],
    }),
    // What a unit's journal is read by: entries have ids in the order of time.
    index('ledger_lines_unit').on(table.instituteId, table.unitId, table.year, table.entryId),
    index('ledger_lines_year').on(table.instituteId, table.year, table.entryId),
    check('ledger_lines_amount', sql`${table.amount} <> 0`),
  ],
);

/** Units of which anybody may see what they spent. */
export const spendingPages = pgTable(
  'spending_pages',
  { instituteId: instituteId(), unitId: uuid('unit_id').notNull(), publishedAt: instant('published_at').notNull() },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.unitId] }),
    foreignKey({
      name: 'spending_pages_unit_fk',
      columns: [table.instituteId, table.unitId],
      foreignColumns: [orgUnits.instituteId, orgUnits.id],
    }).onDelete('cascade'),
  ],
);

/** Years of units that were handed over, and what was carried over and still open then. */
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
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.unitId, table.year] }),
    foreignKey({
      name: 'year_handovers_unit_fk',
      columns: [table.instituteId, table.unitId],
      foreignColumns: [orgUnits.instituteId, orgUnits.id],
    }),
  ],
);

/** Balances, kept beside the lines that they follow from. */
export const ledgerAccounts = pgTable(
  'ledger_accounts',
  { instituteId: instituteId(), key: text('key').notNull(), ...OF, balance: paise('balance') },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.key] }),
    foreignKey({
      name: 'ledger_accounts_unit_fk',
      columns: [table.instituteId, table.unitId],
      foreignColumns: [orgUnits.instituteId, orgUnits.id],
    }),
    index('ledger_accounts_year')
      .on(table.instituteId, table.year, table.unitId)
      .where(sql`${table.commitmentId} is null and ${table.deskId} is null`),
    index('ledger_accounts_commitment').on(table.instituteId, table.commitmentId).where(sql`${table.commitmentId} is not null`),
    check('ledger_accounts_floor', sql`${table.balance} >= 0 or ${table.kind} in ('funds', 'fees') or ${table.month} is not null`),
    check('ledger_accounts_exact', sql`abs(${table.balance}) <= 9007199254740991`),
  ],
);
