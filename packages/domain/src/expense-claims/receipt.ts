import { formatPaise } from '../ledger/paise.ts';
import type { Sentence } from '../messages/sentence.ts';
import type { MoneyFormat } from '../money/money.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { MOST_UNCLAIMED_RECEIPTS } from './claim.ts';
import { EXPENSE_CLAIM_TEXTS } from './texts.ts';

/** Why no more receipts are taken. */
export const TOO_MANY_RECEIPTS: Sentence<number> = {
  text: EXPENSE_CLAIM_TEXTS.unclaimedReceipts,
  values: { count: MOST_UNCLAIMED_RECEIPTS },
};

/** What is claimed of a receipt: by one claim or, by explicit split, by several. */
export interface ClaimedReceipt {
  /** What it is over, as whoever claimed of it first said; null where nobody did. */
  readonly total: number | null;
  /** What counts of it already. */
  readonly claimed: number;
  /** The campus day of the first claim; null where there is none. */
  readonly day: string | null;
}

/** A claim of a part of a receipt, or of all of it. */
export interface ReceiptPart {
  readonly amount: number;
  readonly total: number;
}

/**
 * Whether that part of a receipt can be claimed: its parts never come to more than it is over, which is said once. A receipt that is
 * claimed in whole is claimed.
 */
export function checkPart({ total, claimed, day }: ClaimedReceipt, part: ReceiptPart, money: MoneyFormat): Result<true> {
  if (total === null || day === null) return accept(true);
  const left = total - claimed;
  if (left <= 0) return refuse('CONFLICT', { text: EXPENSE_CLAIM_TEXTS.claimed, values: { day: { day } } });
  if (part.total !== total) {
    return refuse('CONFLICT', { text: EXPENSE_CLAIM_TEXTS.otherTotal, values: { amount: formatPaise(total, money) } });
  }
  if (part.amount > left) {
    return refuse('CONFLICT', { text: EXPENSE_CLAIM_TEXTS.overReceipt, values: { amount: formatPaise(left, money) } });
  }
  return accept(true);
}
