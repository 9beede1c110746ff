import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { checkCount, checkReceives, feeOf } from './count.ts';
import { FeeInput, FeeRefundInput } from './feeDesk.ts';
import { FEE_DESK_TEXTS } from './texts.ts';

describe('FeeInput and FeeRefundInput', () => {
  it.each([
    [FeeInput, { user_id: 'asha', via: 'cash', reference: '' }, true],
    [FeeInput, { user_id: 'asha', via: 'upi', reference: ' 4412 ' }, true],
    [FeeInput, { user_id: 'asha', via: 'upi', reference: '' }, false],
    [FeeInput, { user_id: 'asha', via: 'card', reference: '1' }, false],
    [FeeRefundInput, { via: 'cash', reference: '', reason: 'Cancelled' }, true],
    [FeeRefundInput, { via: 'upi', reference: '', reason: 'Cancelled' }, false],
    [FeeRefundInput, { via: 'cash', reference: '', reason: '' }, false],
  ])('require a reference for a UPI payment and a reason for a refund (case %#)', (schema, sent, fits) =>
    expect(v.safeParse(schema, sent).success).toBe(fits),
  );
});

describe('feeOf', () => {
  it.each([
    [150.5, { ok: true, value: 15_050 }],
    [null, { ok: false, refusal: { message: FEE_DESK_TEXTS.noFee } }],
    [0, { ok: false, refusal: { message: FEE_DESK_TEXTS.noFee } }],
  ])('converts the fee %j to paise or rejects it', (fees, outcome) => expect(feeOf({ fees })).toMatchObject(outcome));
});

describe('checkCount', () => {
  it.each([
    [{ counted: 30_000, reason: '' }, undefined],
    [{ counted: 29_000, reason: 'Change was short' }, undefined],
    [{ counted: 29_000, reason: '' }, FEE_DESK_TEXTS.lessReason],
    [{ counted: 30_001, reason: 'More' }, 'The desk has ₹300 in cash.'],
  ])('allows or rejects the count %j with ₹300 at the desk', (count, message) => {
    const outcome = checkCount(count, 30_000);
    if (message === undefined) expect(outcome.ok).toBe(true);
    else expect(outcome).toMatchObject({ ok: false, refusal: { message } });
  });
});

describe('checkReceives', () => {
  it.each([
    [{ countedBy: 'asha', isReceived: false }, undefined],
    [{ countedBy: 'tara', isReceived: false }, 'SELF_REVIEW'],
    [{ countedBy: 'asha', isReceived: true }, 'ALREADY_DECIDED'],
  ])('allows or rejects receipt of the handover %j by the user tara', (handover, code) => {
    const outcome = checkReceives(handover, 'tara');
    expect(outcome.ok ? undefined : outcome.refusal.code).toBe(code);
  });
});
