import * as v from 'valibot';
import { PersonReference } from '../accounts/person.ts';
import { body } from '../fields/body.ts';
import { optionalText, requiredId, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { FEE_WAYS } from '../ledger/entry.ts';
import { PaiseAmount, typedAmount } from '../ledger/paise.ts';
import { FEE_DESK_TEXTS } from './texts.ts';

/** Cash, or a transfer by UPI, which has a reference. */
const PAID = { via: v.picklist(FEE_WAYS, FEE_DESK_TEXTS.via), reference: optionalText(100) };

function hasReference({ via, reference }: { via: string; reference: string }): boolean {
  return via !== 'upi' || reference !== '';
}

/** What marking a fee as paid sends. How much it is the event says. */
export const FeeInput = v.pipe(
  body({ user_id: requiredId(FEE_DESK_TEXTS.person), ...PAID }),
  v.forward(
    v.check((paid) => hasReference(paid), FEE_DESK_TEXTS.reference),
    ['reference'],
  ),
);
export type FeeInput = v.InferOutput<typeof FeeInput>;

/** What giving a fee back sends. */
export const FeeRefundInput = v.pipe(
  body({ ...PAID, reason: requiredText(FEE_DESK_TEXTS.reason) }),
  v.forward(
    v.check((paid) => hasReference(paid), FEE_DESK_TEXTS.reference),
    ['reference'],
  ),
);
export type FeeRefundInput = v.InferOutput<typeof FeeRefundInput>;

/** What was counted of the cash at a desk: the first of two signatures. */
export const CashCountInput = body({ counted: PaiseAmount, reason: optionalText() });
export type CashCountInput = v.InferOutput<typeof CashCountInput>;

/** The same as a form has it, in rupees. */
export const CashCountForm = body({ counted: typedAmount(), reason: CashCountInput.entries.reason });

/** A fee that was paid at the desk, and whether it was given back. */
export const Fee = v.object({
  _id: Id,
  amount: v.number(),
  via: v.picklist(FEE_WAYS),
  reference: v.string(),
  taken_at: v.string(),
});
export type Fee = v.InferOutput<typeof Fee>;

/** Somebody who has a place at the event, or paid and has none any more, with the fee that they paid. */
export const FeeEntry = v.object({
  person: PersonReference,
  /** Roll number. */
  user_id: v.nullable(v.string()),
  /** Null as long as nothing was paid, and once it was given back. */
  fee: v.nullable(Fee),
});
export type FeeEntry = v.InferOutput<typeof FeeEntry>;

/** Cash that goes from a desk to a treasurer: counted by one person, received by another. */
export const CashHandover = v.object({
  _id: Id,
  event: v.object({ _id: Id, title: v.string() }),
  counted: v.number(),
  /** What the desk had in cash by the ledger as it was counted. */
  expected: v.number(),
  /** Why these are not the same. */
  reason: v.string(),
  counted_by: v.nullable(PersonReference),
  counted_at: v.string(),
  received_by: v.nullable(PersonReference),
  /** Null as long as the second signature is missing. */
  received_at: v.nullable(v.string()),
});
export type CashHandover = v.InferOutput<typeof CashHandover>;

/** The desk of an event, for those who look after it. */
export const FeeDesk = v.object({
  event: v.object({ _id: Id, title: v.string() }),
  /** What each pays. */
  fee: v.number(),
  paid_count: v.number(),
  /** What is at the desk by the ledger. */
  cash: v.number(),
  /** What came by UPI and was not given back. */
  upi: v.number(),
  /** Who paid and has no place any more: to be given back. */
  left: v.array(FeeEntry),
  /** The newest first; the first may lack its second signature. */
  handovers: v.array(CashHandover),
});
export type FeeDesk = v.InferOutput<typeof FeeDesk>;
