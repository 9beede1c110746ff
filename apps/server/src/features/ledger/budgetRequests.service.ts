import type { ApprovalSubject } from '@quad/domain/approvals';
import {
  BUDGET_FIELDS,
  BUDGET_TEXTS,
  type Budget,
  type BudgetChange,
  type BudgetInput,
  type BudgetLine,
  type BudgetSummary,
  type CommittedFigures,
  checkRequestsMoney,
  LEDGER_TEXTS,
  seesMoneyOf,
  toRupees,
  totalOf,
} from '@quad/domain/ledger';
import { tenureOfDay } from '@quad/domain/positions';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid, newId } from '../../db/ids.ts';
import type { InputParams } from '../../plugins/idempotency.ts';
import { type ApprovalEffect, resubmitRequest, settleResubmitted, startRequest, viewedApproval } from '../approvals/approvals.service.ts';
import { readFlowOf } from '../approvals/flows.service.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { readEventWithUnit } from '../events/events.service.ts';
import {
  findBudget,
  findBudgetNames,
  findBudgets,
  findOpenBudgets,
  insertBudgets,
  lockBudget,
  updateBudget,
} from './budgetRequests.repo.ts';
import type { BudgetRequestRow } from './budgetRequests.table.ts';
import { findCommitted, findMoneyUnits } from './ledger.repo.ts';
import { postEntry } from './ledger.service.ts';

const NO_BUDGET = refuse('NOT_FOUND', LEDGER_TEXTS.noBudget);
const NO_EVENT = refuse('INVALID', BUDGET_TEXTS.noEvent, { event_id: BUDGET_TEXTS.noEvent });

/** Lines for storage. Existing lines keep their ids, to which claims refer. */
function toLines(lines: BudgetInput['lines'], before: readonly BudgetLine[], now: Date): BudgetLine[] {
  const known = new Set(before.map(({ _id }) => _id));
  return lines.map(({ _id, ...line }) => ({ ...line, _id: _id !== null && known.delete(_id) ? _id : newId(now) }));
}

/** Requests a budget for a unit or one of its events (access B3, docs/specification/money.md#money-budgets). */
export function requestBudget(context: Context, { actor, claim, input }: InputParams<BudgetInput>): Promise<Result<Budget>> {
  const { clock, config, instituteId } = context;
  const now = clock();
  const id = newId(now);
  const { unit_id: unitId, event_id: eventId, title, ends_on: endsOn } = input;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const [unit] = isUuid(unitId) ? await findMoneyUnits(tx, { instituteId, unitId }) : [];
    if (!unit?.isActive) return refuse('NOT_FOUND', LEDGER_TEXTS.noUnit, { unit_id: LEDGER_TEXTS.noUnit });
    const allowed = checkRequestsMoney(actor, unit);
    if (!allowed.ok) return allowed;
    if (eventId !== null) {
      const event = await readEventWithUnit(tx, instituteId, eventId);
      if (!event.ok || event.value.unit.id !== unitId) return NO_EVENT;
    }
    const lines = toLines(input.lines, [], now);
    const amount = totalOf(lines);
    const requestId = await startRequest(tx, context, {
      flow: await readFlowOf(tx, context, 'budget'),
      subject: subjectOf(unit, amount),
      ...{ subjectId: id, title, requestedBy: actor.userId },
    });
    const year = tenureOfDay(endsOn, config.institute.yearStartsIn);
    await insertBudgets(tx, [
      {
        ...{ instituteId, id, unitId, year, eventId, title, lines, amount, endsOn, status: 'asked' },
        ...{ requestedBy: actor.userId, requestId, createdAt: now },
      },
    ]);
    return accept({
      value: await describeBudget(tx, context, actor, id),
      audit: { action: 'budget.ask', subjectId: id, detail: { requestId, unitId, eventId: eventId ?? '', year, amount } },
    });
  });
}

function subjectOf({ id, category }: NonNullable<ApprovalSubject['unit']>, amount: number): ApprovalSubject {
  return { unit: { id, category }, amount: toRupees(amount) };
}

/** Changes a returned budget request and resubmits it (access B3). */
export function changeBudget(
  context: Context,
  { actor, claim, budgetId, input }: InputParams<BudgetChange> & { readonly budgetId: string },
): Promise<Result<Budget>> {
  const { clock, config, instituteId } = context;
  const { version, title, ends_on: endsOn } = input;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const row = await lockBudget(tx, instituteId, budgetId);
    if (!row || row.requestedBy !== actor.userId) return NO_BUDGET;
    const { unit } = await findBudgetNames(tx, instituteId, row);
    const lines = toLines(input.lines, row.lines, clock());
    const amount = totalOf(lines);
    const before = { title: row.title, ends_on: row.endsOn, lines: row.lines };
    const after = { title, ends_on: endsOn, lines };
    const changed = BUDGET_FIELDS.filter((field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]));
    const sent = await resubmitRequest(tx, context, {
      ...{ requestId: row.requestId, personId: actor.userId, version, title, changed },
      subject: subjectOf({ id: unit._id, category: unit.category }, amount),
    });
    if (!sent.ok) return sent;
    await updateBudget(tx, instituteId, budgetId, {
      title,
      endsOn,
      lines,
      amount,
      year: tenureOfDay(endsOn, config.institute.yearStartsIn),
    });
    const settled = await settleResubmitted(tx, context, sent.value, settleBudget);
    if (!settled.ok) return settled;
    return accept({
      value: await describeBudget(tx, context, actor, budgetId),
      audit: { action: 'budget.change', subjectId: budgetId, detail: { changed: changed.join(', '), amount } },
    });
  });
}

/** A budget with its lines, for those who see the unit's money or decide about the request (access B3). */
export async function readBudget(context: Context, actor: Actor, budgetId: string): Promise<Result<Budget>> {
  const { db, instituteId } = context;
  const row = await findBudget(db, instituteId, budgetId);
  if (!row) return NO_BUDGET;
  const { unit } = await findBudgetNames(db, instituteId, row);
  const isSeen = seesMoneyOf(actor, { id: unit._id, category: unit.category });
  if (!isSeen && !(await viewedApproval(db, context, actor, row.requestId))) return NO_BUDGET;
  return accept(await describeBudget(db, context, actor, budgetId));
}

async function describeBudget(db: Database, context: Context, actor: Actor, id: string): Promise<Budget> {
  const { instituteId } = context;
  const row = await findBudget(db, instituteId, id);
  if (!row) throw new Error(`The budget ${id} that was changed is not there.`);
  const [{ unit, requester }, [summary], approval] = await Promise.all([
    findBudgetNames(db, instituteId, row),
    toSummaries(db, instituteId, [row]),
    viewedApproval(db, context, actor, row.requestId),
  ]);
  if (!summary) throw new Error(`The budget ${id} has no figures.`);
  const { _id, name, type } = unit;
  return {
    ...summary,
    ...{ unit: { _id, name, type }, lines: row.lines, approval: approval ?? null },
    requested_by: { _id: row.requestedBy, personal_info: { name: requester } },
  };
}

const NOTHING: CommittedFigures = { committed: 0, payable: 0, spent: 0 };

/** Budgets with their committed, payable and spent amounts. */
async function toSummaries(db: Database, instituteId: string, budgets: readonly BudgetRequestRow[]): Promise<BudgetSummary[]> {
  const ids = budgets.flatMap(({ id, status }) => (status === 'approved' || status === 'released' ? [id] : []));
  const rows = ids.length > 0 ? await findCommitted(db, instituteId, ids) : [];
  const figures = new Map<string | null, CommittedFigures>();
  for (const { commitmentId, kind, balance } of rows)
    figures.set(commitmentId, { ...(figures.get(commitmentId) ?? NOTHING), [kind]: balance });
  return budgets.map(({ id, title, eventId, year, endsOn, status, amount }) => ({
    ...{ _id: id, title, event_id: eventId, year, ends_on: endsOn, status, amount },
    ...(figures.get(id) ?? NOTHING),
  }));
}

/** Budgets of a unit and year, or of an event, newest first. */
export async function listBudgets(db: Database, instituteId: string, wanted: Parameters<typeof findBudgets>[2]): Promise<BudgetSummary[]> {
  return toSummaries(db, instituteId, await findBudgets(db, instituteId, wanted));
}

/** An approved budget. The ledger refers to it by its id as a commitment. */
export interface Commitment
  extends Pick<BudgetRequestRow, 'id' | 'unitId' | 'year' | 'eventId' | 'title' | 'lines' | 'requestedBy' | 'requestId' | 'releasedAt'> {
  /** Amount neither claimed nor released, in paise. */
  readonly left: number;
}

async function toCommitment(db: Database, row: BudgetRequestRow | undefined): Promise<Commitment | undefined> {
  if (row?.status !== 'approved' && row?.status !== 'released') return undefined;
  const [summary] = await toSummaries(db, row.instituteId, [row]);
  return { ...row, left: summary?.committed ?? 0 };
}

/** The unit's commitment with the largest remaining amount; undefined if it has none. */
export async function findOpenOfUnit(db: Database, instituteId: string, unitId: string): Promise<Commitment | undefined> {
  const open = (await findOpenBudgets(db, instituteId)).filter((budget) => budget.unitId === unitId);
  const found = await Promise.all(open.map(({ id }) => lockCommitment(db, instituteId, id)));
  return found.flatMap((each) => each ?? []).sort((one, other) => other.left - one.left)[0];
}

/** Open commitments of the institute by title, against which expenses can be claimed. */
export { findOpenBudgets as listOpenCommitments };

/** Locks a commitment until the transaction ends, so that nobody else releases it; undefined if no approved budget has this id. */
export async function lockCommitment(tx: Database, instituteId: string, id: string): Promise<Commitment | undefined> {
  return toCommitment(tx, isUuid(id) ? await lockBudget(tx, instituteId, id) : undefined);
}

/** Posts the commitment of an approved budget, in the transaction of the decision (docs/specification/money.md#money-budgets). */
export const settleBudget: ApprovalEffect = async (tx, context, { stored: { subjectId }, status }) => {
  const { instituteId } = context;
  const budget = await lockBudget(tx, instituteId, subjectId);
  if (!budget) return NO_BUDGET;
  await updateBudget(tx, instituteId, budget.id, { status });
  if (status === 'rejected') return accept(true);
  const { id, unitId: unit, year, amount } = budget;
  const posted = await postEntry(tx, context, {
    transaction: { kind: 'commitment', unit, year, commitment: id, amount },
    ...{ subjectId: id, once: `commitment ${id}` },
  });
  return posted.ok ? accept(true) : posted;
};
