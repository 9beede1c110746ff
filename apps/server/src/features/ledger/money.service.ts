import {
  type AllocationInput,
  type CarryOverInput,
  type CorrectionInput,
  checkAllocates,
  checkRequestsMoney,
  isCorrectable,
  type JournalRow,
  LEDGER_TEXTS,
  type MoneyOverview,
  moneyScope,
  type SpendingCategory,
  type SpendingPageInput,
  seesMoneyOf,
  spendingPagePath,
  type UnitMoney,
  type UnitYear,
  withAllocated,
} from '@quad/domain/ledger';
import { tenureStart, tenureStartingIn } from '@quad/domain/positions';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import * as v from 'valibot';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid } from '../../db/ids.ts';
import { mapPage, type Page, type PageRequest, readPage } from '../../db/pages.ts';
import type { InputParams } from '../../plugins/idempotency.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { readOpenClaims } from '../expense-claims/openClaims.service.ts';
import { yearOfOffice } from '../institutes/yearOfOffice.service.ts';
import { listBudgets } from './budgetRequests.service.ts';
import {
  countJournal,
  findEntryLines,
  findHandover,
  findJournal,
  findMoneyUnits,
  findYear,
  findYears,
  saveHandover,
  savePublic,
  takeFromHandover,
} from './ledger.repo.ts';
import { lockYear, postEntry } from './ledger.service.ts';

type AccountRow = Awaited<ReturnType<typeof findYear>>[number];
type UnitRow = Awaited<ReturnType<typeof findMoneyUnits>>[number];

const NO_UNIT = refuse('NOT_FOUND', LEDGER_TEXTS.noUnit);

/** Years to choose from, the latest first: the current one, the next, and those with entries. */
function yearsOf(current: string, withEntries: readonly string[]): string[] {
  return [...new Set([yearAfter(current), current, ...withEntries])].sort().reverse();
}

/** The year of office after one such as `2026-27`. */
function yearAfter(year: string): string {
  return tenureStartingIn(Number(year.slice(0, 4)) + 1);
}

/** The totals of accounts: spent amounts also have rows by category and by month, which are left out. */
function figuresOf(rows: readonly AccountRow[]) {
  const totals = rows.filter(({ category, month }) => category === null && month === null);
  const sum = (kind: AccountRow['kind']) => totals.reduce((total, row) => (row.kind === kind ? total + row.balance : total), 0);
  return withAllocated({ free: sum('free'), committed: sum('committed'), payable: sum('payable'), spent: sum('spent') });
}

function toUnitMoney({ id, name, type, category }: UnitRow, rows: readonly AccountRow[]): UnitMoney {
  return { unit: { _id: id, name, type, category }, ...figuresOf(rows.filter(({ unitId }) => unitId === id)) };
}

/** Spending by month and by category. */
function spentOf(
  { config }: Pick<Context, 'config'>,
  year: string,
  rows: readonly AccountRow[],
): Pick<UnitYear, 'starts_on' | 'months' | 'categories'> {
  const months = new Map<string, number>();
  const categories = new Map<SpendingCategory, number>();
  for (const { kind, month, category, balance } of rows) {
    if (kind !== 'spent') continue;
    if (month !== null) months.set(month, (months.get(month) ?? 0) + balance);
    if (category !== null) categories.set(category, (categories.get(category) ?? 0) + balance);
  }
  return {
    starts_on: tenureStart(year, config.institute.yearStartsIn),
    months: [...months].sort().map(([month, spent]) => ({ month, spent })),
    categories: [...categories].filter(([, spent]) => spent > 0).map(([category, spent]) => ({ category, spent })),
  };
}

/** Money of the units that the requester may see (access B1). */
export async function readOverview(context: Context, actor: Actor, requestedYear: string | undefined): Promise<MoneyOverview> {
  const { db, instituteId } = context;
  const current = yearOfOffice(context);
  const year = requestedYear ?? current;
  const scope = moneyScope(actor);
  if (scope === undefined) return { year, years: [current], units: [], may_allocate: false, ...spentOf(context, year, []) };
  const filter = {
    instituteId,
    year,
    ...(scope !== 'all' && ('unit' in scope ? { unitId: scope.unit } : { category: scope.category })),
  };
  const [units, rows, withEntries] = await Promise.all([findMoneyUnits(db, filter), findYear(db, filter), findYears(db, instituteId)]);
  const byUnit = Map.groupBy(rows, ({ unitId }) => unitId);
  const shown = units.filter(({ id, isActive }) => isActive || byUnit.has(id));
  return {
    year,
    years: yearsOf(current, withEntries),
    may_allocate: checkAllocates(actor).ok,
    units: shown.map((unit) => toUnitMoney(unit, byUnit.get(unit.id) ?? [])),
    ...spentOf(context, year, rows),
  };
}

/** Finds a unit whose money the actor may see. Any other unit gets the same error as an unknown one. */
export async function findSeenUnit(db: Database, instituteId: string, actor: Actor, unitId: string): Promise<Result<UnitRow>> {
  const [unit] = isUuid(unitId) ? await findMoneyUnits(db, { instituteId, unitId }) : [];
  return unit && seesMoneyOf(actor, unit) ? accept(unit) : NO_UNIT;
}

/** Money of a unit in a year (access B1). */
export async function readUnitYear(
  context: Context,
  actor: Actor,
  { unitId, year: requestedYear }: { readonly unitId: string; readonly year?: string | undefined },
): Promise<Result<UnitYear>> {
  const found = await findSeenUnit(context.db, context.instituteId, actor, unitId);
  return found.ok ? accept(await describeYear(context.db, context, actor, found.value, requestedYear ?? yearOfOffice(context))) : found;
}

function toHandover({ at, claims, claimed, ...figures }: NonNullable<Awaited<ReturnType<typeof findHandover>>>) {
  return { ...figures, at: at.toISOString(), claims: { count: claims, amount: claimed } };
}

async function describeYear(
  db: Database,
  context: Pick<Context, 'clock' | 'config' | 'instituteId'>,
  actor: Actor,
  unit: UnitRow,
  year: string,
): Promise<UnitYear> {
  const { instituteId } = context;
  const isPast = isOver(context, year);
  const [rows, withEntries, budgets, handover, openClaims] = await Promise.all([
    findYear(db, { instituteId, year, unitId: unit.id }),
    findYears(db, instituteId),
    listBudgets(db, instituteId, { unitId: unit.id, year }),
    isPast ? findHandover(db, { instituteId, unitId: unit.id, year }) : undefined,
    isPast ? readOpenClaims(db, instituteId, { unitId: unit.id, year }) : null,
  ]);
  const open = { ...figuresOf(rows), claims: openClaims?.count ?? 0 };
  return {
    ...toUnitMoney(unit, rows),
    year,
    years: yearsOf(yearOfOffice(context), withEntries),
    budgets,
    ...spentOf(context, year, rows),
    public_address: unit.isPublic ? `${context.config.serverUrl}${spendingPagePath(unit.id)}` : null,
    may_allocate: checkAllocates(actor).ok,
    open_claims: openClaims,
    handed_over: handover ? toHandover(handover) : null,
    may_carry_over: checkAllocates(actor).ok && isPast && hasOpenAmounts(open, handover !== undefined),
    may_ask: unit.isActive && checkRequestsMoney(actor, unit).ok,
  };
}

/** Pagination cursor of a journal. */
export const JournalCursor = v.object({ id: v.string() });
export type JournalCursor = v.InferOutput<typeof JournalCursor>;

/** A unit's journal of a year, newest entries first (access B1). */
export async function listJournal(
  context: Context,
  actor: Actor,
  { unitId, year = yearOfOffice(context) }: { readonly unitId: string; readonly year?: string | undefined },
  page: PageRequest<JournalCursor>,
): Promise<Result<Page<JournalRow, JournalCursor>>> {
  const { db, instituteId } = context;
  const unit = await findSeenUnit(db, instituteId, actor, unitId);
  if (!unit.ok) return unit;
  const key = { instituteId, unitId, year };
  const found = await readPage(page, {
    read: (limit, after) => findJournal(db, key, { limit, after: after?.id }),
    cursorOf: ({ id }) => ({ id }),
    count: () => countJournal(db, key),
  });
  return accept(mapPage(found, ({ id, at, ...entry }) => ({ ...entry, _id: id, at: at.toISOString() })));
}

/**
 * Sets the total amount allocated to a unit for a year (access B2). It is refused when the amount has changed since the user saw it, or
 * when the new amount is less than what is committed, payable and spent.
 */
export function allocate(
  context: Context,
  { actor, claim, unitId, input }: InputParams<AllocationInput> & { readonly unitId: string },
): Promise<Result<UnitYear>> {
  const { instituteId } = context;
  const { year, allocated, seen, reason } = input;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const allowed = checkAllocates(actor);
    if (!allowed.ok) return allowed;
    const [unit] = await findMoneyUnits(tx, { instituteId, unitId });
    if (!unit) return NO_UNIT;
    // Other postings for the unit's year wait, so that the amount cannot change after it is compared with the one that the user saw.
    await lockYear(tx, instituteId, { unit: unitId, year });
    const before = figuresOf(await findYear(tx, { instituteId, year, unitId })).allocated;
    if (before !== seen) return refuse('STALE', LEDGER_TEXTS.stale);
    if (allocated !== before) {
      const posted = await postEntry(tx, context, {
        transaction: { kind: 'allocation', unit: unitId, year, amount: allocated - before },
        reason,
      });
      if (!posted.ok) return posted;
    }
    return accept({
      value: await describeYear(tx, context, actor, unit, year),
      audit:
        allocated === before ? undefined : { action: 'ledger.allocate', subjectId: unitId, detail: { year, from: before, to: allocated } },
    });
  });
}

/** Whether there is something to hand over: a free amount, or open amounts that were not handed over yet. */
function hasOpenAmounts(
  { free, committed, payable, claims }: Pick<UnitMoney, 'free' | 'committed' | 'payable'> & { readonly claims: number },
  isHandedOver: boolean,
): boolean {
  return free > 0 || (!isHandedOver && committed + payable + claims > 0);
}

const isOver = (context: Pick<Context, 'clock' | 'config'>, year: string) => year < yearOfOffice(context);

/**
 * Hands over a past year to the next one, if the amounts are still as the user saw them (access B2,
 * docs/specification/money.md#money-carrying-over). The free amount is carried over; committed and payable amounts and undecided claims
 * stay in the year and are recorded in the audit log.
 */
export function carryOver(
  context: Context,
  { actor, claim, unitId, input: { from, seen } }: InputParams<CarryOverInput> & { readonly unitId: string },
): Promise<Result<UnitYear>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const allowed = checkAllocates(actor);
    if (!allowed.ok) return allowed;
    const [unit] = await findMoneyUnits(tx, { instituteId, unitId });
    if (!unit) return NO_UNIT;
    if (!isOver(context, from)) return refuse('CONFLICT', LEDGER_TEXTS.notOver);
    await lockYear(tx, instituteId, { unit: unitId, year: from });
    const { free: amount, committed, payable } = figuresOf(await findYear(tx, { instituteId, year: from, unitId }));
    if (amount !== seen) return refuse('STALE', LEDGER_TEXTS.stale);
    const earlier = await findHandover(tx, { instituteId, unitId, year: from });
    const { count: claims, amount: claimed } = await readOpenClaims(tx, instituteId, { unitId, year: from });
    if (!hasOpenAmounts({ free: amount, committed, payable, claims }, earlier !== undefined))
      return refuse('CONFLICT', LEDGER_TEXTS.nothingFree);
    const to = yearAfter(from);
    if (amount > 0) {
      const posted = await postEntry(tx, context, { transaction: { kind: 'carry-over', unit: unitId, from, to, amount } });
      if (!posted.ok) return posted;
    }
    await saveHandover(tx, { instituteId, unitId, year: from, at: clock(), free: amount, committed, payable, claims, claimed });
    return accept({
      value: await describeYear(tx, context, actor, unit, from),
      audit: { action: 'ledger.carry-over', subjectId: unitId, detail: { from, to, amount, committed, payable, claims, claimed } },
    });
  });
}

/** Publishes or unpublishes the spending of a unit (access B2, docs/specification/money.md#money-public). */
export function publishSpending(
  context: Context,
  { actor, claim, unitId, input: { is_public: isPublic } }: InputParams<SpendingPageInput> & { readonly unitId: string },
): Promise<Result<UnitYear>> {
  const { clock, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const allowed = checkAllocates(actor);
    if (!allowed.ok) return allowed;
    const [unit] = await findMoneyUnits(tx, { instituteId, unitId });
    if (!unit) return NO_UNIT;
    const isChanged = await savePublic(tx, { instituteId, unitId, publishedAt: clock() }, isPublic);
    return accept({
      value: await describeYear(tx, context, actor, { ...unit, isPublic }, yearOfOffice(context)),
      audit: isChanged ? { action: isPublic ? 'ledger.publish' : 'ledger.withdraw', subjectId: unitId, detail: {} } : undefined,
    });
  });
}

/** Reverses an entry by a correction with a reason (access B2). An entry can be corrected only once. */
export function correct(
  context: Context,
  { actor, claim, entryId, input: { reason } }: InputParams<CorrectionInput> & { readonly entryId: string },
): Promise<Result<{ message: string }>> {
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const allowed = checkAllocates(actor);
    if (!allowed.ok) return allowed;
    const entry = await findEntryLines(tx, context.instituteId, entryId);
    if (!entry) return refuse('NOT_FOUND', LEDGER_TEXTS.noEntry);
    if (!isCorrectable(entry.kind)) return refuse('CONFLICT', LEDGER_TEXTS.notCorrectable);
    const posted = await postEntry(tx, context, {
      transaction: { kind: 'correction', lines: entry.lines },
      reason,
      correctsId: entryId,
      ...(entry.subjectId !== null && { subjectId: entry.subjectId }),
    });
    if (!posted.ok) return posted;
    if (entry.kind === 'carry-over') {
      // What the year gave to the next one, it has again.
      const given = entry.lines.find(({ amount }) => amount < 0);
      if (given?.unit)
        await takeFromHandover(tx, { instituteId: context.instituteId, unitId: given.unit, year: given.year }, -given.amount);
    }
    return accept({
      value: { message: LEDGER_TEXTS.corrected },
      audit: { action: 'ledger.correct', subjectId: posted.value, detail: { correctsId: entryId, kind: entry.kind } },
    });
  });
}
