import * as v from 'valibot';
import { body } from '../fields/body.ts';
import type { Id } from '../identity/id.ts';
import type { AccountKind } from './entry.ts';
import type { Paise } from './paise.ts';
import { SPENDING_KEYS, type SpendingCategory } from './spending.ts';
import { LEDGER_TEXTS } from './texts.ts';

/** Body that publishes a unit's spending or makes it private. */
export const SpendingPageInput = body({ is_public: v.boolean(LEDGER_TEXTS.isPublic) });
export type SpendingPageInput = v.InferOutput<typeof SpendingPageInput>;

/** Returns the path of a unit's public spending page. */
export function spendingPagePath(unitId: Id): string {
  return `/money/public/${unitId}`;
}

/** A unit's year as shown to the public: sums only, without names. */
export interface PublicSpendingYear {
  readonly year: string;
  readonly allocated: Paise;
  readonly spent: Paise;
  /** Spending by category, highest first. */
  readonly categories: readonly { readonly category: SpendingCategory; readonly spent: Paise }[];
}

/** A ledger balance of a unit: in total or of one category. */
export interface UnitBalance {
  readonly year: string;
  readonly kind: AccountKind;
  readonly category: SpendingCategory | null;
  readonly balance: Paise;
}

/** Returns a unit's public spending: the years in which it had money, newest first. */
export function publicSpending(balances: readonly UnitBalance[]): PublicSpendingYear[] {
  const sum = (rows: readonly UnitBalance[]) => rows.reduce((total, { balance }) => total + balance, 0);
  return [...Map.groupBy(balances, ({ year }) => year)]
    .map(([year, rows]) => {
      const whole = rows.filter(({ category }) => category === null);
      const spentOn = SPENDING_KEYS.map((category) => ({ category, spent: sum(rows.filter((row) => row.category === category)) }));
      return {
        year,
        allocated: sum(whole),
        spent: sum(whole.filter(({ kind }) => kind === 'spent')),
        categories: spentOn.filter(({ spent }) => spent > 0).sort((one, other) => other.spent - one.spent),
      };
    })
    .filter(({ allocated }) => allocated > 0)
    .sort((one, other) => (one.year < other.year ? 1 : -1));
}

/** Texts of the public spending page. */
export const SPENDING_PAGE_TEXTS = {
  title: 'Where the fee went',
  of: '{title}: {unit}',
  about: 'Totals by year and purpose, without names.',
  nothing: 'Nothing was spent yet.',
  spentOf: '{spent} of {allocated} was spent in this year.',
  inAll: 'In all',
} as const;
