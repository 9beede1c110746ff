import type { PolicyTable } from './policyRow.ts';
import { OFFICE_BEARER_ROLES } from './roles.ts';

const ANYBODY = { part: 'money', who: 'signed-in' } as const;
const DESK = { part: 'money', who: OFFICE_BEARER_ROLES } as const;
const ADMINISTRATOR = { part: 'money', who: 'administrator', requiresReauthentication: true } as const;

/** Expense claims, payments by treasurers, and event fees. */
export const CLAIM_POLICY: PolicyTable = {
  'GET /api/money/claimable': { ...ANYBODY, row: 'S1', rule: 'Approved open budgets, with the names of their lines.' },
  'GET /api/money/claims': {
    ...ANYBODY,
    row: 'S1',
    rule: "One's own claims and those that the person may decide now; for treasurers those to be paid, and all.",
  },
  'GET /api/money/claims/{claimId}': {
    ...ANYBODY,
    row: 'S1',
    rule: 'The claimant, current and former deciders of a step, and treasurers.',
  },
  'POST /api/money/claims': {
    ...ANYBODY,
    row: 'S2',
    rule: "For oneself, from an approved open budget, with one's own receipts that are not fully claimed; at most 30 a day.",
  },
  'PUT /api/money/claims/{claimId}': { ...ANYBODY, row: 'S2', rule: "One's own returned claim, in its current version." },
  'POST /api/money/claims/{claimId}/decision': {
    ...ANYBODY,
    row: 'S3',
    rule: 'Only an approver of the step, never about their own claim or a budget that they approved; each person once, on the current version of the step.',
  },
  'POST /api/money/receipts': {
    ...ANYBODY,
    row: 'S2',
    rule: 'A photo or a PDF within the limits, while the person has fewer than 30 unclaimed receipts.',
  },
  'GET /api/money/receipts/{receiptId}': { ...ANYBODY, row: 'S1', rule: "One's own, and those of claims that the person sees." },
  'GET /api/money/payee': { ...ANYBODY, row: 'S4', rule: "One's own, with the last four digits." },
  'PUT /api/money/payee': { ...ANYBODY, row: 'S4', rule: "One's own, with consent; at most ten a day." },
  'DELETE /api/money/payee': { ...ANYBODY, row: 'S4', rule: "One's own." },
  'GET /api/money/treasury': { ...ANYBODY, row: 'S5', rule: 'Empty for everybody except treasurers.' },
  'GET /api/money/batches': { ...ANYBODY, row: 'S5', rule: 'Treasurers only.' },
  'POST /api/money/batches': {
    ...ANYBODY,
    row: 'S6',
    rule: 'Treasurers only; for unpaid claims, each in one batch, none that they claimed or decided about.',
  },
  'DELETE /api/money/batches/{batchId}': {
    ...ANYBODY,
    row: 'S6',
    rule: 'Treasurers only, until its first file is made.',
  },
  'POST /api/money/batches/{batchId}/exports': { ...ANYBODY, row: 'S6', rule: 'Treasurers only; each file once.' },
  'POST /api/money/batches/{batchId}/answer': {
    ...ANYBODY,
    row: 'S6',
    rule: 'Treasurers only; each payment once, all of the answer or none.',
  },
  'POST /api/money/payments/{paymentId}/result': {
    ...ANYBODY,
    row: 'S6',
    rule: 'Treasurers only; each payment once.',
  },
  'POST /api/money/claims/{claimId}/payment': {
    ...ANYBODY,
    row: 'S6',
    rule: 'Treasurers only; for an unpaid claim, once, not one that they claimed or decided about.',
  },
  'POST /api/money/claims/{claimId}/upi': {
    ...ANYBODY,
    row: 'S6',
    rule: 'Treasurers only; for an unpaid claim of somebody who agreed to be paid by UPI.',
  },
  'GET /api/events/{eventId}/fee-desk': { ...DESK, row: 'S7', rule: 'For those who may edit the event, if it has a fee or has taken one.' },
  'GET /api/events/{eventId}/fees': { ...DESK, row: 'S7', rule: 'For those who may edit the event, if it has a fee or has taken one.' },
  'POST /api/events/{eventId}/fees': {
    ...DESK,
    row: 'S8',
    rule: 'For those who may edit the event, from somebody with a place; the fee of the event, once. At most 1,000 a day.',
  },
  'POST /api/events/{eventId}/fees/{feeId}/refund': {
    ...DESK,
    row: 'S8',
    rule: 'For those who may edit the event, with a reason, once; in cash only as far as the desk has it. At most 200 a day.',
  },
  'POST /api/events/{eventId}/cash-handovers': {
    ...DESK,
    row: 'S8',
    rule: 'For those who may edit the event: the cash of the desk, or less with a reason.',
  },
  'POST /api/money/cash-handovers/{handoverId}/receipt': {
    ...ANYBODY,
    row: 'S9',
    rule: 'Only a treasurer who did not count it; once.',
  },
  'GET /api/admin/treasurers': { ...ADMINISTRATOR, row: 'M16', rule: 'Treasurers of the institute.' },
  'PUT /api/admin/treasurers': { ...ADMINISTRATOR, row: 'M16', rule: 'At most 20; nobody names themselves.' },
};
