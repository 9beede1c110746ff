import type { Id } from '../identity/id.ts';
import { RUPEES } from '../ledger/accounts.ts';
import { formatPaise, type Paise, toPaise } from '../ledger/paise.ts';
import { LEDGER_TEXTS } from '../ledger/texts.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import type { CashCountInput } from './feeDesk.ts';
import { FEE_DESK_TEXTS } from './texts.ts';

/** Returns the fee of an event in paise; an event without a fee has no desk. */
export function feeOf({ fees }: { readonly fees: number | null }): Result<Paise> {
  return fees ? accept(toPaise(fees)) : refuse('CONFLICT', FEE_DESK_TEXTS.noFee);
}

/** Checks the counted cash: not more than the ledger's balance of the desk, and less only with a reason. */
export function checkCount({ counted, reason }: CashCountInput, cash: Paise): Result<true> {
  if (counted > cash) return refuse('CONFLICT', { text: LEDGER_TEXTS.notInCash, values: { 1: formatPaise(cash, RUPEES) } });
  if (counted < cash && reason === '') return refuse('INVALID', FEE_DESK_TEXTS.lessReason, { reason: FEE_DESK_TEXTS.lessReason });
  return accept(true);
}

/** Checks whether a person may sign the receipt of cash: once, and not the person who counted it. */
export function checkReceives(handover: { readonly countedBy: Id; readonly isReceived: boolean }, receiverId: Id): Result<true> {
  if (handover.isReceived) return refuse('ALREADY_DECIDED', FEE_DESK_TEXTS.received);
  return handover.countedBy === receiverId ? refuse('SELF_REVIEW', FEE_DESK_TEXTS.ownCount) : accept(true);
}
