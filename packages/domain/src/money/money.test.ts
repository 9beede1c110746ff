import { expect, it } from 'vitest';
import { formatMoney, percentSpent } from './money.ts';

it.each([
  [0, '₹0'],
  [999, '₹999'],
  [100000, '₹1,00,000'],
  [1234567.5, '₹12,34,568'],
  [1000000000, '₹1,00,00,00,000'],
  [-2500, '-₹2,500'],
  [-0.2, '₹0'],
  [null, '₹0'],
  [undefined, '₹0'],
])('formatMoney formats %s as %s', (amount, text) => expect(formatMoney(amount, { currency: 'INR', locale: 'en-IN' })).toBe(text));

it('formatMoney uses the given currency and locale', () =>
  expect(formatMoney(1234567, { currency: 'EUR', locale: 'en-IE' })).toBe('€1,234,567'));

it.each([
  [0, 0, 0],
  [50, 0, 0],
  [50, 200, 25],
  [1, 3, 33],
  [300, 200, 150],
])('percentSpent for %d of %d rupees is %d percent', (spent, allocated, percent) =>
  expect(percentSpent({ spent, allocated })).toBe(percent),
);
