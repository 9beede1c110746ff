import * as v from 'valibot';
import { PersonReference } from '../accounts/person.ts';
import { body } from '../fields/body.ts';
import { optionalText, requiredId, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { FEE_PAYMENT_METHODS } from '../ledger/entry.ts';
import { PaiseAmount, typedAmount } from '../ledger/paise.ts';
import { FEE_DESK_TEXTS } from './texts.ts';

/** Cash, or a UPI transfer, which has a reference. */
const PAID = { via: v.picklist(FEE_PAYMENT_METHODS, FEE_DESK_TEXTS.via), reference: optionalText(100) };

function hasReference({ via, reference }: { via: string; reference: string }): boolean {
  return via !== 'upi' || reference !== '';
}

/** Body that marks a fee as paid. The event determines the amount. */
export const FeeInput = v.pipe(
  body({ user_id: requiredId(FEE_DESK_TEXTS.person), ...PAID }),
  v.forward(
    v.check((paid) => hasReference(paid), FEE_DESK_TEXTS.reference),
    ['reference'],
  ),
);
export type FeeInput = v.InferOutput<typeof FeeInput>;

/** Body that refunds a fee. */
export const FeeRefundInput = v.pipe(
  body({ ...PAID, reason: requiredText(FEE_DESK_TEXTS.reason) }),
  v.forward(
    v.check((paid) => hasReference(paid), FEE_DESK_TEXTS.reference),
    ['reference'],
  ),
);
export type FeeRefundInput = v.InferOutput<typeof FeeRefundInput>;

/** The counted cash of a desk: the first of two signatures. */
export const CashCountInput = body({ counted: PaiseAmount, reason: optionalText() });
export type CashCountInput = v.InferOutput<typeof CashCountInput>;

/** The same for the form, in rupees. */
export const CashCountForm = body({ counted: typedAmount(), reason: CashCountInput.entries.reason });

/** A fee paid at the desk, and whether it was refunded. */
export const Fee = v.object({
  _id: Id,
  amount: v.number(),
  via: v.picklist(FEE_PAYMENT_METHODS),
  reference: v.string(),
  taken_at: v.string(),
});
export type Fee = v.InferOutput<typeof Fee>;

/** A person with a place at the event, or one who paid and no longer has a place, with the fee. */
export const FeeEntry = v.object({
  person: PersonReference,
  /** Roll number. */
  user_id: v.nullable(v.string()),
  /** Null before payment and after a refund. */
  fee: v.nullable(Fee),
});
export type FeeEntry = v.InferOutput<typeof FeeEntry>;

/** Cash handed over from a desk to a treasurer: counted by one person and received by another. */
export const CashHandover = v.object({
  _id: Id,
  event: v.object({ _id: Id, title: v.string() }),
  counted: v.number(),
  /** The desk's cash balance in the ledger at the time of counting. */
  expected: v.number(),
  /** Why the amounts differ. */
  reason: v.string(),
  counted_by: v.nullable(PersonReference),
  counted_at: v.string(),
  received_by: v.nullable(PersonReference),
  /** Null until the second signature. */
  received_at: v.nullable(v.string()),
});
export type CashHandover = v.InferOutput<typeof CashHandover>;

/** The fee desk of an event, for those who manage it. */
export const FeeDesk = v.object({
  event: v.object({ _id: Id, title: v.string() }),
  /** Fee per person. */
  fee: v.number(),
  paid_count: v.number(),
  /** Cash balance of the desk in the ledger. */
  cash: v.number(),
  /** UPI payments that were not refunded. */
  upi: v.number(),
  /** People who paid and no longer have a place, to be refunded. */
  left: v.array(FeeEntry),
  /** Newest first; the first one may lack its second signature. */
  handovers: v.array(CashHandover),
});
export type FeeDesk = v.InferOutput<typeof FeeDesk>;
