import type { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import type { ExpenseClaimStatus } from './claim.ts';
import { isPayable } from './decision.ts';
import type { PaymentResult, PaymentState } from './payment.ts';
import { PAYMENT_TEXTS } from './texts.ts';

/** A claim as far as paying it depends on it. */
export interface PayableClaim {
  readonly _id: Id;
  readonly status: ExpenseClaimStatus;
  readonly claimantId: Id;
  /** Who decided about it: they do not pay it as well. */
  readonly deciderIds: readonly Id[];
  /** What whoever is paid is called. */
  readonly payeeName: string;
  readonly hasAccount: boolean;
}

/** Whether a treasurer may pay claims: each once, and none that they claimed or decided about. By the bank only to an account. */
export function checkPays(claims: readonly PayableClaim[], treasurerId: Id, way: 'bank' | 'by-hand'): Result<true> {
  if (claims.some(({ status }) => !isPayable(status))) return refuse('CONFLICT', PAYMENT_TEXTS.notPayable);
  if (claims.some(({ claimantId, deciderIds }) => claimantId === treasurerId || deciderIds.includes(treasurerId))) {
    return refuse('SELF_REVIEW', PAYMENT_TEXTS.ownClaim);
  }
  const without = way === 'bank' ? claims.find(({ hasAccount }) => !hasAccount) : undefined;
  if (without) return refuse('CONFLICT', { text: PAYMENT_TEXTS.noAccount, values: { name: without.payeeName } });
  return accept(true);
}

/** Whether a file of a batch can be made: once, which its campus day says afterwards. */
export function checkExports(exportedOn: string | null): Result<true> {
  return exportedOn === null ? accept(true) : refuse('CONFLICT', { text: PAYMENT_TEXTS.exported, values: { day: { day: exportedOn } } });
}

/** What becomes of a payment and its claim: what was not paid waits for payment again. */
export interface Settlement {
  readonly state: PaymentState;
  readonly claimIsPaid: boolean;
}

/** Settles a payment of a batch whose file was made: once. */
export function settlePayment(state: PaymentState, { result }: PaymentResult, isExported: boolean): Result<Settlement> {
  if (!isExported) return refuse('CONFLICT', PAYMENT_TEXTS.notExported);
  if (state !== 'pending') return refuse('ALREADY_DECIDED', PAYMENT_TEXTS.settled);
  return accept({ state: result, claimIsPaid: result === 'paid' });
}
