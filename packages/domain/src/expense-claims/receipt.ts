import { formatPaise } from '../ledger/paise.ts';
import type { Sentence } from '../messages/sentence.ts';
import type { MoneyFormat } from '../money/money.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { MAX_UNCLAIMED_RECEIPTS } from './claim.ts';
import { EXPENSE_CLAIM_TEXTS } from './texts.ts';

/** Message when the maximum of unused receipts is reached. */
export const TOO_MANY_RECEIPTS: Sentence<number> = {
  text: EXPENSE_CLAIM_TEXTS.unclaimedReceipts,
  values: { count: MAX_UNCLAIMED_RECEIPTS },
};

/** The claimed part of a receipt: by one claim or, if explicitly split, by several. */
export interface ClaimedReceipt {
  /** Total of the receipt as entered by the first claimant; null if there is none. */
  readonly total: number | null;
  /** Amount already claimed. */
  readonly claimed: number;
  /** Campus day of the first claim; null if there is none. */
  readonly day: string | null;
}

/** The part of a receipt in a claim, or all of it. */
export interface ReceiptPart {
  readonly amount: number;
  readonly total: number;
}

/** Checks whether a part of a receipt can be claimed. All parts together must not exceed the total, which is fixed by the first claim. */
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
