import * as v from 'valibot';
import { PersonReference } from '../accounts/person.ts';
import { CashHandover } from '../fee-desk/feeDesk.ts';
import { body } from '../fields/body.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { optionalText, requiredId, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { PAYMENT_TEXTS } from './texts.ts';

/** Ways to pay a claim. */
export const PAYMENT_METHODS = ['bank', 'upi', 'cash'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** States of a payment. A failed one stays in its batch, and its claim waits for payment again. */
export const PAYMENT_STATES = ['pending', 'paid', 'failed'] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];

/** Maximum number of claims in a batch. */
export const MAX_IN_BATCH = 500;

const blankOr = (pattern: RegExp, message: string) =>
  v.pipe(
    optionalText(100),
    v.transform((text) => text.replaceAll(/\s/g, '')),
    v.check((text) => text === '' || pattern.test(text), message),
  );

/** A person's payment details: a bank account, a UPI ID or both. */
export const PayeeInput = v.pipe(
  body({
    holder: requiredText(PAYMENT_TEXTS.holder),
    account: blankOr(/^\d{9,18}$/, PAYMENT_TEXTS.account),
    ifsc: v.pipe(
      blankOr(/^[a-z]{4}0[a-z\d]{6}$/i, PAYMENT_TEXTS.ifsc),
      v.transform((text) => text.toUpperCase()),
    ),
    upi: blankOr(/^[\w.-]{2,256}@[a-z][a-z\d]{1,63}$/i, PAYMENT_TEXTS.upi),
    /** Required with every change of the details. */
    consent: v.literal(true, PAYMENT_TEXTS.consent),
  }),
  v.forward(
    v.check(({ account, upi }) => account !== '' || upi !== '', PAYMENT_TEXTS.way),
    ['account'],
  ),
  v.forward(
    v.check(({ account, ifsc }) => (account === '') === (ifsc === ''), PAYMENT_TEXTS.ifsc),
    ['ifsc'],
  ),
);
export type PayeeInput = v.InferOutput<typeof PayeeInput>;

/** Payment details as shown, also to their owner: only the last four digits of the account. */
export const Payee = v.object({
  holder: v.string(),
  account_ending: v.nullable(v.string()),
  ifsc: v.nullable(v.string()),
  has_upi: v.boolean(),
  consented_at: v.nullable(v.string()),
});
export type Payee = v.InferOutput<typeof Payee>;

/** Returns the visible part of an account number. */
export function endingOf(account: string): string {
  return account.slice(-4);
}

const CLAIMS = ruleMessage(PAYMENT_TEXTS.claims, { 1: MAX_IN_BATCH });

/** Body that creates a batch. */
export const BatchInput = body({
  claim_ids: v.pipe(v.array(requiredId(PAYMENT_TEXTS.notPayable), CLAIMS), v.minLength(1, CLAIMS), v.maxLength(MAX_IN_BATCH, CLAIMS)),
});
export type BatchInput = v.InferOutput<typeof BatchInput>;

export const BATCH_FILES = ['neft', 'tally'] as const;
export type BatchFile = (typeof BATCH_FILES)[number];
export const BatchExport = body({ file: v.picklist(BATCH_FILES, PAYMENT_TEXTS.format) });

/** Result of a payment: the bank's reference, or why it failed. */
export const PaymentResult = v.pipe(
  body({
    result: v.picklist(['paid', 'failed'], PAYMENT_TEXTS.result),
    reference: optionalText(100),
    failure: optionalText(),
  }),
  v.forward(
    v.check(({ result, reference }) => result !== 'paid' || reference !== '', PAYMENT_TEXTS.reference),
    ['reference'],
  ),
  v.forward(
    v.check(({ result, failure }) => result !== 'failed' || failure !== '', PAYMENT_TEXTS.failure),
    ['failure'],
  ),
);
export type PaymentResult = v.InferOutput<typeof PaymentResult>;

/** Body that pays a single claim manually: by UPI or in cash. */
export const SinglePayment = body({
  way: v.picklist(PAYMENT_METHODS, PAYMENT_TEXTS.way),
  reference: requiredText(PAYMENT_TEXTS.reference, 100),
});
export type SinglePayment = v.InferOutput<typeof SinglePayment>;

/** A bank's response, as a table in text form. */
export const BankAnswerInput = body({ table: v.pipe(v.string(PAYMENT_TEXTS.result), v.maxLength(500_000)) });

/** A payment of a batch, as shown to treasurers. */
export const Payment = v.object({
  _id: Id,
  /** Number by which the bank identifies the payment. */
  number: v.string(),
  claim: v.object({ _id: Id, title: v.string() }),
  payee: v.nullable(PersonReference),
  amount: v.number(),
  state: v.picklist(PAYMENT_STATES),
  reference: v.string(),
  failure: v.string(),
});
export type Payment = v.InferOutput<typeof Payment>;

/** Payments that are sent to the bank together. */
export const PaymentBatch = v.object({
  _id: Id,
  number: v.number(),
  made_by: v.nullable(PersonReference),
  made_at: v.string(),
  amount: v.number(),
  payments: v.array(Payment),
  /** When the file for the bank was created; null until then. */
  exported_at: v.nullable(v.string()),
  tally_exported_at: v.nullable(v.string()),
});
export type PaymentBatch = v.InferOutput<typeof PaymentBatch>;

/** Overview for treasurers; empty for anybody else. */
export const Treasury = v.object({
  is_treasurer: v.boolean(),
  /** Claims waiting for payment, by age. */
  aging: v.array(v.object({ up_to: v.nullable(v.number()), count: v.number(), amount: v.number() })),
  /** Cash counted at desks that waits for their signature, oldest first. */
  cash: v.array(CashHandover),
});
export type Treasury = v.InferOutput<typeof Treasury>;

/** Content of the QR code for a UPI app. */
export const UpiAddress = v.object({ address: v.string(), amount: v.number() });
export type UpiAddress = v.InferOutput<typeof UpiAddress>;

/** The treasurers, a right that is independent of the role. */
export const TreasurerInput = body({ user_ids: v.pipe(v.array(Id), v.maxLength(20)) });
export type TreasurerInput = v.InferOutput<typeof TreasurerInput>;
export const Treasurers = v.array(PersonReference);

/** Returns the UPI address of a single payment, shown as a QR code. */
export function upiAddress({ upi, holder, amount, note }: { upi: string; holder: string; amount: string; note: string }): string {
  const values = { pa: upi, pn: holder, am: amount, cu: 'INR', tn: note };
  return `upi://pay?${Object.entries(values)
    .map(([key, value]) => `${key}=${encodeURIComponent(value)}`)
    .join('&')}`;
}
