import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { endingOf, PayeeInput, PaymentResult, upiAddress } from './payment.ts';
import { PAYMENT_TEXTS } from './texts.ts';

const BANK = { holder: 'Asha Rao', account: '1234 5678 9012', ifsc: 'hdfc0001234', upi: '', consent: true };

describe('payee details', () => {
  it.each([
    [{}, undefined],
    [{ account: '', ifsc: '', upi: 'asha.rao@okbank' }, undefined],
    [{ consent: false }, PAYMENT_TEXTS.consent],
    [{ account: '', ifsc: '' }, PAYMENT_TEXTS.way],
    [{ ifsc: '' }, PAYMENT_TEXTS.ifsc],
    [{ ifsc: 'HDFC1001234' }, PAYMENT_TEXTS.ifsc],
    [{ account: '12345678' }, PAYMENT_TEXTS.account],
    [{ upi: 'asha' }, PAYMENT_TEXTS.upi],
    [{ holder: '' }, PAYMENT_TEXTS.holder],
  ])('validates %j, error: %j', (overrides, message) =>
    expect(v.safeParse(PayeeInput, { ...BANK, ...overrides }).issues?.[0].message).toBe(message),
  );

  it('removes spaces from the account number and uppercases the IFSC', () =>
    expect(v.parse(PayeeInput, BANK)).toMatchObject({ account: '123456789012', ifsc: 'HDFC0001234' }));

  it('shows only the last four digits of the account number', () => expect(endingOf('123456789012')).toBe('9012'));
});

it.each([
  [{ result: 'paid', reference: 'N123' }, undefined],
  [{ result: 'paid' }, PAYMENT_TEXTS.reference],
  [{ result: 'failed', failure: 'Account closed' }, undefined],
  [{ result: 'failed' }, PAYMENT_TEXTS.failure],
  [{ result: 'maybe' }, PAYMENT_TEXTS.result],
])('PaymentResult validates %j, error: %j', (input, message) =>
  expect(v.safeParse(PaymentResult, input).issues?.[0].message).toBe(message),
);

it('upiAddress encodes the payee, the amount and the note', () =>
  expect(upiAddress({ upi: 'asha@okbank', holder: 'Asha & Rao', amount: '150.50', note: 'Cables #2' })).toBe(
    'upi://pay?pa=asha%40okbank&pn=Asha%20%26%20Rao&am=150.50&cu=INR&tn=Cables%20%232',
  ));
