import type { Id } from '../identity/id.ts';
import type { Paise } from './paise.ts';
import type { SpendingCategory } from './spending.ts';

/** Kinds of ledger accounts. */
export const ACCOUNT_KINDS = ['funds', 'free', 'committed', 'payable', 'spent', 'fees', 'cash'] as const;
export type AccountKind = (typeof ACCOUNT_KINDS)[number];

/**
 * One side of an entry: what an account gains, or loses if negative. The kind says where the money is; the other fields say whose it is,
 * and its year of office, commitment and so on.
 */
export interface LedgerLine {
  readonly kind: AccountKind;
  readonly year: string;
  readonly unit?: Id | undefined;
  readonly commitment?: Id | undefined;
  readonly desk?: Id | undefined;
  readonly category?: SpendingCategory | undefined;
  /** Month of spending, such as '2026-11'; omitted if unknown. */
  readonly month?: string | undefined;
  readonly amount: Paise;
}

interface OfUnit {
  readonly unit: Id;
  readonly year: string;
  readonly amount: Paise;
}

interface OfCommitment extends OfUnit {
  readonly commitment: Id;
}

interface Spending extends OfCommitment {
  readonly category: SpendingCategory;
  readonly month: string;
}

interface AtDesk extends OfUnit {
  readonly desk: Id;
}

/** Cash stays at the desk until it is handed over; a transfer belongs to the institute at once. */
export const FEE_PAYMENT_METHODS = ['cash', 'upi'] as const;
export type FeePaymentMethod = (typeof FEE_PAYMENT_METHODS)[number];

/** Kinds of ledger entries. Amounts are positive, except that an allocation may be negative to take back free money. */
export type LedgerTransaction =
  | ({ readonly kind: 'allocation' } & OfUnit)
  | ({ readonly kind: 'commitment' | 'release' } & OfCommitment)
  /** A claim was approved, or its approval was withdrawn. */
  | ({ readonly kind: 'claim' | 'claim-return' } & OfCommitment)
  /** A claim was paid, or a payment was refunded. */
  | ({ readonly kind: 'payment' | 'refund' } & Spending)
  | ({ readonly kind: 'fee'; readonly via: FeePaymentMethod } & AtDesk)
  /** The year of the fee, and that in which the desk has its cash. */
  | ({ readonly kind: 'fee-refund'; readonly via: FeePaymentMethod; readonly cashYear: string } & AtDesk)
  | ({ readonly kind: 'cash-handover' } & Omit<AtDesk, 'unit'>)
  | { readonly kind: 'carry-over'; readonly unit: Id; readonly from: string; readonly to: string; readonly amount: Paise }
  /** Final balances of an earlier year, kept in another system. */
  | {
      readonly kind: 'opening';
      readonly unit: Id;
      readonly year: string;
      readonly free: Paise;
      readonly spent: readonly { readonly category: SpendingCategory; readonly amount: Paise }[];
    }
  /** The reversed lines of another entry. */
  | { readonly kind: 'correction'; readonly lines: readonly LedgerLine[] };

export const ENTRY_KINDS = [
  ...['allocation', 'commitment', 'release', 'claim', 'claim-return', 'payment', 'refund'],
  ...['fee', 'fee-refund', 'cash-handover', 'carry-over', 'opening', 'correction'],
] as LedgerTransaction['kind'][];
export type EntryKind = LedgerTransaction['kind'];

/**
 * Whether an entry can be reversed directly. Entries that result from a budget, a claim or a desk are reversed there, to keep both
 * consistent.
 */
export function isCorrectable(kind: EntryKind): boolean {
  return kind === 'allocation' || kind === 'carry-over' || kind === 'opening';
}

/** Moves an amount from one account to another. */
function move(amount: Paise, from: Omit<LedgerLine, 'amount'>, to: Omit<LedgerLine, 'amount'>): LedgerLine[] {
  return [
    { ...from, amount: -amount },
    { ...to, amount },
  ];
}

/** Returns the lines of an entry. They sum to zero. */
export function linesOf(transaction: LedgerTransaction): LedgerLine[] {
  switch (transaction.kind) {
    case 'allocation': {
      const { unit, year, amount } = transaction;
      return move(amount, { kind: 'funds', year }, { kind: 'free', unit, year });
    }
    case 'commitment':
    case 'release': {
      const { unit, year, commitment, amount, kind } = transaction;
      return move(kind === 'release' ? -amount : amount, { kind: 'free', unit, year }, { kind: 'committed', unit, year, commitment });
    }
    case 'claim':
    case 'claim-return': {
      const { unit, year, commitment, amount, kind } = transaction;
      const of = { unit, year, commitment };
      return move(kind === 'claim' ? amount : -amount, { kind: 'committed', ...of }, { kind: 'payable', ...of });
    }
    case 'payment': {
      const { unit, year, commitment, category, month, amount } = transaction;
      return move(amount, { kind: 'payable', unit, year, commitment }, { kind: 'spent', unit, year, commitment, category, month });
    }
    case 'refund': {
      const { unit, year, commitment, category, month, amount } = transaction;
      return move(amount, { kind: 'spent', unit, year, commitment, category, month }, { kind: 'free', unit, year });
    }
    case 'fee': {
      const { unit, year, desk, via, amount } = transaction;
      return move(amount, { kind: 'fees', unit, year, desk }, via === 'cash' ? { kind: 'cash', year, desk } : { kind: 'funds', year });
    }
    case 'fee-refund': {
      const { unit, year, cashYear, desk, via, amount } = transaction;
      const from = via === 'cash' ? ({ kind: 'cash', year: cashYear, desk } as const) : ({ kind: 'funds', year } as const);
      return move(amount, from, { kind: 'fees', unit, year, desk });
    }
    case 'cash-handover': {
      const { year, desk, amount } = transaction;
      return move(amount, { kind: 'cash', year, desk }, { kind: 'funds', year });
    }
    case 'carry-over': {
      const { unit, from, to, amount } = transaction;
      return move(amount, { kind: 'free', unit, year: from }, { kind: 'free', unit, year: to });
    }
    case 'opening': {
      const { unit, year, free, spent } = transaction;
      const sides = [
        ...(free > 0 ? [{ kind: 'free', unit, year, amount: free } as const] : []),
        ...spent.map(({ category, amount }) => ({ kind: 'spent', unit, year, category, amount }) as const),
      ];
      return [{ kind: 'funds', year, amount: -sides.reduce((sum, { amount }) => sum + amount, 0) }, ...sides];
    }
    case 'correction':
      return transaction.lines.map((line) => ({ ...line, amount: -line.amount }));
  }
}
