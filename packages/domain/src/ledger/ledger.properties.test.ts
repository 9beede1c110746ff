import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyLines, type Balances, changesOf, type LedgerLine, type LedgerTransaction, linesOf, replay, SPENDING_KEYS } from './index.ts';

const UNITS = ['chess', 'dance'];
const YEARS = ['2025-2026', '2026-2027'];

const amount = fc.integer({ min: 1, max: 5_000_000 });
const ofUnit = { unit: fc.constantFrom(...UNITS), year: fc.constantFrom(...YEARS), amount };
const ofCommitment = { ...ofUnit, commitment: fc.constantFrom('fest', 'camp') };
const spending = {
  ...ofCommitment,
  category: fc.constantFrom(...SPENDING_KEYS),
  month: fc.constantFrom('2026-11', '2026-12'),
};
const atDesk = { ...ofUnit, desk: fc.constantFrom('fest', 'camp') };
const VIA = fc.constantFrom('cash' as const, 'upi' as const);
const kind = <Kind extends LedgerTransaction['kind']>(...kinds: Kind[]) => fc.constantFrom<Kind>(...kinds);

const transactions: fc.Arbitrary<LedgerTransaction> = fc.oneof(
  fc.record({ kind: kind('allocation'), ...ofUnit }),
  fc.record({ kind: kind('allocation'), ...ofUnit, amount: amount.map((sum) => -sum) }),
  fc.record({ kind: kind('commitment', 'release', 'claim', 'claim-return'), ...ofCommitment }),
  fc.record({ kind: kind('payment', 'refund'), ...spending }),
  fc.record({ kind: kind('fee'), via: VIA, ...atDesk }),
  fc.record({ kind: kind('fee-refund'), via: VIA, cashYear: atDesk.year, ...atDesk }),
  fc.record({ kind: kind('cash-handover'), year: atDesk.year, desk: atDesk.desk, amount }),
  fc.record({ kind: kind('carry-over'), unit: ofUnit.unit, from: fc.constant('2025-2026'), to: fc.constant('2026-2027'), amount }),
  fc.record({
    ...{ kind: kind('opening'), unit: ofUnit.unit, year: ofUnit.year, free: fc.nat(1_000_000) },
    spent: fc.uniqueArray(fc.record({ category: spending.category, amount }), {
      selector: ({ category }) => category,
      minLength: 1,
      maxLength: 3,
    }),
  }),
);

/** Enters the transactions that the ledger accepts, in turn; with every third transaction it also tries to reverse the previous entry. */
function entered(tried: readonly LedgerTransaction[]): { readonly entries: LedgerLine[][]; readonly balances: Balances } {
  const entries: LedgerLine[][] = [];
  let balances: Balances = new Map();
  for (const [at, transaction] of tried.entries()) {
    const last = entries.at(-1);
    for (const next of at % 3 === 2 && last ? [transaction, { kind: 'correction', lines: last } as const] : [transaction]) {
      const lines = linesOf(next);
      const after = applyLines(balances, lines);
      if (!after.ok) continue;
      entries.push(lines);
      balances = after.value;
    }
  }
  return { entries, balances };
}

const total = (lines: readonly LedgerLine[]) => lines.reduce((sum, line) => sum + line.amount, 0);
const lists = fc.array(transactions, { maxLength: 80 });

describe('ledger', () => {
  it('creates entries that sum to zero', () => {
    fc.assert(
      fc.property(transactions, (transaction) => {
        const lines = linesOf(transaction);
        expect(total(lines)).toBe(0);
        expect(total(linesOf({ kind: 'correction', lines }))).toBe(0);
      }),
    );
  });

  it('never lets an account fall below zero, except funds, fees and monthly accounts', () => {
    fc.assert(
      fc.property(lists, (tried) => {
        for (const [key, balance] of entered(tried).balances)
          if (!/funds|fees|month/.test(key)) expect([key, balance >= 0]).toEqual([key, true]);
      }),
    );
  });

  it('has the same balances after a replay of its entries', () => {
    fc.assert(
      fc.property(lists, (tried) => {
        const { entries, balances } = entered(tried);
        expect(replay(entries)).toEqual(balances);
      }),
    );
  });

  it('has the same balances when entries are replayed in another order', () => {
    fc.assert(
      fc.property(lists, fc.nat(), (tried, turn) => {
        const { entries, balances } = entered(tried);
        const at = entries.length === 0 ? 0 : turn % entries.length;
        expect(replay([...entries.slice(at), ...entries.slice(0, at)].reverse())).toEqual(balances);
      }),
    );
  });

  it('keeps committed and payable totals equal to the sums of their commitments', () => {
    fc.assert(
      fc.property(lists, (tried) => {
        const { balances } = entered(tried);
        for (const [key, balance] of balances) {
          if (!/\/(committed|payable)$/.test(key)) continue;
          const parts = [...balances].filter(([other]) => other.startsWith(`${key}/commitment`));
          expect(parts.reduce((sum, [, part]) => sum + part, 0)).toBe(balance);
        }
      }),
    );
  });

  it('lists changed accounts once each, in sorted order', () => {
    fc.assert(
      fc.property(transactions, (transaction) => {
        const keys = changesOf(linesOf(transaction)).map(({ account }) => account.key);
        expect(keys).toEqual([...new Set(keys)].sort());
      }),
    );
  });
});
