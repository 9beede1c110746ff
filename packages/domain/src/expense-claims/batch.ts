import type { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import type { ExpenseClaimStatus } from './claim.ts';
import { isPayable } from './decision.ts';
import type { PaymentResult, PaymentState } from './payment.ts';
import { PAYMENT_TEXTS } from './texts.ts';

/** A claim with the data needed for payment. */
export interface PayableClaim {
  readonly _id: Id;
  readonly status: ExpenseClaimStatus;
  readonly claimantId: Id;
  /** Deciders of the claim, who must not pay it as well. */
  readonly deciderIds: readonly Id[];
  /** Name of the recipient. */
  readonly payeeName: string;
  readonly hasAccount: boolean;
}

/** Checks whether a treasurer may pay claims: each once, and none that they claimed or decided. A bank payment requires an account. */
export function checkPays(claims: readonly PayableClaim[], treasurerId: Id, way: 'bank' | 'by-hand'): Result<true> {
  if (claims.some(({ status }) => !isPayable(status))) return refuse('CONFLICT', PAYMENT_TEXTS.notPayable);
  if (claims.some(({ claimantId, deciderIds }) => claimantId === treasurerId || deciderIds.includes(treasurerId))) {
    return refuse('SELF_REVIEW', PAYMENT_TEXTS.ownClaim);
  }
  const without = way === 'bank' ? claims.find(({ hasAccount }) => !hasAccount) : undefined;
  if (without) return refuse('CONFLICT', { text: PAYMENT_TEXTS.noAccount, values: { name: without.payeeName } });
  return accept(true);
}

/** Checks that the batch's file has not been created before; the error contains the campus day on which it was. */
export function checkExports(exportedOn: string | null): Result<true> {
  return exportedOn === null ? accept(true) : refuse('CONFLICT', { text: PAYMENT_TEXTS.exported, values: { day: { day: exportedOn } } });
}

/** Result for a payment and its claim; an unpaid claim waits for payment again. */
export interface Settlement {
  readonly state: PaymentState;
  readonly claimIsPaid: boolean;
}

/** Settles a payment of a batch of which a file was exported, once. */
export function settlePayment(state: PaymentState, { result }: PaymentResult, isExported: boolean): Result<Settlement> {
  if (!isExported) return refuse('CONFLICT', PAYMENT_TEXTS.notExported);
  if (state !== 'pending') return refuse('ALREADY_DECIDED', PAYMENT_TEXTS.settled);
  return accept({ state: result, claimIsPaid: result === 'paid' });
}
