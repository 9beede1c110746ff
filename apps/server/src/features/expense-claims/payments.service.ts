import {
  agingOf,
  type BatchInput,
  checkPays,
  type ExpenseClaim,
  PAYMENT_TEXTS,
  type Payment,
  type PaymentBatch,
  type PaymentResult,
  payableStatus,
  plainRupees,
  readBankAnswer,
  type SettledPayment,
  type SinglePayment,
  settlePayment,
  sumOf,
  type Treasury,
  type UpiAddress,
  upiAddress,
} from '@quad/domain/expense-claims';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import { campusDay } from '@quad/domain/time';
import { parse } from 'csv-parse/sync';
import type { Actor, Context } from '../../context.ts';
import type { Database } from '../../db/connection.ts';
import { isUuid, newId } from '../../db/ids.ts';
import type { Page, PageRequest, TimeCursor } from '../../db/pages.ts';
import type { InputParams, WriteParams } from '../../plugins/idempotency.ts';
import { decidersOf } from '../approvals/approvals.service.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { listCashToReceive } from '../fee-desk/feeDesk.service.ts';
import { type Posting, postEntries } from '../ledger/ledger.service.ts';
import { notify, recipients } from '../notifications/notifier.service.ts';
import { findLines, findPayable, lockClaims, saveClaim } from './claims.repo.ts';
import { changedClaim } from './claims.service.ts';
import type { ExpenseClaimRow } from './expenseClaims.table.ts';
import { openPayee } from './payees.service.ts';
import {
  findBatch,
  findBatches,
  findNames,
  findPayees,
  findPayment,
  findPayments,
  insertBatch,
  insertPayments,
  isTreasurer,
  type ListedPayment,
  lockBatch,
  nextBatchNumber,
  removeBatch,
  savePayment,
} from './payments.repo.ts';
import type { PaymentBatchRow } from './payments.table.ts';
import { checkTreasurer } from './treasurers.service.ts';

export const NO_BATCH = refuse('NOT_FOUND', PAYMENT_TEXTS.noBatch);
const NO_PAYMENT = refuse('NOT_FOUND', PAYMENT_TEXTS.noPayment);
const NOT_PAYABLE = refuse('CONFLICT', PAYMENT_TEXTS.notPayable);

/** Overview for treasurers; empty for everybody else (access S5). */
export async function readTreasury(context: Context, { userId }: Actor): Promise<Treasury> {
  const { clock, db, instituteId } = context;
  if (!(await isTreasurer(db, instituteId, userId))) return { is_treasurer: false, aging: [], cash: [] };
  const waiting = (await findPayable(db, instituteId)).flatMap(({ since, amount }) =>
    since ? [{ since: since.toISOString(), amount }] : [],
  );
  return { is_treasurer: true, aging: agingOf(waiting, clock()), cash: await listCashToReceive(context) };
}

function toPayment({ payment, claim, payee, isErased }: ListedPayment): Payment {
  const { id, number, amount, state, reference, failure } = payment;
  return {
    ...{ _id: id, number, amount, state, reference, failure },
    claim: { _id: claim.id, title: claim.title },
    payee: isErased ? null : { _id: claim.userId, personal_info: { name: payee } },
  };
}

async function describeBatches(db: Database, instituteId: string, rows: readonly PaymentBatchRow[]): Promise<PaymentBatch[]> {
  if (rows.length === 0) return [];
  const listed = await findPayments(
    db,
    instituteId,
    rows.map(({ id }) => id),
  );
  const names = await findNames(db, instituteId, [...new Set(rows.map(({ madeBy }) => madeBy))]);
  return rows.map(({ id, number, madeBy, createdAt, amount, exportedAt, tallyExportedAt }) => ({
    ...{ _id: id, number, amount, made_at: createdAt.toISOString() },
    made_by: { _id: madeBy, personal_info: { name: names.get(madeBy) ?? '' } },
    payments: listed.filter(({ payment }) => payment.batchId === id).map(toPayment),
    exported_at: exportedAt?.toISOString() ?? null,
    tally_exported_at: tallyExportedAt?.toISOString() ?? null,
  }));
}

/** A batch after a change, read in the same transaction. */
async function changedBatch(tx: Database, instituteId: string, id: string): Promise<PaymentBatch> {
  const row = await findBatch(tx, instituteId, id);
  const [batch] = row ? await describeBatches(tx, instituteId, [row]) : [];
  if (!batch) throw new Error(`The batch ${id} that was changed is not there.`);
  return batch;
}

/** Lists batches, newest first (access S5). */
export async function listBatches(
  { db, instituteId }: Context,
  actor: Actor,
  page: PageRequest<TimeCursor>,
): Promise<Result<Page<PaymentBatch, TimeCursor>>> {
  const allowed = await checkTreasurer(db, { instituteId }, actor);
  if (!allowed.ok) return allowed;
  const found = await findBatches(db, instituteId, page);
  return accept({ ...found, items: await describeBatches(db, instituteId, found.items) });
}

/** Locks the claims to be paid until the transaction ends, if the treasurer may pay them. */
async function lockPayable(
  tx: Database,
  { instituteId }: Context,
  actor: Actor,
  ids: readonly string[],
  way: 'bank' | 'by-hand',
): Promise<Result<ExpenseClaimRow[]>> {
  const allowed = await checkTreasurer(tx, { instituteId }, actor);
  if (!allowed.ok) return allowed;
  const unique = [...new Set(ids)];
  const claims = unique.every(isUuid) ? await lockClaims(tx, instituteId, unique) : [];
  if (claims.length < unique.length) return NOT_PAYABLE;
  const userIds = claims.map(({ userId }) => userId);
  const accounts = await findPayees(tx, instituteId, userIds);
  const names = await findNames(tx, instituteId, userIds);
  const deciders = await decidersOf(
    tx,
    instituteId,
    claims.map(({ requestId }) => requestId),
  );
  const may = checkPays(
    claims.map(({ id, status, userId, requestId }) => ({
      ...{ _id: id, status, claimantId: userId, payeeName: names.get(userId) ?? '' },
      deciderIds: deciders.filter((each) => each.requestId === requestId).map(({ personId }) => personId),
      hasAccount: accounts.some((payee) => payee.userId === userId && payee.accountEnding !== null),
    })),
    actor.userId,
    way,
  );
  return may.ok ? accept(claims) : may;
}

/**
 * Creates a batch of claims to be paid (access S6). Of two treasurers at the same time, one gets the error that the claims are already in a
 * batch.
 */
export function makeBatch(context: Context, { actor, claim, input }: InputParams<BatchInput>): Promise<Result<PaymentBatch>> {
  const { clock, instituteId } = context;
  const now = clock();
  const id = newId(now);
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const payable = await lockPayable(tx, context, actor, input.claim_ids, 'bank');
    if (!payable.ok) return payable;
    // In the selected order; they were locked in the order of their ids.
    const claims = payable.value.toSorted((one, other) => input.claim_ids.indexOf(one.id) - input.claim_ids.indexOf(other.id));
    const number = await nextBatchNumber(tx, instituteId);
    const amount = sumOf(claims.map(({ approvedAmount }) => approvedAmount));
    await insertBatch(tx, {
      instituteId,
      id,
      number,
      madeBy: actor.userId,
      createdAt: now,
      amount,
      exportedAt: null,
      tallyExportedAt: null,
    });
    await insertPayments(
      tx,
      claims.map((each, index) => ({
        ...{ instituteId, id: newId(now), claimId: each.id, batchId: id, number: `${number}-${index + 1}`, way: 'bank' as const },
        ...{ amount: each.approvedAmount, state: 'pending' as const, reference: '', failure: '', createdAt: now },
        ...{ settledAt: null, settledBy: null },
      })),
    );
    for (const each of claims) await saveClaim(tx, each, { status: 'in-batch' });
    return accept({
      value: await changedBatch(tx, instituteId, id),
      audit: { action: 'payment.make-batch', subjectId: id, detail: { number, amount, payments: claims.length } },
    });
  });
}

/** Resets claims to waiting for payment. */
async function requeue(tx: Database, claims: readonly ExpenseClaimRow[]): Promise<void> {
  for (const each of claims)
    await saveClaim(tx, each, { status: payableStatus({ amount: each.amount, approved: each.approvedAmount }) as 'approved' });
}

/** Dissolves a batch whose file has not been exported (access S6). */
export function dissolveBatch(
  context: Context,
  { actor, claim, batchId }: WriteParams & { batchId: string },
): Promise<Result<{ message: string }>> {
  const { config, instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const allowed = await checkTreasurer(tx, context, actor);
    if (!allowed.ok) return allowed;
    const batch = await lockBatch(tx, instituteId, batchId);
    if (!batch) return NO_BATCH;
    const made = batch.exportedAt ?? batch.tallyExportedAt;
    if (made) {
      return refuse('CONFLICT', { text: PAYMENT_TEXTS.exported, values: { day: { day: campusDay(made, config.institute.timeZone) } } });
    }
    const listed = await findPayments(tx, instituteId, [batchId]);
    const claims = await lockClaims(
      tx,
      instituteId,
      listed.map((each) => each.claim.id),
    );
    await requeue(tx, claims);
    await removeBatch(tx, instituteId, batchId);
    return accept({
      value: { message: PAYMENT_TEXTS.dissolved },
      audit: { action: 'payment.dissolve-batch', subjectId: batchId, detail: { number: batch.number, amount: batch.amount } },
    });
  });
}

/** Ledger postings of paid claims: one per claim and category. */
async function postingsOf(tx: Database, { clock, config, instituteId }: Context, claims: readonly ExpenseClaimRow[]): Promise<Posting[]> {
  const month = campusDay(clock(), config.institute.timeZone).slice(0, 7);
  const lines = await findLines(
    tx,
    instituteId,
    claims.map(({ id }) => id),
  );
  return claims.flatMap(({ id, unitId: unit, year, commitmentId: commitment }) => {
    const own = lines.filter(({ claimId, approved }) => claimId === id && approved > 0);
    return [...Map.groupBy(own, ({ category }) => category)].map(([category, some]) => ({
      transaction: {
        kind: 'payment' as const,
        unit,
        year,
        commitment,
        category,
        month,
        amount: sumOf(some.map(({ approved }) => approved)),
      },
      ...{ subjectId: id, once: `payment ${id} ${category}` },
    }));
  });
}

/** Settles payments of a locked batch, each once, including their effects on claims and ledger. */
async function settleAll(
  tx: Database,
  context: Context,
  actor: Actor,
  { batch, results }: { batch: PaymentBatchRow; results: readonly SettledPayment[] },
): Promise<Result<true>> {
  const { clock, instituteId } = context;
  const listed = await findPayments(tx, instituteId, [batch.id]);
  const wanted = results.flatMap((result) =>
    listed.filter(({ payment }) => payment.id === result._id).map((each) => ({ ...each, result })),
  );
  const claims = await lockClaims(
    tx,
    instituteId,
    wanted.map(({ claim }) => claim.id),
  );
  const paid: ExpenseClaimRow[] = [];
  for (const { payment, claim, result } of wanted) {
    const settled = settlePayment(payment.state, result, (batch.exportedAt ?? batch.tallyExportedAt) !== null);
    if (!settled.ok) return settled;
    const { reference, failure } = result;
    const { state, claimIsPaid } = settled.value;
    await savePayment(tx, payment, { state, reference, failure, settledAt: clock(), settledBy: actor.userId });
    const own = claims.filter(({ id }) => id === claim.id);
    if (claimIsPaid) paid.push(...own);
    else await requeue(tx, own);
  }
  return paid.length > 0 ? pay(tx, context, paid) : accept(true);
}

/** Marks claims as paid, notifies the claimants and posts the spending to the ledger. */
async function pay(tx: Database, context: Context, claims: readonly ExpenseClaimRow[]): Promise<Result<true>> {
  for (const each of claims) {
    await saveClaim(tx, each, { status: 'paid' });
    const { id, title, userId } = each;
    await notify(tx, context, { kind: 'reimbursement-paid', subject: { id, title }, to: recipients('asked', [userId]) });
  }
  const posted = await postEntries(tx, context, await postingsOf(tx, context, claims));
  return posted.ok ? accept(true) : posted;
}

/** Settles the payments of a batch from the bank's response file, all of its rows or none (access S6). */
export function answerBatch(
  context: Context,
  { actor, claim, batchId, input }: InputParams<{ table: string }> & { batchId: string },
): Promise<Result<PaymentBatch>> {
  const { instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const allowed = await checkTreasurer(tx, context, actor);
    if (!allowed.ok) return allowed;
    const batch = await lockBatch(tx, instituteId, batchId);
    if (!batch) return NO_BATCH;
    const listed = await findPayments(tx, instituteId, [batchId]);
    const open = listed.map(({ payment: { id, number, amount, state } }) => ({ _id: id, number, amount, state }));
    const results = readBankAnswer(tableOf(input.table), open);
    if (!results.ok) return results;
    const settled = await settleAll(tx, context, actor, { batch, results: results.value });
    if (!settled.ok) return settled;
    const paid = results.value.filter(({ result }) => result === 'paid').length;
    return accept({
      value: await changedBatch(tx, instituteId, batchId),
      audit: {
        action: 'payment.answer-batch',
        subjectId: batchId,
        detail: { number: batch.number, paid, failed: results.value.length - paid },
      },
    });
  });
}

/** Rows of a CSV text; empty if it cannot be parsed. */
function tableOf(text: string): string[][] {
  try {
    return parse(text, { bom: true, relaxColumnCount: true, skipEmptyLines: true, trim: true }) as string[][];
  } catch {
    return [];
  }
}

/** Settles a single payment of a batch by hand (access S6). */
export function settle(
  context: Context,
  { actor, claim, paymentId, input }: InputParams<PaymentResult> & { paymentId: string },
): Promise<Result<PaymentBatch>> {
  const { instituteId } = context;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const allowed = await checkTreasurer(tx, context, actor);
    if (!allowed.ok) return allowed;
    const payment = await findPayment(tx, instituteId, paymentId);
    const batch = payment?.batchId ? await lockBatch(tx, instituteId, payment.batchId) : undefined;
    if (!payment || !batch) return NO_PAYMENT;
    const settled = await settleAll(tx, context, actor, { batch, results: [{ ...input, _id: paymentId }] });
    if (!settled.ok) return settled;
    return accept({
      value: await changedBatch(tx, instituteId, batch.id),
      audit: {
        action: 'payment.settle',
        subjectId: paymentId,
        detail: { claimId: payment.claimId, result: input.result, amount: payment.amount },
      },
    });
  });
}

/** Marks a single claim as paid by UPI, in cash or by a transfer of its own (access S6). */
export function payByHand(
  context: Context,
  { actor, claim, claimId, input }: InputParams<SinglePayment> & { claimId: string },
): Promise<Result<ExpenseClaim>> {
  const { clock, instituteId } = context;
  const now = clock();
  const id = newId(now);
  const { way, reference } = input;
  return auditedTransaction(context, { actor, claim }, async (tx) => {
    const payable = await lockPayable(tx, context, actor, [claimId], 'by-hand');
    if (!payable.ok) return payable;
    const [own] = payable.value;
    if (!own) return NOT_PAYABLE;
    const amount = own.approvedAmount;
    await insertPayments(tx, [
      {
        ...{ instituteId, id, claimId, batchId: null, number: id, way, amount, state: 'paid', reference, failure: '', createdAt: now },
        ...{ settledAt: now, settledBy: actor.userId },
      },
    ]);
    const paid = await pay(tx, context, [own]);
    if (!paid.ok) return paid;
    return accept({
      value: await changedClaim(tx, context, actor, claimId),
      audit: { action: 'payment.by-hand', subjectId: id, detail: { claimId, way, amount } },
    });
  });
}

/** UPI link to pay a claim, for a treasurer who may pay it; recorded in the audit log (access S6). */
export function readUpi(context: Context, { actor, claimId }: { actor: Actor; claimId: string }): Promise<Result<UpiAddress>> {
  return auditedTransaction(context, { actor }, async (tx) => {
    const payable = await lockPayable(tx, context, actor, [claimId], 'by-hand');
    if (!payable.ok) return payable;
    const [own] = payable.value;
    const [payee] = own ? await findPayees(tx, context.instituteId, [own.userId]) : [];
    if (!own || !payee?.hasUpi) return refuse('CONFLICT', PAYMENT_TEXTS.upi);
    const { upi } = openPayee(context, payee);
    const amount = own.approvedAmount;
    return accept({
      value: { address: upiAddress({ upi, holder: payee.holder, amount: plainRupees(amount), note: own.title }), amount },
      audit: { action: 'payment.show-upi', subjectId: claimId, detail: { amount } },
    });
  });
}
