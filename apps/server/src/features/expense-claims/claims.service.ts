import type { ApprovalSubject } from '@quad/domain/approvals';
import {
  type ClaimableCommitment,
  type ClaimView,
  type DecidedLine,
  decideLines,
  EXPENSE_CLAIM_TEXTS,
  type ExpenseClaim,
  type ExpenseClaimChange,
  type ExpenseClaimDecision,
  type ExpenseClaimInput,
  type ExpenseClaimStatus,
  type ExpenseClaimSummary,
  type ExpenseLineInput,
  statusOfRequest,
  sumOf,
} from '@quad/domain/expense-claims';
import { LEDGER_TEXTS, toRupees } from '@quad/domain/ledger';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { newId } from '../../db/ids.ts';
import { mapPage, type Page, type PageRequest, type TimeCursor } from '../../db/pages.ts';
import type { InputParams } from '../../plugins/idempotency.ts';
import {
  type ApprovalEffect,
  type ApprovalEffects,
  decideIn,
  decidersOf,
  describeRequest,
  resubmitRequest,
  settleResubmitted,
  startRequest,
  viewerOfRequest,
} from '../approvals/approvals.service.ts';
import { readFlowOf } from '../approvals/flows.service.ts';
import { heldOffices, type Viewer, viewerOf } from '../approvals/officeHolders.service.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { type Commitment, listOpenCommitments, lockCommitment } from '../ledger/budgetRequests.service.ts';
import { postEntry } from '../ledger/ledger.service.ts';
import { findUnit } from '../org-units/orgUnits.service.ts';
import {
  dropUnapprovedClaims,
  findClaim,
  findClaims,
  findLines,
  findReceiptKinds,
  insertClaim,
  type ListedClaim,
  lockClaimOfRequest,
  replaceLines,
  saveClaim,
  saveLine,
} from './claims.repo.ts';
import type { ExpenseClaimLineRow, ExpenseClaimRow } from './expenseClaims.table.ts';
import { isTreasurer } from './payments.repo.ts';
import { releaseUnused } from './receipts.repo.ts';
import { countReceipts, toReceipt } from './receipts.service.ts';
import { checkTreasurer } from './treasurers.service.ts';

const NO_CLAIM = refuse('NOT_FOUND', EXPENSE_CLAIM_TEXTS.noClaim);
const NO_COMMITMENT = refuse('NOT_FOUND', EXPENSE_CLAIM_TEXTS.commitment, { commitment_id: EXPENSE_CLAIM_TEXTS.commitment });

/** Commitments against which expenses can be claimed, with the names of their lines but without amounts (access S1). */
export async function listClaimable({ db, instituteId }: Context): Promise<ClaimableCommitment[]> {
  const open = await listOpenCommitments(db, instituteId);
  return open.map(({ id, title, lines }) => ({ _id: id, title, lines: lines.map(({ _id, what }) => ({ _id, what })) }));
}

/** Status of a claim. Only its approval request contains whether it was returned. */
function statusOf({ status, request }: ListedClaim): ExpenseClaimStatus {
  return status === 'submitted' && request?.status === 'returned' ? 'returned' : status;
}

function toSummary(claim: ListedClaim): ExpenseClaimSummary {
  const { id, title, commitmentId, commitmentTitle, userId, claimant, isErased, amount, approvedAmount, createdAt } = claim;
  const { decidedAt, paid } = claim;
  const status = statusOf(claim);
  const isOver = status === 'paid' || status === 'refused';
  return {
    ...{ _id: id, title, status, amount, approved_amount: approvedAmount, claimed_at: createdAt.toISOString() },
    commitment: { _id: commitmentId, title: commitmentTitle },
    claimant: isErased ? null : { _id: userId, personal_info: { name: claimant } },
    waiting_since: isOver ? null : (decidedAt ?? createdAt).toISOString(),
    paid_at: paid?.settledAt?.toISOString() ?? null,
  };
}

async function describeClaim(db: Database, context: Context, claim: ListedClaim, viewer: Viewer): Promise<ExpenseClaim> {
  const { instituteId } = context;
  const lines = await findLines(db, instituteId, [claim.id]);
  const kinds = await findReceiptKinds(db, instituteId, [...new Set(lines.flatMap(({ receiptIds }) => receiptIds))]);
  const summary = toSummary(claim);
  const { paid } = claim;
  return {
    ...summary,
    lines: lines.map(({ id, what, budgetLineId, day, amount, receiptTotal, approved, reason, receiptIds }) => ({
      ...{ _id: id, what, budget_line_id: budgetLineId, day, amount, receipt_total: receiptTotal, approved, reason },
      receipts: receiptIds.flatMap((receiptId) => {
        const kind = kinds.get(receiptId);
        return kind ? [toReceipt({ id: receiptId, kind }, context)] : [];
      }),
    })),
    approval: claim.request && describeRequest(claim.request, viewer, context.clock()),
    payment: paid && summary.paid_at !== null ? { way: paid.way, reference: paid.reference, paid_at: summary.paid_at } : null,
  };
}

/** A claim after a change, read in the same transaction. */
export async function changedClaim(tx: Database, context: Context, actor: Actor, id: string): Promise<ExpenseClaim> {
  const found = await findClaim(tx, context.instituteId, id);
  if (!found) throw new Error(`The claim ${id} that was changed is not there.`);
  return describeClaim(tx, context, found, await viewerOf(tx, context, actor));
}

/** Lists the requester's claims or those that wait for their decision; for treasurers also those to be paid, or all (access S1). */
export async function listClaims(
  context: Context,
  actor: Actor,
  { view = 'own', order = 'oldest' }: { readonly view?: ClaimView | undefined; readonly order?: 'oldest' | 'newest' | undefined },
  page: PageRequest<TimeCursor>,
): Promise<Result<Page<ExpenseClaimSummary, TimeCursor>>> {
  const { clock, db, instituteId } = context;
  if (view === 'to-pay' || view === 'all') {
    const allowed = await checkTreasurer(db, context, actor);
    if (!allowed.ok) return allowed;
  }
  const offices = view === 'to-decide' ? heldOffices(await viewerOf(db, context, actor)) : [];
  const waiting = { userId: actor.userId, offices, kinds: ['reimbursement' as const], now: clock() };
  const wanted = { view, userId: actor.userId, waiting, newestFirst: order === 'newest' };
  return accept(mapPage(await findClaims(db, instituteId, wanted, page), toSummary));
}

/** Whether the actor may see a claim: claimants, those who see its approval request, and treasurers. */
async function seesClaim(context: Context, actor: Actor, { userId, requestId }: ExpenseClaimRow): Promise<boolean> {
  if (userId === actor.userId) return true;
  if (await viewerOfRequest(context, actor, requestId)) return true;
  return isTreasurer(context.db, context.instituteId, actor.userId);
}

/** A claim with its lines, receipts and steps (access S1). */
export async function readClaim(context: Context, actor: Actor, claimId: string): Promise<Result<ExpenseClaim>> {
  const { db, instituteId } = context;
  const found = await findClaim(db, instituteId, claimId);
  if (!found || !(await seesClaim(context, actor, found))) return NO_CLAIM;
  return accept(await describeClaim(db, context, found, await viewerOf(db, context, actor)));
}

/** The facts that determine who decides about a claim. People who decided about the budget are excluded. */
async function subjectOf(tx: Database, { instituteId }: Context, commitment: Commitment, amount: number): Promise<ApprovalSubject> {
  const unit = await findUnit(tx, instituteId, commitment.unitId);
  const deciders = await decidersOf(tx, instituteId, [commitment.requestId]);
  return {
    unit: unit ? { id: unit.id, category: unit.category } : null,
    amount: toRupees(amount),
    excluded: [...new Set(deciders.map(({ personId }) => personId))],
  };
}

function checkLines(lines: readonly ExpenseLineInput[], commitment: Commitment): Result<true> {
  const unknown = lines.findIndex(({ budget_line_id }) => !commitment.lines.some(({ _id }) => _id === budget_line_id));
  const field = `lines.${unknown}.budget_line_id`;
  return unknown < 0 ? accept(true) : refuse('NOT_FOUND', EXPENSE_CLAIM_TEXTS.budgetLine, { [field]: EXPENSE_CLAIM_TEXTS.budgetLine });
}

function toLines(
  { instituteId, clock }: Pick<Context, 'instituteId' | 'clock'>,
  { claimId, lines, commitment }: { claimId: string; lines: readonly ExpenseLineInput[]; commitment: Commitment },
): ExpenseClaimLineRow[] {
  return lines.map(({ what, budget_line_id: budgetLineId, day, amount, receipt_total: receiptTotal, receipt_ids }, place) => ({
    ...{ instituteId, id: newId(clock()), claimId, place, what, budgetLineId, day, amount, receiptTotal, approved: amount, reason: '' },
    category: commitment.lines.find(({ _id }) => _id === budgetLineId)?.category ?? 'other',
    receiptIds: [...new Set(receipt_ids)],
  }));
}

/** Claims expenses against a commitment and starts the active approval flow (access S2). */
export function claimExpenses(context: Context, { actor, claim, input }: InputParams<ExpenseClaimInput>): Promise<Result<ExpenseClaim>> {
  const { clock, instituteId } = context;
  const { userId } = actor;
  const { commitment_id: commitmentId, title, lines } = input;
  const now = clock();
  const id = newId(now);
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const commitment = await lockCommitment(tx, instituteId, commitmentId);
    if (!commitment) return NO_COMMITMENT;
    if (commitment.releasedAt) return refuse('CONFLICT', LEDGER_TEXTS.released, { commitment_id: LEDGER_TEXTS.released });
    const known = checkLines(lines, commitment);
    if (!known.ok) return known;
    const counted = await countReceipts(tx, context, actor, { claimId: id, lines });
    if (!counted.ok) return counted;
    const amount = sumOf(lines.map((line) => line.amount));
    const requestId = await startRequest(tx, context, {
      flow: await readFlowOf(tx, context, 'reimbursement'),
      subject: await subjectOf(tx, context, commitment, amount),
      ...{ subjectId: id, title, requestedBy: userId },
    });
    await insertClaim(tx, {
      ...{ instituteId, id, userId, requestId, commitmentId, commitmentTitle: commitment.title, unitId: commitment.unitId },
      ...{ year: commitment.year, title, status: 'submitted', amount, approvedAmount: amount, createdAt: now, decidedAt: null },
    });
    await replaceLines(tx, { instituteId, id }, toLines(context, { claimId: id, lines, commitment }));
    return accept({
      value: await changedClaim(tx, context, actor, id),
      audit: { action: 'expense-claim.create', subjectId: id, detail: { commitmentId, amount, lines: lines.length } },
    });
  });
}

/** Changes a returned claim and resubmits it (access S2). If an amount or a receipt has changed, every step is decided again. */
export function changeClaim(
  context: Context,
  { actor, claim, claimId, input }: InputParams<ExpenseClaimChange> & { claimId: string },
): Promise<Result<ExpenseClaim>> {
  const { instituteId } = context;
  const { version, title, lines } = input;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const known = await findClaim(tx, instituteId, claimId);
    if (!known || known.userId !== actor.userId) return NO_CLAIM;
    const commitment = await lockCommitment(tx, instituteId, known.commitmentId);
    if (!commitment) return NO_COMMITMENT;
    // Nobody could approve it any more. Its receipts can be claimed from another budget.
    if (commitment.releasedAt) return refuse('CONFLICT', LEDGER_TEXTS.released);
    const fits = checkLines(lines, commitment);
    if (!fits.ok) return fits;
    const amount = sumOf(lines.map((line) => line.amount));
    const sent = await resubmitRequest(tx, context, {
      ...{ requestId: known.requestId, personId: actor.userId, version, title },
      subject: await subjectOf(tx, context, commitment, amount),
      changed: ['lines'],
    });
    if (!sent.ok) return sent;
    const former = (await findLines(tx, instituteId, [claimId])).flatMap(({ receiptIds }) => receiptIds);
    const counted = await countReceipts(tx, context, actor, { claimId, lines });
    if (!counted.ok) return counted;
    await saveClaim(tx, known, { title, amount, approvedAmount: amount });
    await replaceLines(tx, known, toLines(context, { claimId, lines, commitment }));
    await releaseUnused(tx, instituteId, former);
    const settled = await settleResubmitted(tx, context, sent.value, settleClaim);
    if (!settled.ok) return settled;
    return accept({
      value: await changedClaim(tx, context, actor, claimId),
      audit: { action: 'expense-claim.update', subjectId: claimId, detail: { amount, lines: lines.length } },
    });
  });
}

/**
 * Effect of an approved or refused request on its claim, in the transaction of the decision: the approved amount moves from committed to
 * payable, once; receipts of a refused claim are released.
 */
export const settleClaim: ApprovalEffect = async (tx, context, { stored, status }) => {
  const { clock, instituteId } = context;
  const claim = await lockClaimOfRequest(tx, instituteId, stored.id);
  if (!claim) throw new Error(`The request ${stored.id} has no claim.`);
  const lines = await findLines(tx, instituteId, [claim.id]);
  const next = statusOfRequest(status, lines);
  if (next === 'submitted' || next === 'returned' || next === claim.status) return accept(true);
  const approvedAmount = next === 'refused' ? 0 : sumOf(lines.map(({ approved }) => approved));
  await saveClaim(tx, claim, { status: next, approvedAmount, decidedAt: clock() });
  if (next === 'refused') {
    await releaseUnused(
      tx,
      instituteId,
      lines.flatMap(({ receiptIds }) => receiptIds),
    );
    return accept(true);
  }
  const { unitId: unit, year, commitmentId: commitment, id: subjectId } = claim;
  const posted = await postEntry(tx, context, {
    transaction: { kind: 'claim', unit, year, commitment, amount: approvedAmount },
    ...{ subjectId, once: `claim ${subjectId}` },
  });
  return posted.ok ? accept(true) : posted;
};

function toDecided({ id, amount, approved, reason }: ExpenseClaimLineRow): DecidedLine {
  return { _id: id, amount, approved, reason };
}

/**
 * Decides or returns a step of a claim, approving all of it or smaller amounts of some lines. Refused if the claim has changed since it was
 * read (access S3).
 */
export function decideClaim(
  context: Context,
  { actor, claim, claimId, input }: InputParams<ExpenseClaimDecision> & { claimId: string },
): Promise<Result<ExpenseClaim>> {
  const { instituteId } = context;
  const { version, step_id: stepId, verdict, reason } = input;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const known = await findClaim(tx, instituteId, claimId);
    if (!known) return NO_CLAIM;
    const rows = await findLines(tx, instituteId, [claimId]);
    const lines = decideLines(rows.map(toDecided), input);
    const decision = verdict === 'returned' ? { version, reason } : { version, reason, verdict };
    const params = { actor, requestId: known.requestId, stepId, input: decision };
    // The approval request is locked first, as everywhere. Of two concurrent decisions, the second one gets an error, and they cannot
    // deadlock.
    const saveLines = async () => {
      for (const line of lines.ok ? lines.value : []) await saveLine(tx, { instituteId, id: line._id }, line);
    };
    const effects: ApprovalEffects = {
      reimbursement: async (...settling) => {
        await saveLines();
        return settleClaim(...settling);
      },
    };
    const decided = await decideIn(tx, context, { ...params, effects });
    if (!decided.ok) return decided;
    // Permission errors come before errors in the input.
    if (!lines.ok) return lines;
    await saveLines();
    const approved = sumOf(lines.value.map((line) => line.approved));
    if (verdict === 'approved') await saveClaim(tx, known, { approvedAmount: approved });
    return accept({
      value: await changedClaim(tx, context, actor, claimId),
      audit: {
        action: 'expense-claim.decide',
        subjectId: claimId,
        detail: { stepId, verdict, userId: known.userId, ...(verdict === 'approved' && { amount: approved }) },
      },
    });
  });
}

/** Deletes a person's undecided and refused claims in the transaction that erases the account. Approved ones stay without the name. */
export async function releaseClaims(tx: Database, { instituteId }: Context, userId: string): Promise<void> {
  await releaseUnused(tx, instituteId, await dropUnapprovedClaims(tx, { instituteId, userId }));
}
