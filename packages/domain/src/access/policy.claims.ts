import type { PolicyTable } from './policyRow.ts';
import { OFFICE_BEARER_ROLES } from './roles.ts';

const ANYBODY = { part: 'money', who: 'signed-in' } as const;
const DESK = { part: 'money', who: OFFICE_BEARER_ROLES } as const;
const ADMINISTRATOR = { part: 'money', who: 'administrator', requiresReauthentication: true } as const;

/** Expense claims, payments by treasurers, and event fees. */
export const CLAIM_POLICY: PolicyTable = {
  'GET /api/money/claimable': { ...ANYBODY, row: 'S1', rule: 'What was approved and is open, with what its lines are called.' },
  'GET /api/money/claims': {
    ...ANYBODY,
    row: 'S1',
    rule: 'The own ones and those that the person may decide now; those to be paid and all of them for treasurers.',
  },
  'GET /api/money/claims/{claimId}': {
    ...ANYBODY,
    row: 'S1',
    rule: 'Whoever claimed, who decides or decided a step of it, and treasurers.',
  },
  'POST /api/money/claims': {
    ...ANYBODY,
    row: 'S2',
    rule: 'For oneself, of what was approved and is open, with receipts that the person uploaded and that are not claimed in whole. Thirty a day.',
  },
  'PUT /api/money/claims/{claimId}': { ...ANYBODY, row: 'S2', rule: 'An own one that was returned, as it was seen.' },
  'POST /api/money/claims/{claimId}/decision': {
    ...ANYBODY,
    row: 'S3',
    rule: 'By an approver of the step, never about what they claimed or what they approved beforehand; each person once, as the step was seen.',
  },
  'POST /api/money/receipts': {
    ...ANYBODY,
    row: 'S2',
    rule: 'A photo or a PDF within the limits, while fewer than 30 of theirs are in no claim.',
  },
  'GET /api/money/receipts/{receiptId}': { ...ANYBODY, row: 'S1', rule: 'The own ones, and those of claims that the person sees.' },
  'GET /api/money/payee': { ...ANYBODY, row: 'S4', rule: 'The own one, by the last four digits.' },
  'PUT /api/money/payee': { ...ANYBODY, row: 'S4', rule: 'The own one, with consent. Ten a day.' },
  'DELETE /api/money/payee': { ...ANYBODY, row: 'S4', rule: 'The own one.' },
  'GET /api/money/treasury': { ...ANYBODY, row: 'S5', rule: 'Nothing for who is no treasurer.' },
  'GET /api/money/batches': { ...ANYBODY, row: 'S5', rule: 'A treasurer, whom an administrator named.' },
  'POST /api/money/batches': {
    ...ANYBODY,
    row: 'S6',
    rule: 'A treasurer, whom an administrator named; of claims that wait for payment, each in one batch, none that the person claimed or decided about.',
  },
  'DELETE /api/money/batches/{batchId}': {
    ...ANYBODY,
    row: 'S6',
    rule: 'A treasurer, whom an administrator named, until its file was made.',
  },
  'POST /api/money/batches/{batchId}/exports': { ...ANYBODY, row: 'S6', rule: 'A treasurer, whom an administrator named; each file once.' },
  'POST /api/money/batches/{batchId}/answer': {
    ...ANYBODY,
    row: 'S6',
    rule: 'A treasurer, whom an administrator named; each payment once, all of the answer or none.',
  },
  'POST /api/money/payments/{paymentId}/result': {
    ...ANYBODY,
    row: 'S6',
    rule: 'A treasurer, whom an administrator named; each payment once.',
  },
  'POST /api/money/claims/{claimId}/payment': {
    ...ANYBODY,
    row: 'S6',
    rule: 'A treasurer, whom an administrator named; of a claim that waits for payment, once, none that the person claimed or decided about.',
  },
  'POST /api/money/claims/{claimId}/upi': {
    ...ANYBODY,
    row: 'S6',
    rule: 'A treasurer, whom an administrator named; of a claim that waits for payment, to whom agreed to be paid so.',
  },
  'GET /api/events/{eventId}/fee-desk': { ...DESK, row: 'S7', rule: 'For those who may edit the event, where it asks for a fee.' },
  'GET /api/events/{eventId}/fees': { ...DESK, row: 'S7', rule: 'For those who may edit the event, where it asks for a fee.' },
  'POST /api/events/{eventId}/fees': {
    ...DESK,
    row: 'S8',
    rule: 'By those who may edit the event, of whoever has a place; as much as the event asks for, once. A thousand a day.',
  },
  'POST /api/events/{eventId}/fees/{feeId}/refund': {
    ...DESK,
    row: 'S8',
    rule: 'By those who may edit the event, with a reason, once; in cash as much as the desk has. Two hundred a day.',
  },
  'POST /api/events/{eventId}/cash-handovers': {
    ...DESK,
    row: 'S8',
    rule: 'By those who may edit the event: as much as the desk has in cash, or less with a reason.',
  },
  'POST /api/money/cash-handovers/{handoverId}/receipt': {
    ...ANYBODY,
    row: 'S9',
    rule: 'A treasurer, whom an administrator named; once, and never who counted.',
  },
  'GET /api/admin/treasurers': { ...ADMINISTRATOR, row: 'M16', rule: 'Of the institute.' },
  'PUT /api/admin/treasurers': { ...ADMINISTRATOR, row: 'M16', rule: 'Twenty at most; nobody names themselves.' },
};
