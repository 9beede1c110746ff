import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkExports, checkPays, type PayableClaim, settlePayment } from './batch.ts';
import type { ExpenseClaimStatus } from './claim.ts';
import { payableStatus, sumOf } from './decision.ts';
import type { PaymentState } from './payment.ts';
import { PAYMENT_TEXTS } from './texts.ts';

const CLAIM: PayableClaim = {
  ...{ _id: 'claim', status: 'approved', claimantId: 'asha', deciderIds: ['secretary'], payeeName: 'Asha Rao', hasAccount: true },
};
const PAID = { result: 'paid', reference: 'N1', failure: '' } as const;
const FAILED = { result: 'failed', reference: '', failure: 'Closed' } as const;

describe('payment of expense claims', () => {
  it.each([
    [{}, 'treasurer', 'bank', null],
    [{ status: 'in-batch' }, 'treasurer', 'bank', PAYMENT_TEXTS.notPayable],
    [{ status: 'paid' }, 'treasurer', 'by-hand', PAYMENT_TEXTS.notPayable],
    [{}, 'asha', 'bank', PAYMENT_TEXTS.ownClaim],
    [{}, 'secretary', 'bank', PAYMENT_TEXTS.ownClaim],
    [{ hasAccount: false }, 'treasurer', 'bank', 'A bank payment needs an account: Asha Rao has not entered one.'],
    [{ hasAccount: false }, 'treasurer', 'by-hand', null],
  ] as const)('checks a claim with %j paid by %s via %s, error: %j', (overrides, who, way, message) => {
    const outcome = checkPays([{ ...CLAIM, ...overrides }], who, way);
    expect(outcome.ok ? null : outcome.refusal.message).toBe(message);
  });

  it('rejects a second export of a payment file and names the date of the first', () => {
    expect(checkExports(null).ok).toBe(true);
    expect(checkExports('2026-11-02')).toMatchObject({
      refusal: { message: 'This file was created on Nov 2, 2026, and is created only once.' },
    });
  });

  it('settles a payment only once and only after its file was exported', () => {
    expect(settlePayment('pending', PAID, false)).toMatchObject({ refusal: { message: PAYMENT_TEXTS.notExported } });
    expect(settlePayment('paid', FAILED, true)).toMatchObject({ refusal: { message: PAYMENT_TEXTS.settled } });
    expect(settlePayment('pending', FAILED, true)).toEqual({ ok: true, value: { state: 'failed', claimIsPaid: false } });
  });
});

/** Actions of two treasurers in any order, with the resulting states of a claim and its payments. */
const ACTS = fc.array(
  fc.oneof(
    fc.record({ act: fc.constant('batch' as const), claims: fc.subarray([0, 1, 2, 3, 4], { minLength: 1 }) }),
    fc.record({ act: fc.constant('export' as const), batch: fc.nat(6) }),
    fc.record({ act: fc.constant('settle' as const), payment: fc.nat(12), result: fc.constantFrom(PAID, FAILED) }),
    fc.record({ act: fc.constant('by-hand' as const), claims: fc.constantFrom([0], [1], [2], [3], [4]) }),
  ),
  { maxLength: 60 },
);

it('pays each claim and exports each file at most once in any sequence of actions', () =>
  fc.assert(
    fc.property(ACTS, (acts) => {
      const statuses: ExpenseClaimStatus[] = ['approved', 'partly-approved', 'approved', 'approved', 'refused'];
      const amounts = [100, 200, 300, 400, 500];
      const batches: { exports: number }[] = [];
      const payments: { claim: number; batch: number | null; state: PaymentState }[] = [];
      for (const each of acts) {
        if (each.act === 'batch' || each.act === 'by-hand') {
          const claims = each.claims.map((index) => ({ ...CLAIM, status: statuses[index] ?? 'refused' }));
          if (!checkPays(claims, 'treasurer', each.act === 'batch' ? 'bank' : 'by-hand').ok) continue;
          const batch = each.act === 'batch' ? batches.push({ exports: 0 }) - 1 : null;
          for (const claim of each.claims) {
            payments.push({ claim, batch, state: batch === null ? 'paid' : 'pending' });
            statuses[claim] = batch === null ? 'paid' : 'in-batch';
          }
        } else if (each.act === 'export') {
          const batch = batches[each.batch];
          if (batch && checkExports(batch.exports === 0 ? null : '2026-11-02').ok) batch.exports += 1;
        } else {
          const payment = payments[each.payment];
          const isExported = payment !== undefined && payment.batch !== null && batches[payment.batch]?.exports === 1;
          const outcome = payment && settlePayment(payment.state, each.result, isExported);
          if (!payment || !outcome?.ok) continue;
          payment.state = outcome.value.state;
          statuses[payment.claim] = outcome.value.claimIsPaid ? 'paid' : payableStatus({ amount: 1, approved: 1 });
        }
      }
      expect(batches.every(({ exports }) => exports <= 1)).toBe(true);
      for (const claim of amounts.keys()) {
        const counting = payments.filter((payment) => payment.claim === claim && payment.state !== 'failed');
        expect(counting.length).toBeLessThanOrEqual(1);
        expect(statuses[claim] === 'paid').toBe(counting.some(({ state }) => state === 'paid'));
        expect(statuses[claim] === 'in-batch').toBe(counting.some(({ state }) => state === 'pending'));
      }
      const paid = sumOf(payments.filter(({ state }) => state === 'paid').map(({ claim }) => amounts[claim] ?? 0));
      expect(paid).toBe(sumOf(amounts.filter((_, claim) => statuses[claim] === 'paid')));
    }),
  ));
