import fc from 'fast-check';
import { expect, it } from 'vitest';
import { checkPart } from './receipt.ts';

const MONEY = { currency: 'INR', locale: 'en-IN' };

it.each([
  [{ total: null, claimed: 0, day: null }, { amount: 100, total: 100 }, null],
  [{ total: 100, claimed: 100, day: '2026-11-02' }, { amount: 1, total: 100 }, 'This receipt was already claimed on Nov 2, 2026.'],
  [{ total: 20_000, claimed: 5000, day: '2026-11-02' }, { amount: 15_000, total: 20_000 }, null],
  [{ total: 20_000, claimed: 5000, day: '2026-11-02' }, { amount: 5000, total: 30_000 }, 'This receipt was claimed with the amount ₹200.'],
  [
    { total: 20_000, claimed: 5000, day: '2026-11-02' },
    { amount: 15_001, total: 20_000 },
    'The claims would exceed the amount of this receipt: ₹150 of it is left.',
  ],
])('checkPart checks against the receipt %j the part %j, error: %j', (receipt, part, message) => {
  const outcome = checkPart(receipt, part, MONEY);
  expect(outcome.ok ? null : outcome.refusal.message).toBe(message);
});

it('checkPart never lets the parts of a receipt exceed its total', () =>
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 1000 }), fc.array(fc.integer({ min: 1, max: 600 }), { maxLength: 20 }), (total, amounts) => {
      let claimed = 0;
      for (const amount of amounts) {
        const receipt = claimed === 0 ? { total: null, claimed, day: null } : { total, claimed, day: '2026-11-02' };
        if (amount <= total && checkPart(receipt, { amount, total }, MONEY).ok) claimed += amount;
      }
      expect(claimed).toBeLessThanOrEqual(total);
    }),
  ));
