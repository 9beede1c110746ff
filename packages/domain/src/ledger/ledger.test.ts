import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  amountText,
  applyLines,
  BudgetInput,
  budgetChange,
  budgetForm,
  budgetInput,
  checkAllocates,
  checkRequestsMoney,
  countingAccounts,
  ENTRY_KINDS,
  formatPaise,
  fromSpendingCell,
  isCorrectable,
  type LedgerTransaction,
  linesOf,
  type MoneyActor,
  moneyScope,
  publicSpending,
  replay,
  seesMoneyOf,
  spendingPagePath,
  sumOf,
  toPaise,
  toRupees,
  totalOf,
  typedAmount,
  typedPaise,
  withAllocated,
  YearOfOffice,
  yearProgress,
  yearsTouched,
} from './index.ts';

const OF = { unit: 'chess', year: '2026-2027' };
const FEST = { ...OF, commitment: 'fest' };
const SPENT = { ...FEST, category: 'food', month: '2026-11' } as const;

describe('applyLines', () => {
  const until = (...transactions: LedgerTransaction[]) => replay(transactions.map(linesOf));
  const allocated = { kind: 'allocation', ...OF, amount: 100_000 } as const;
  const committed = { kind: 'commitment', ...FEST, amount: 80_000 } as const;
  const claimed = { kind: 'claim', ...FEST, amount: 50_000 } as const;
  const paid = { kind: 'payment', ...SPENT, amount: 40_050 } as const;

  it.each<[string, LedgerTransaction[], LedgerTransaction, string]>([
    [
      'a commitment above the uncommitted amount',
      [allocated],
      { ...committed, amount: 100_001 },
      'The unit has ₹1,000 left that is not committed.',
    ],
    [
      'an allocation reduced by more than the uncommitted amount',
      [allocated, committed],
      { ...allocated, amount: -20_001 },
      'The unit has ₹200 left that is not committed.',
    ],
    [
      'a claim above the approved amount',
      [allocated, committed],
      { ...claimed, amount: 80_050 },
      'Only ₹800 of the approved amount is left.',
    ],
    [
      'a payment above the claimed amount',
      [allocated, committed, claimed],
      { ...paid, amount: 50_001 },
      'Only ₹500 of the claimed amount is left to pay.',
    ],
    [
      'a refund above the amount spent',
      [allocated, committed, claimed, paid],
      { ...paid, kind: 'refund', amount: 40_051 },
      'Only ₹400.50 was spent on that, so no more can be returned.',
    ],
    [
      'a cash handover above the cash at the desk',
      [],
      { kind: 'cash-handover', year: OF.year, desk: 'fest', amount: 1 },
      'The desk has ₹0 in cash.',
    ],
    [
      'an allocation that makes a balance exceed the largest safe integer',
      [{ ...allocated, amount: Number.MAX_SAFE_INTEGER }],
      { ...allocated, amount: 1 },
      'This is more than the ledger can hold.',
    ],
  ])('rejects an entry of %s', (_, before, transaction, message) => {
    expect(applyLines(until(...before), linesOf(transaction))).toMatchObject({ ok: false, refusal: { code: 'CONFLICT', message } });
  });

  it('allows a refund in a later month than the payment', () => {
    const balances = until(allocated, committed, claimed, paid);
    const back = applyLines(balances, linesOf({ kind: 'refund', ...SPENT, month: '2026-12', amount: 50 }));
    expect(back.ok && back.value.get('chess/2026-2027/spent/month 2026-12')).toBe(-50);
  });

  it('books a payment by commitment, category and month', () => {
    const balances = until(allocated, committed, claimed, paid);
    expect(Object.fromEntries(balances)).toEqual({
      'institute/2026-2027/funds': -100_000,
      'chess/2026-2027/free': 20_000,
      'chess/2026-2027/committed': 30_000,
      'chess/2026-2027/committed/commitment fest': 30_000,
      'chess/2026-2027/payable': 9_950,
      'chess/2026-2027/payable/commitment fest': 9_950,
      'chess/2026-2027/spent': 40_050,
      'chess/2026-2027/spent/commitment fest': 40_050,
      'chess/2026-2027/spent/category food': 40_050,
      'chess/2026-2027/spent/month 2026-11': 40_050,
    });
  });

  it('keeps cash separate from transferred fees', () => {
    const fee = { kind: 'fee', ...OF, desk: 'fest', amount: 5_000 } as const;
    const balances = until(
      { ...fee, via: 'cash' },
      { ...fee, via: 'upi' },
      { kind: 'cash-handover', year: OF.year, desk: 'fest', amount: 2_000 },
    );
    expect(Object.fromEntries(balances)).toEqual({
      'chess/2026-2027/fees': -10_000,
      'chess/2026-2027/fees/desk fest': -10_000,
      'institute/2026-2027/cash/desk fest': 3_000,
      'institute/2026-2027/funds': 7_000,
    });
  });

  it.each<[LedgerTransaction, object[]]>([
    [allocated, [OF]],
    [committed, []],
    [claimed, []],
    [paid, [OF]],
    [{ kind: 'fee', ...OF, desk: 'fest', via: 'cash', amount: 1 }, []],
    [{ kind: 'carry-over', unit: 'chess', from: '2025-2026', to: '2026-2027', amount: 1 }, [{ unit: 'chess', year: '2025-2026' }, OF]],
  ])('finds the years whose allocation or spending changes with %j', (transaction, years) =>
    expect(yearsTouched(linesOf(transaction))).toEqual(years),
  );

  it.each<[LedgerTransaction, string[]]>([
    [allocated, ['chess/2026-2027/free']],
    [committed, ['chess/2026-2027/committed']],
    [paid, ['chess/2026-2027/payable']],
    [{ kind: 'fee', ...OF, desk: 'fest', via: 'cash', amount: 1 }, []],
    [
      { kind: 'carry-over', unit: 'chess', from: '2025-2026', to: '2026-2027', amount: 1 },
      ['chess/2025-2026/free', 'chess/2026-2027/free'],
    ],
  ])('uses one counting account per unit and year for %j', (transaction, keys) =>
    expect(countingAccounts(linesOf(transaction))).toEqual(keys),
  );

  it('opens a year with the free and spent amounts of an earlier system', () => {
    const spent = [{ category: 'food', amount: 700 }] as const;
    expect(linesOf({ kind: 'opening', ...OF, free: 300, spent })).toEqual([
      { kind: 'funds', year: OF.year, amount: -1000 },
      { kind: 'free', ...OF, amount: 300 },
      { kind: 'spent', ...OF, category: 'food', amount: 700 },
    ]);
    expect(linesOf({ kind: 'opening', ...OF, free: 0, spent })).toHaveLength(2);
  });
});

describe('amount conversion', () => {
  it.each([
    [' 1,250.5 ', 125_050],
    ['0.01', 1],
    ['1000000000', 100_000_000_000],
    ['0', undefined],
    ['1000000000.01', undefined],
    ['12.345', undefined],
    ['-5', undefined],
    ['', undefined],
  ])('parses %j as %s paise', (text, paise) => expect(typedPaise(text)).toBe(paise));

  it('formats and validates amounts typed into forms', () => {
    expect([0, 5, 125_000, 125_050].map(amountText)).toEqual(['0', '0.05', '1250', '1250.50']);
    expect(v.parse(typedAmount(0), '0')).toBe(0);
    expect(v.safeParse(typedAmount(), '0').issues?.[0].message).toBe('Enter an amount from 0.01 to 1,000,000,000.');
    expect(v.safeParse(typedAmount(0), 'x').issues?.[0].message).toBe('Enter an amount from 0 to 1,000,000,000.');
  });

  it.each([
    [125_000, '₹1,250'],
    [125_050, '₹1,250.50'],
    [-50, '-₹0.50'],
  ])('formats %d paise as %s', (paise, text) => expect(formatPaise(paise, { currency: 'INR', locale: 'en-IN' })).toBe(text));

  it('converts between paise and rupees', () => expect([toRupees(1250), toPaise(0.29)]).toEqual([12.5, 29]));

  it('adds up figures and amounts', () => {
    const figures = withAllocated({ free: 1, committed: 2, payable: 3, spent: 4 });
    expect(sumOf([figures, figures])).toEqual({ allocated: 20, free: 2, committed: 4, payable: 6, spent: 8 });
    expect(totalOf([{ amount: 1 }, { amount: 2 }])).toBe(3);
  });
});

describe('money permissions', () => {
  const unit = { id: 'chess', category: 'sports' } as const;
  const nobody = { role: 'STUDENT', isAdministrator: false } as const;
  it.each<[MoneyActor, unknown, boolean, boolean, boolean]>([
    [nobody, undefined, false, false, false],
    [{ ...nobody, role: 'CLUB_COORDINATOR' }, undefined, false, false, false],
    [{ ...nobody, role: 'CLUB_COORDINATOR', unit: { id: 'chess' } }, { unit: 'chess' }, true, true, false],
    [{ ...nobody, role: 'CLUB_COORDINATOR', unit: { id: 'dance' } }, { unit: 'dance' }, false, false, false],
    [{ ...nobody, role: 'GENSEC_SPORTS' }, { category: 'sports' }, true, true, false],
    [{ ...nobody, role: 'GENSEC_CULTURAL' }, { category: 'cultural' }, false, false, false],
    [{ ...nobody, role: 'PRESIDENT' }, 'all', true, true, true],
    [{ ...nobody, isAdministrator: true }, 'all', true, false, true],
  ])('decide viewing, requesting and allocating for %j', (actor, scope, sees, asks, allocates) => {
    expect(moneyScope(actor)).toEqual(scope);
    expect([seesMoneyOf(actor, unit), checkRequestsMoney(actor, unit).ok, checkAllocates(actor).ok]).toEqual([sees, asks, allocates]);
  });
});

describe('BudgetInput', () => {
  const line = { what: 'Cables', category: 'equipment', amount: 120_000 };
  const right = { unit_id: 'chess', title: 'Open day', ends_on: '2026-12-01', lines: [line] };
  const errors = (input: unknown) => (v.safeParse(BudgetInput, input).issues ?? []).map((issue) => [v.getDotPath(issue), issue.message]);

  it('accepts form input and fills in defaults', () => {
    expect(v.parse(BudgetInput, right)).toEqual({ ...right, event_id: null, lines: [{ ...line, _id: null, why: '', payee: '' }] });
  });

  it('converts rupees typed into the form and rejects a last day in the past', () => {
    const typed = { event_id: '', title: 'Open day', ends_on: '2026-12-01', lines: [{ ...line, amount: '1,200' }] };
    expect(v.parse(budgetForm({ today: '2026-12-01' }), typed)).toMatchObject({ event_id: null, lines: [{ amount: 120_000 }] });
    expect(v.safeParse(budgetForm({ today: '2026-12-02' }), typed).issues?.[0].message).toBe('The last day is already over.');
    expect(v.is(budgetInput({ today: '2026-12-02' }), right)).toBe(false);
    expect(v.is(budgetChange({ today: '2026-12-01' }), { ...right, version: 1 })).toBe(true);
  });

  it.each([
    [{ lines: [] }, 'lines', 'A budget needs 1 to 30 lines.'],
    [{ lines: Array.from({ length: 31 }, () => line) }, 'lines', 'A budget needs 1 to 30 lines.'],
    [{ lines: [{ ...line, amount: 0 }] }, 'lines.0.amount', 'Enter an amount from 0.01 to 1,000,000,000.'],
    [{ lines: [{ ...line, amount: 1.5 }] }, 'lines.0.amount', 'Enter an amount from 0.01 to 1,000,000,000.'],
    [{ lines: [{ ...line, category: 'bribes' }] }, 'lines.0.category', 'Choose what the money is for.'],
    [{ lines: [line, { ...line, amount: 100_000_000_000 }] }, 'lines', 'All lines together may come to at most 1,000,000,000.'],
    [{ ends_on: '' }, 'ends_on', 'Enter the last day.'],
  ])('rejects %j', (change, field, message) => expect(errors({ ...right, ...change })).toEqual([[field, message]]));
});

describe('YearOfOffice', () => {
  it('accepts two consecutive years only', () => {
    expect(v.is(YearOfOffice, '2026-2027')).toBe(true);
    for (const year of ['2026-2090', '2026-2026', '2027-2026', '1999-2000', '2026-27', '2026', ''])
      expect(v.is(YearOfOffice, year), year).toBe(false);
  });
});

describe('yearProgress', () => {
  it.each([
    ['2026-03-31', '2026-04-01', { months: 1, until: { year: 2026, month: 4 }, percent: 0 }],
    ['2026-04-01', '2026-04-01', { months: 1, until: { year: 2026, month: 4 }, percent: 0 }],
    ['2026-11-27', '2026-04-01', { months: 8, until: { year: 2026, month: 11 }, percent: 66 }],
    ['2027-03-31', '2026-04-01', { months: 12, until: { year: 2027, month: 3 }, percent: 100 }],
    ['2028-06-01', '2026-04-01', { months: 12, until: { year: 2027, month: 3 }, percent: 100 }],
    ['2026-07-10', '2026-07-01', { months: 1, until: { year: 2026, month: 7 }, percent: 3 }],
  ])('returns the months and percentage on %s for a year starting on %s', (today, startsOn, progress) =>
    expect(yearProgress(startsOn, today)).toEqual(progress),
  );
});

it('isCorrectable is true for allocations, carry-overs and openings only', () =>
  expect(ENTRY_KINDS.filter(isCorrectable)).toEqual(['allocation', 'carry-over', 'opening']));

describe('publicSpending', () => {
  const of = (year: string, kind: 'free' | 'committed' | 'spent', balance: number, category: 'food' | 'venue' | null = null) => ({
    ...{ year, kind, category, balance, commitment: 'fest', subject: 'Asha Verma' },
  });

  it('sums by year and category, newest year and largest sum first', () => {
    const balances = [
      ...[of('2025-2026', 'spent', 500), of('2025-2026', 'spent', 500, 'food')],
      ...[of('2026-2027', 'free', 100), of('2026-2027', 'committed', 200), of('2026-2027', 'spent', 700)],
      ...[of('2026-2027', 'spent', 300, 'food'), of('2026-2027', 'spent', 400, 'venue')],
      of('2024-2025', 'free', 0),
    ];
    expect(publicSpending(balances)).toEqual([
      {
        ...{ year: '2026-2027', allocated: 1000, spent: 700 },
        categories: [
          { category: 'venue', spent: 400 },
          { category: 'food', spent: 300 },
        ],
      },
      { year: '2025-2026', allocated: 500, spent: 500, categories: [{ category: 'food', spent: 500 }] },
    ]);
    expect(publicSpending([])).toEqual([]);
    expect(publicSpending(balances.toReversed())).toEqual(publicSpending(balances));
  });

  it('has a public page path per unit', () => expect(spendingPagePath('chess')).toBe('/money/public/chess'));
});

describe('fromSpendingCell', () => {
  it.each([
    ['Free', 'free'],
    ['food and drink', 'food'],
    ['FOOD', 'food'],
    ['Drinks', undefined],
  ])('maps %s to %s', (cell, kind) => expect(fromSpendingCell(cell)).toBe(kind));
});
