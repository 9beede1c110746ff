import fc from 'fast-check';
import { expect, it } from 'vitest';
import { typedPaise } from '../ledger/paise.ts';
import { bankTable, type FiledPayment, tallyVouchers } from './batchFiles.ts';
import { sumOf } from './decision.ts';

const PAYMENT: FiledPayment = {
  ...{ number: '7-1', holder: 'Zoë O’Brien, Ms.', account: '123456789012', ifsc: 'HDFC0001234' },
  ...{ amount: 125_050, title: 'Cables & plugs for the robotics hackathon', unit: 'Robotics Club' },
};

it('bankTable has the NEFT columns and removes special characters from names and remarks', () =>
  expect(bankTable([PAYMENT])).toEqual([
    [
      ...['Transaction Type', 'Beneficiary Account Number', 'Amount', 'Beneficiary Name'],
      ...['IFSC Code', 'Customer Reference Number', 'Remarks'],
    ],
    ['NEFT', '123456789012', '1250.50', 'Zoe O Brien Ms', 'HDFC0001234', '7-1', 'Cables plugs for the robotics '],
  ]));

it('bankTable uses the columns configured by the institute', () =>
  expect(
    bankTable(
      [PAYMENT],
      [
        { figure: 'number', heading: 'Ref' },
        { figure: 'amount', heading: 'INR' },
      ],
    ),
  ).toEqual([
    ['Ref', 'INR'],
    ['7-1', '1250.50'],
  ]));

it('bankTable amounts add up to the sum of the payments, to the paisa', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 100_000_000_000 }), { maxLength: 20 });
  fc.assert(
    fc.property(amounts, (paise) => {
      const [, ...rows] = bankTable(paise.map((amount) => ({ ...PAYMENT, amount })));
      expect(sumOf(rows.map((cells) => typedPaise(cells[2] ?? '') ?? Number.NaN))).toBe(sumOf(paise));
    }),
  );
});

it('tallyVouchers creates a voucher with two balanced entries for a payment', () => {
  const tree = tallyVouchers([PAYMENT], { day: '2026-11-27', bank: 'Bank account' });
  expect(tree).toMatchObject({ ENVELOPE: { HEADER: { TALLYREQUEST: 'Import Data' } } });
  expect(JSON.stringify(tree)).toContain(
    JSON.stringify([
      { LEDGERNAME: 'Robotics Club', ISDEEMEDPOSITIVE: 'Yes', AMOUNT: '-1250.50' },
      { LEDGERNAME: 'Bank account', ISDEEMEDPOSITIVE: 'No', AMOUNT: '1250.50' },
    ]),
  );
  expect(JSON.stringify(tree)).toContain('"DATE":"20261127"');
});
