import {
  BankAnswerInput,
  BatchExport,
  BatchInput,
  CLAIM_VIEWS,
  ClaimableCommitment,
  ExpenseClaim,
  ExpenseClaimChange,
  ExpenseClaimDecision,
  ExpenseClaimInput,
  ExpenseClaimSummary,
  Payee,
  PayeeInput,
  PaymentBatch,
  PaymentResult,
  Receipt,
  SinglePayment,
  TreasurerInput,
  Treasurers,
  Treasury,
  UpiAddress,
} from '@quad/domain/expense-claims';
import { Id } from '@quad/domain/identity';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

const MessageResponse = v.object({ message: v.string() });
const OF_CLAIM = { claimId: Id };
const OF_BATCH = { batchId: Id };

/** Expense claims, from the receipt to the payment. */
export const expenseClaims = {
  claimable: endpoint({
    call: 'GET /api/money/claimable',
    summary: 'What can be claimed of: what was approved and is open, with the lines of its budget.',
    answers: { 200: v.array(ClaimableCommitment), ...problems(401, 403) },
  }),
  list: list({
    path: '/api/money/claims',
    summary: 'Claims: the own ones, those to decide now, those to be paid, or all.',
    query: { view: v.optional(v.picklist(CLAIM_VIEWS)) },
    filters: {},
    orders: ['oldest', 'newest'],
    answers: { 200: v.array(ExpenseClaimSummary), ...problems(400, 401, 403) },
  }),
  one: endpoint({
    call: 'GET /api/money/claims/{claimId}',
    summary: 'A claim with its lines, its receipts and its steps.',
    params: OF_CLAIM,
    answers: { 200: ExpenseClaim, ...problems(401, 403, 404) },
  }),
  create: endpoint({
    call: 'POST /api/money/claims',
    summary: 'Claim what was spent, with receipts.',
    body: ExpenseClaimInput,
    answers: { 201: ExpenseClaim, ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  change: endpoint({
    call: 'PUT /api/money/claims/{claimId}',
    summary: 'Change a claim that was returned, and send it again.',
    params: OF_CLAIM,
    body: ExpenseClaimChange,
    answers: { 200: ExpenseClaim, ...problems(400, 401, 403, 404, 409, 412, 422) },
  }),
  decide: endpoint({
    call: 'POST /api/money/claims/{claimId}/decision',
    summary: 'Approve a claim, in whole or less of some lines, refuse it, or return it for changes.',
    params: OF_CLAIM,
    body: ExpenseClaimDecision,
    answers: { 200: ExpenseClaim, ...problems(400, 401, 403, 404, 409, 412, 422) },
  }),
  addReceipt: endpoint({
    call: 'POST /api/money/receipts',
    summary: 'Upload a photo or a PDF of a receipt that is still to be claimed.',
    body: v.object({ file: v.blob('Choose a file.') }),
    encoding: 'multipart',
    answers: { 201: Receipt, ...problems(400, 401, 403, 409, 413, 415, 429, 503) },
  }),
  receipt: endpoint({
    call: 'GET /api/money/receipts/{receiptId}',
    summary: 'A photo or a PDF of a receipt, for whoever sees its claim.',
    params: { receiptId: Id },
    // Photos are served as WebP, PDFs unchanged.
    mediaType: '*/*',
    answers: { 200: v.string(), ...problems(401, 403, 404, 503) },
  }),
  payee: endpoint({
    call: 'GET /api/money/payee',
    summary: 'How the requester is paid: the account by its last four digits.',
    answers: { 200: Payee, ...problems(401, 403) },
  }),
  setPayee: endpoint({
    call: 'PUT /api/money/payee',
    summary: 'Say how to be paid, and agree that it is kept.',
    body: PayeeInput,
    answers: { 200: Payee, ...problems(400, 401, 403, 422, 429) },
  }),
  removePayee: endpoint({
    call: 'DELETE /api/money/payee',
    summary: 'Remove how to be paid.',
    answers: { 200: MessageResponse, ...problems(401, 403) },
  }),
};

/** Payments by treasurers, and the list of treasurers. */
export const payments = {
  treasury: endpoint({
    call: 'GET /api/money/treasury',
    summary: 'Whether the requester is a treasurer and, for treasurers, what waits to be paid, by how long it does.',
    answers: { 200: Treasury, ...problems(401, 403) },
  }),
  batches: list({
    path: '/api/money/batches',
    summary: 'Batches of payments.',
    filters: {},
    orders: ['newest'],
    answers: { 200: v.array(PaymentBatch), ...problems(400, 401, 403) },
  }),
  makeBatch: endpoint({
    call: 'POST /api/money/batches',
    summary: 'Put claims that wait for payment into a batch for the bank.',
    body: BatchInput,
    answers: { 201: PaymentBatch, ...problems(400, 401, 403, 409, 422) },
  }),
  dissolveBatch: endpoint({
    call: 'DELETE /api/money/batches/{batchId}',
    summary: 'Dissolve a batch whose file was not made: its claims wait again.',
    params: OF_BATCH,
    answers: { 200: MessageResponse, ...problems(401, 403, 404, 409) },
  }),
  exportBatch: endpoint({
    call: 'POST /api/money/batches/{batchId}/exports',
    summary: 'The file of a batch for the bank (CSV) or for Tally (XML): each is made once.',
    params: OF_BATCH,
    body: BatchExport,
    mediaType: 'application/octet-stream',
    answers: { 200: v.string(), ...problems(400, 401, 403, 404, 409, 422) },
  }),
  answerBatch: endpoint({
    call: 'POST /api/money/batches/{batchId}/answer',
    summary: 'Settle the payments of a batch as the bank answered.',
    params: OF_BATCH,
    body: BankAnswerInput,
    answers: { 200: PaymentBatch, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  settle: endpoint({
    call: 'POST /api/money/payments/{paymentId}/result',
    summary: 'Say by hand how a payment ended.',
    params: { paymentId: Id },
    body: PaymentResult,
    answers: { 200: PaymentBatch, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  payByHand: endpoint({
    call: 'POST /api/money/claims/{claimId}/payment',
    summary: 'Mark a single claim as paid, with the reference of the payment.',
    params: OF_CLAIM,
    body: SinglePayment,
    answers: { 200: ExpenseClaim, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  upi: endpoint({
    call: 'POST /api/money/claims/{claimId}/upi',
    summary: 'What a UPI app is told to pay a single claim.',
    params: OF_CLAIM,
    answers: { 200: UpiAddress, ...problems(401, 403, 404, 409) },
  }),
  treasurers: endpoint({
    call: 'GET /api/admin/treasurers',
    summary: 'Who may pay.',
    answers: { 200: Treasurers, ...problems(401, 403) },
  }),
  setTreasurers: endpoint({
    call: 'PUT /api/admin/treasurers',
    summary: 'Say who may pay.',
    body: TreasurerInput,
    answers: { 200: MessageResponse, ...problems(400, 401, 403, 404, 422) },
  }),
};
