import * as v from 'valibot';
import { LEDGER_TEXTS } from './texts.ts';

/** Categories of spending. A budget line has one, which also applies to its payments. */
export const SPENDING_NAMES = {
  venue: 'Venue',
  food: 'Food and drink',
  travel: 'Travel',
  printing: 'Printing and publicity',
  equipment: 'Equipment',
  prizes: 'Prizes',
  guests: 'Guests and judges',
  other: 'Other',
} as const;
export type SpendingCategory = keyof typeof SPENDING_NAMES;
export const SPENDING_KEYS = Object.keys(SPENDING_NAMES) as [SpendingCategory, ...SpendingCategory[]];
/** Parses a cell of a table as a category or 'free'; undefined if it is neither. */
export function fromSpendingCell(cell: string): SpendingCategory | 'free' | undefined {
  const isIt = (name: string) => name.toLowerCase() === cell.toLowerCase();
  return isIt('free') ? 'free' : SPENDING_KEYS.find((key) => isIt(key) || isIt(SPENDING_NAMES[key]));
}

export const SpendingCategory = v.picklist(SPENDING_KEYS, LEDGER_TEXTS.category);
