import type { EntryKind, LedgerAccount, LedgerLine, Paise, yearsTouched } from '@quad/domain/ledger';
import { and, asc, desc, eq, type SQL, sql, sum } from 'drizzle-orm';
import { firstRow, isReferenced, matches } from '../../db/conditions.ts';
import type { Database } from '../../db/connection.ts';
import type { Total } from '../../db/pages.ts';
import {
  budgetRequests,
  events,
  ledgerAccounts,
  ledgerEntries,
  ledgerLines,
  orgUnits,
  spendingPages,
  yearHandovers,
} from '../../db/schema.ts';

type AccountRow = typeof ledgerAccounts.$inferInsert;
type LineRow = typeof ledgerLines.$inferSelect;

function toRow({ unit, commitment, desk, category, month, year, kind }: Omit<LedgerLine, 'amount'>) {
  return {
    ...{ kind, year, unitId: unit ?? null, commitmentId: commitment ?? null, deskId: desk ?? null },
    ...{ category: category ?? null, month: month ?? null },
  };
}

function toLine({ kind, year, unitId, commitmentId, deskId, category, month, amount }: LineRow): LedgerLine {
  return {
    ...{ kind, year, amount, unit: unitId ?? undefined, commitment: commitmentId ?? undefined, desk: deskId ?? undefined },
    ...{ category: category ?? undefined, month: month ?? undefined },
  };
}

/**
 * Locks accounts until the transaction ends and returns their balances. Missing accounts are created. Accounts are locked in the order of
 * their keys, which the caller provides.
 */
export async function lockAccounts(
  tx: Database,
  instituteId: string,
  accounts: readonly LedgerAccount[],
): Promise<ReadonlyMap<string, Paise>> {
  const rows = accounts.map(({ key, ...of }): AccountRow => ({ instituteId, key, ...toRow(of), balance: 0 }));
  await tx.insert(ledgerAccounts).values(rows).onConflictDoNothing();
  const keys = sql.param(accounts.map(({ key }) => key));
  const found = await tx
    .select({ key: ledgerAccounts.key, balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.instituteId, instituteId), sql`${ledgerAccounts.key} = any(${keys}::text[])`))
    .orderBy(sql`${ledgerAccounts.key} collate "C"`)
    .for('update');
  return new Map(found.map(({ key, balance }) => [key, balance]));
}

/** Updates the copies of ledger figures on units and events, which other screens display, for the given units' years and commitments. */
export async function syncFigures(
  tx: Database,
  instituteId: string,
  { years, commitments }: { readonly years: ReturnType<typeof yearsTouched>; readonly commitments: readonly string[] },
): Promise<void> {
  const inRupees = (paise: SQL) => sql`trim_scale(coalesce(${paise}, 0) / 100.0)`;
  const spent = sql`sum(a.balance) filter (where a.kind = 'spent')`;
  const ofUnit = sql.join(
    years.map(({ unit, year }) => sql`(${unit}::uuid, ${year})`),
    sql`, `,
  );
  if (years.length > 0) {
    await tx.execute(sql`
      with f as materialized (
        select unit_id, jsonb_object_agg(year, jsonb_build_object('allocated', allocated, 'spent', spent)) as budgets from (
          select a.unit_id, a.year, ${inRupees(sql`sum(a.balance)`)} as allocated, ${inRupees(spent)} as spent from ${ledgerAccounts} a
          where a.institute_id = ${instituteId} and (a.unit_id, a.year) in (${ofUnit}) and a.kind in ('free', 'committed', 'payable', 'spent')
            and a.commitment_id is null and a.desk_id is null and a.category is null and a.month is null
          group by a.unit_id, a.year) years
        group by unit_id)
      update ${orgUnits} u set ledger_budgets = u.ledger_budgets || f.budgets
      from f where u.institute_id = ${instituteId} and u.id = f.unit_id`);
  }
  if (commitments.length > 0) {
    await tx.execute(sql`
      with f as materialized (
        select b.event_id, ${inRupees(sql`sum(a.balance)`)} as allocated, ${inRupees(spent)} as spent
        from ${budgetRequests} b join ${ledgerAccounts} a on a.institute_id = b.institute_id and a.commitment_id = b.id
        where b.institute_id = ${instituteId} and b.event_id in (
          select c.event_id from ${budgetRequests} c where c.institute_id = ${instituteId} and c.id = any(${sql.param([...commitments])}::uuid[]))
        group by b.event_id)
      update ${events} e set ledger_allocated = f.allocated, ledger_spent = f.spent
      from f where e.institute_id = ${instituteId} and e.id = f.event_id`);
  }
}

/** The stored balance of an account; zero without entries. */
export async function findBalance(db: Database, instituteId: string, key: string): Promise<Paise> {
  const [row] = await db
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(matches(ledgerAccounts, { instituteId, key }));
  return row?.balance ?? 0;
}

/** Saves the balances of accounts and adds to their number of entries. */
export async function saveBalances(
  tx: Database,
  instituteId: string,
  balances: readonly { readonly key: string; readonly balance: Paise; readonly entries: number }[],
): Promise<void> {
  const rows = sql.join(
    balances.map(({ key, balance, entries }) => sql`(${key}, ${balance}::bigint, ${entries}::int)`),
    sql`, `,
  );
  await tx.execute(sql`
    update ${ledgerAccounts} a set balance = v.balance, entries = a.entries + v.entries from (values ${rows}) as v (key, balance, entries)
    where a.institute_id = ${instituteId} and a.key = v.key`);
}

export interface NewEntry {
  readonly instituteId: string;
  readonly id: string;
  readonly kind: EntryKind;
  readonly at: Date;
  readonly subjectId: string | null;
  readonly correctsId: string | null;
  readonly reason: string;
  readonly once: string | null;
}

/** Inserts entries with their lines; false if an entry that may exist only once already exists. */
export async function insertEntries(
  tx: Database,
  entries: readonly { readonly entry: NewEntry; readonly lines: readonly LedgerLine[] }[],
): Promise<boolean> {
  const added = await tx
    .insert(ledgerEntries)
    .values(entries.map(({ entry }) => entry))
    .onConflictDoNothing()
    .returning({ id: ledgerEntries.id });
  if (added.length < entries.length) return false;
  await tx
    .insert(ledgerLines)
    .values(
      entries.flatMap(({ entry: { instituteId, id }, lines }) =>
        lines.map(({ amount, ...of }, place) => ({ instituteId, entryId: id, place, ...toRow(of), amount })),
      ),
    );
  return true;
}

/** An entry with its lines. */
export async function findEntryLines(tx: Database, instituteId: string, id: string) {
  const [entry] = await tx
    .select({ kind: ledgerEntries.kind, subjectId: ledgerEntries.subjectId })
    .from(ledgerEntries)
    .where(matches(ledgerEntries, { instituteId, id }));
  if (!entry) return undefined;
  const lines = await tx
    .select()
    .from(ledgerLines)
    .where(matches(ledgerLines, { instituteId, entryId: id }))
    .orderBy(ledgerLines.place);
  return { ...entry, lines: lines.map(toLine) };
}

/** Lines of the entry that exists once under a key; empty without one. */
export async function findLinesOnce(tx: Database, instituteId: string, once: string): Promise<LedgerLine[]> {
  const [entry] = await tx.select({ id: ledgerEntries.id }).from(ledgerEntries).where(matches(ledgerEntries, { instituteId, once }));
  return entry ? ((await findEntryLines(tx, instituteId, entry.id))?.lines ?? []) : [];
}

/** The year of the first of these accounts that exists, those with the highest balance first. */
export async function findAccountYear(db: Database, instituteId: string, keys: readonly string[]): Promise<string | undefined> {
  const { key, year, balance } = ledgerAccounts;
  const [row] = await db
    .select({ year })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.instituteId, instituteId), sql`${key} = any(${sql.param([...keys])}::text[])`))
    .orderBy(desc(balance), asc(year))
    .limit(1);
  return row?.year;
}

/** Selects openings by the ids they were entered with, or by units and years. */
export type OpeningSelection =
  | { readonly ids: readonly string[] }
  | { readonly unitIds: readonly string[]; readonly years: readonly string[] };

/** Openings that have not been reversed, without the institute's side. */
export function findOpeningRows(db: Database, instituteId: string, wanted: OpeningSelection) {
  const { unitId, year, kind, category, amount } = ledgerLines;
  const { id, subjectId } = ledgerEntries;
  const isOneOf = (column: SQL | typeof subjectId | typeof unitId, ids: readonly string[]) =>
    sql`${column} = any(${sql.param([...ids])}::uuid[])`;
  const which =
    'ids' in wanted
      ? isOneOf(subjectId, wanted.ids)
      : and(isOneOf(unitId, wanted.unitIds), sql`${year} = any(${sql.param([...wanted.years])}::text[])`);
  return db
    .select({ id: subjectId, entryId: id, unitId, year, category, amount })
    .from(ledgerLines)
    .innerJoin(ledgerEntries, and(eq(ledgerEntries.instituteId, ledgerLines.instituteId), eq(id, ledgerLines.entryId)))
    .where(
      and(
        eq(ledgerLines.instituteId, instituteId),
        eq(ledgerEntries.kind, 'opening'),
        sql`${kind} in ('free', 'spent')`,
        sql`not exists (select from ${ledgerEntries} c where c.institute_id = ${instituteId} and c.corrects_id = ${id})`,
        which,
      ),
    );
}

/** Selects the accounts of a unit, of a category, or all. */
export interface AccountSelection {
  readonly instituteId: string;
  readonly year: string;
  readonly unitId?: string | undefined;
  readonly category?: string | undefined;
}

/** Balances of a year, without those by commitment: few rows, whatever the number of entries. */
export function findYear(db: Database, { instituteId, year, unitId, category }: AccountSelection) {
  const { kind, month, balance } = ledgerAccounts;
  return db
    .select({ kind, unitId: ledgerAccounts.unitId, category: ledgerAccounts.category, month, balance })
    .from(ledgerAccounts)
    .innerJoin(orgUnits, isReferenced(orgUnits, ledgerAccounts.instituteId, ledgerAccounts.unitId))
    .where(
      and(
        matches(ledgerAccounts, { instituteId, year, commitmentId: null, deskId: null }),
        sql`${kind} in ('free', 'committed', 'payable', 'spent')`,
        unitId === undefined ? undefined : eq(ledgerAccounts.unitId, unitId),
        category === undefined ? undefined : sql`${orgUnits.category} = ${category}`,
      ),
    );
}

/** Balances of a unit by year, in total and by category. */
export function findPublicBalances(db: Database, instituteId: string, unitId: string) {
  const { year, kind, balance } = ledgerAccounts;
  return db
    .select({ year, kind, category: ledgerAccounts.category, balance })
    .from(ledgerAccounts)
    .where(
      and(
        matches(ledgerAccounts, { instituteId, unitId, commitmentId: null, deskId: null, month: null }),
        sql`${kind} in ('free', 'committed', 'payable', 'spent')`,
      ),
    );
}

/** Publishes or unpublishes the spending of a unit; false if nothing changed. */
export async function savePublic(tx: Database, page: typeof spendingPages.$inferInsert, isPublic: boolean): Promise<boolean> {
  const { instituteId, unitId } = page;
  const isIt = matches(spendingPages, { instituteId, unitId });
  const changed = isPublic
    ? await tx.insert(spendingPages).values(page).onConflictDoNothing().returning({ unitId: spendingPages.unitId })
    : await tx.delete(spendingPages).where(isIt).returning({ unitId: spendingPages.unitId });
  return changed.length > 0;
}

type HandoverRow = typeof yearHandovers.$inferInsert;

/** The handover of a unit's year; undefined if there was none. */
export function findHandover(db: Database, { instituteId, unitId, year }: JournalSelection) {
  const { at, free, committed, payable, claims, claimed } = yearHandovers;
  const isIt = matches(yearHandovers, { instituteId, unitId, year });
  return firstRow(db.select({ at, free, committed, payable, claims, claimed }).from(yearHandovers).where(isIt));
}

/** Records the handover of a unit's year; amounts carried over later are added to it. */
export async function saveHandover(tx: Database, row: HandoverRow): Promise<void> {
  const { at, committed, payable, claims, claimed } = row;
  await tx
    .insert(yearHandovers)
    .values(row)
    .onConflictDoUpdate({
      target: [yearHandovers.instituteId, yearHandovers.unitId, yearHandovers.year],
      set: { at, committed, payable, claims, claimed, free: sql`${yearHandovers.free} + excluded.free` },
    });
}

/** Takes a reversed amount from what was carried over from a unit's year. */
export async function takeFromHandover(tx: Database, { instituteId, unitId, year }: JournalSelection, amount: Paise): Promise<void> {
  await tx
    .update(yearHandovers)
    .set({ free: sql`greatest(${yearHandovers.free} - ${amount}, 0)` })
    .where(matches(yearHandovers, { instituteId, unitId, year }));
}

/** Totals of a year, covered by an index. */
const WHOLE = sql`commitment_id is null and desk_id is null`;

/** Years with entries, newest first. */
export async function findYears(db: Database, instituteId: string): Promise<string[]> {
  // Probes the index once per year instead of reading all accounts.
  const { rows } = await db.execute<{ year: string }>(sql`
    with recursive years as (
      select (select max(year) from ${ledgerAccounts} where institute_id = ${instituteId} and ${WHOLE}) as year
      union all
      select (select max(year) from ${ledgerAccounts} where institute_id = ${instituteId} and ${WHOLE} and year < years.year) from years where years.year is not null
    ) select year from years where year is not null`);
  return rows.map(({ year }) => year);
}

/** Number of entries of a unit and year. */
export async function countJournal(db: Database, { instituteId, unitId, year }: JournalSelection): Promise<Total> {
  const [row] = await db
    .select({ count: sum(ledgerAccounts.entries).mapWith(Number) })
    .from(ledgerAccounts)
    .where(matches(ledgerAccounts, { instituteId, unitId, year, commitmentId: null, deskId: null }));
  return { count: row?.count ?? 0, isExact: true };
}

const IS_PUBLIC = sql<boolean>`exists (select from ${spendingPages} p where p.institute_id = ${orgUnits.instituteId} and p.unit_id = ${orgUnits.id})`;

/** One unit, those of a category, or all, by name. */
export function findMoneyUnits(db: Database, { instituteId, unitId, category }: Omit<AccountSelection, 'year'>) {
  const { id, name, type, isActive } = orgUnits;
  return db
    .select({ id, name, type, category: orgUnits.category, isActive, isPublic: IS_PUBLIC })
    .from(orgUnits)
    .where(
      and(
        eq(orgUnits.instituteId, instituteId),
        unitId === undefined ? undefined : eq(id, unitId),
        category === undefined ? undefined : sql`${orgUnits.category} = ${category}`,
      ),
    )
    .orderBy(asc(name), asc(id));
}

/** Those of some units whose spending is public. */
export function findPublicUnits(db: Database, instituteId: string, ids: readonly string[]) {
  return db
    .select({ id: orgUnits.id, name: orgUnits.name })
    .from(spendingPages)
    .innerJoin(orgUnits, isReferenced(orgUnits, spendingPages.instituteId, spendingPages.unitId))
    .where(and(eq(spendingPages.instituteId, instituteId), sql`${spendingPages.unitId} = any(${sql.param([...ids])}::uuid[])`));
}

/** Balances of commitments by kind. */
export async function findCommitted(db: Database, instituteId: string, ids: readonly string[]) {
  const { commitmentId, kind, balance } = ledgerAccounts;
  return db
    .select({ commitmentId, kind, balance })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.instituteId, instituteId), sql`${commitmentId} = any(${sql.param([...ids])}::uuid[])`));
}

/** Selects the journal of a unit and year. */
export interface JournalSelection {
  readonly instituteId: string;
  readonly unitId: string;
  readonly year: string;
}

export interface JournalEntry {
  readonly id: string;
  readonly at: Date;
  readonly kind: EntryKind;
  readonly reason: string;
  /** Title of its budget. */
  readonly about: string;
  readonly free: number;
  readonly committed: number;
  readonly payable: number;
  readonly spent: number;
}

/** Entries of a unit and year, newest first, with the change of each of the unit's balances. */
export async function findJournal(
  db: Database,
  { instituteId, unitId, year }: JournalSelection,
  { limit, after }: { readonly limit: number; readonly after: string | undefined },
): Promise<JournalEntry[]> {
  const of = (kind: string) => sql`sum(case when l.kind = ${kind} then l.amount else 0 end)::bigint`;
  const { rows } = await db.execute<Record<keyof JournalEntry, string>>(sql`
    with page as (
      select l.entry_id, min(l.commitment_id::text)::uuid as commitment, ${of('free')} as free, ${of('committed')} as committed, ${of('payable')} as payable, ${of('spent')} as spent
      from ${ledgerLines} l
      where l.institute_id = ${instituteId} and l.unit_id = ${unitId} and l.year = ${year} and l.kind in ('free', 'committed', 'payable', 'spent')
        ${after === undefined ? sql`` : sql`and l.entry_id < ${after}::uuid`}
      group by l.entry_id order by l.entry_id desc limit ${limit})
    select e.id, e.at, e.kind, e.reason, coalesce(b.title, '') as about, p.free, p.committed, p.payable, p.spent
    from page p join ${ledgerEntries} e on e.institute_id = ${instituteId} and e.id = p.entry_id
    left join ${budgetRequests} b on b.institute_id = ${instituteId} and b.id = p.commitment order by e.id desc`);
  return rows.map((row) => ({
    ...{ id: row.id, at: new Date(row.at), kind: row.kind as EntryKind, reason: row.reason, about: row.about },
    ...{ free: Number(row.free), committed: Number(row.committed), payable: Number(row.payable), spent: Number(row.spent) },
  }));
}
