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
    summary: 'List the approved open budgets that can be claimed from, with their lines.',
    answers: { 200: v.array(ClaimableCommitment), ...problems(401, 403) },
  }),
  list: list({
    path: '/api/money/claims',
    summary: "List claims: one's own, those to decide now, those to be paid, or all.",
    query: { view: v.optional(v.picklist(CLAIM_VIEWS)) },
    filters: {},
    orders: ['oldest', 'newest'],
    answers: { 200: v.array(ExpenseClaimSummary), ...problems(400, 401, 403) },
  }),
  one: endpoint({
    call: 'GET /api/money/claims/{claimId}',
    summary: 'Get one claim with its lines, receipts and approval steps.',
    params: OF_CLAIM,
    answers: { 200: ExpenseClaim, ...problems(401, 403, 404) },
  }),
  create: endpoint({
    call: 'POST /api/money/claims',
    summary: 'Submit an expense claim with receipts.',
    body: ExpenseClaimInput,
    answers: { 201: ExpenseClaim, ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  change: endpoint({
    call: 'PUT /api/money/claims/{claimId}',
    summary: 'Change a returned claim and submit it again.',
    params: OF_CLAIM,
    body: ExpenseClaimChange,
    answers: { 200: ExpenseClaim, ...problems(400, 401, 403, 404, 409, 412, 422) },
  }),
  decide: endpoint({
    call: 'POST /api/money/claims/{claimId}/decision',
    summary: 'Approve a claim, in full or less of some lines, refuse it, or return it for changes.',
    params: OF_CLAIM,
    body: ExpenseClaimDecision,
    answers: { 200: ExpenseClaim, ...problems(400, 401, 403, 404, 409, 412, 422) },
  }),
  addReceipt: endpoint({
    call: 'POST /api/money/receipts',
    summary: 'Upload a photo or a PDF of a receipt that is not claimed yet.',
    body: v.object({ file: v.blob('Choose a file.') }),
    encoding: 'multipart',
    answers: { 201: Receipt, ...problems(400, 401, 403, 409, 413, 415, 429, 503) },
  }),
  receipt: endpoint({
    call: 'GET /api/money/receipts/{receiptId}',
    summary: 'Get a photo or a PDF of a receipt, for whoever sees its claim.',
    params: { receiptId: Id },
    // Photos are served as WebP, PDFs unchanged.
    mediaType: '*/*',
    answers: { 200: v.string(), ...problems(401, 403, 404, 503) },
  }),
  payee: endpoint({
    call: 'GET /api/money/payee',
    summary: "Get the current user's payment details, with the last four digits of the account.",
    answers: { 200: Payee, ...problems(401, 403) },
  }),
  setPayee: endpoint({
    call: 'PUT /api/money/payee',
    summary: "Set the current user's payment details, with consent to their storage.",
    body: PayeeInput,
    answers: { 200: Payee, ...problems(400, 401, 403, 422, 429) },
  }),
  removePayee: endpoint({
    call: 'DELETE /api/money/payee',
    summary: "Remove the current user's payment details.",
    answers: { 200: MessageResponse, ...problems(401, 403) },
  }),
};

/** Payments by treasurers, and the list of treasurers. */
export const payments = {
  treasury: endpoint({
    call: 'GET /api/money/treasury',
    summary: 'Get whether the current user is a treasurer and, for treasurers, the claims to be paid by age and the cash to be received.',
    answers: { 200: Treasury, ...problems(401, 403) },
  }),
  batches: list({
    path: '/api/money/batches',
    summary: 'List payment batches.',
    filters: {},
    orders: ['newest'],
    answers: { 200: v.array(PaymentBatch), ...problems(400, 401, 403) },
  }),
  makeBatch: endpoint({
    call: 'POST /api/money/batches',
    summary: 'Create a payment batch for the bank from claims to be paid.',
    body: BatchInput,
    answers: { 201: PaymentBatch, ...problems(400, 401, 403, 409, 422) },
  }),
  dissolveBatch: endpoint({
    call: 'DELETE /api/money/batches/{batchId}',
    summary: 'Dissolve a batch without a file. Its claims are to be paid again.',
    params: OF_BATCH,
    answers: { 200: MessageResponse, ...problems(401, 403, 404, 409) },
  }),
  exportBatch: endpoint({
    call: 'POST /api/money/batches/{batchId}/exports',
    summary: 'Export the file of a batch for the bank (CSV) or for Tally (XML), once each.',
    params: OF_BATCH,
    body: BatchExport,
    mediaType: 'application/octet-stream',
    answers: { 200: v.string(), ...problems(400, 401, 403, 404, 409, 422) },
  }),
  answerBatch: endpoint({
    call: 'POST /api/money/batches/{batchId}/answer',
    summary: "Settle the payments of a batch with the bank's answer.",
    params: OF_BATCH,
    body: BankAnswerInput,
    answers: { 200: PaymentBatch, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  settle: endpoint({
    call: 'POST /api/money/payments/{paymentId}/result',
    summary: 'Record the result of a payment by hand.',
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
    summary: 'Create the UPI link for paying a single claim, which a UPI app opens.',
    params: OF_CLAIM,
    answers: { 200: UpiAddress, ...problems(401, 403, 404, 409) },
  }),
  treasurers: endpoint({
    call: 'GET /api/admin/treasurers',
    summary: 'List the treasurers.',
    answers: { 200: Treasurers, ...problems(401, 403) },
  }),
  setTreasurers: endpoint({
    call: 'PUT /api/admin/treasurers',
    summary: 'Replace the list of treasurers.',
    body: TreasurerInput,
    answers: { 200: MessageResponse, ...problems(400, 401, 403, 404, 422) },
  }),
};
