import { expect, it } from 'vitest';
import { type OpenPayment, readBankAnswer } from './bankAnswer.ts';

const PAYMENTS: OpenPayment[] = [
  { _id: 'one', number: '7-1', amount: 125_050, state: 'pending' },
  { _id: 'two', number: '7-2', amount: 2000, state: 'pending' },
  { _id: 'three', number: '7-3', amount: 100, state: 'paid' },
];
const HEAD = ['Customer Reference Number', 'Status', 'UTR', 'Reason', 'Amount'];

it('readBankAnswer returns paid and failed payments from the rows of the bank', () =>
  expect(
    readBankAnswer([HEAD, ['7-1', 'SUCCESS', 'N321', '', '1,250.50'], ['7-2', 'Rejected', '', 'Account closed', '']], PAYMENTS),
  ).toEqual({
    ok: true,
    value: [
      { _id: 'one', result: 'paid', reference: 'N321', failure: '' },
      { _id: 'two', result: 'failed', reference: '', failure: 'Account closed' },
    ],
  }));

it.each([
  [[], 'Choose the answer of the bank: a table with the columns number, status, reference, reason, amount.'],
  [[['number', 'status', 'reference']], 'An answer needs 1 to 500 rows.'],
  [[HEAD, ['7-9', 'paid', 'N1', '', '']], 'Row 2: no open payment of this batch has this number.'],
  [[HEAD, ['7-3', 'paid', 'N1', '', '']], 'Row 2: no open payment of this batch has this number.'],
  [[HEAD, ['7-1', 'paid', 'N1', '', ''], ['7-1', 'paid', 'N1', '', '']], 'Row 3: this payment is already in the answer.'],
  [[HEAD, ['7-1', 'paid', 'N1', '', '1250']], 'Row 2: the bank says 1250, the batch 1250.50.'],
  [[HEAD, ['7-1', 'perhaps', 'N1', '', '']], 'Row 2: enter paid with a reference, or why not.'],
  [[HEAD, ['7-1', 'paid', '', '', '']], 'Row 2: enter paid with a reference, or why not.'],
  [[HEAD, ['7-1', 'failed', '', '', '']], 'Row 2: enter paid with a reference, or why not.'],
  [
    [
      ['number', 'status', 'reference'],
      ['7-1', 'failed', ''],
    ],
    'Row 2: enter paid with a reference, or why not.',
  ],
])('readBankAnswer rejects the whole table %j', (table, message) =>
  expect(readBankAnswer(table, PAYMENTS)).toMatchObject({ ok: false, refusal: { message, fieldErrors: { table: message } } }),
);
