import * as v from 'valibot';
import { PersonReference } from '../accounts/person.ts';
import { Approval } from '../approvals/approval.ts';
import { APPROVAL_TEXTS } from '../approvals/texts.ts';
import { body } from '../fields/body.ts';
import { requiredDay } from '../fields/dates.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { LONGEST_TEXT, optionalText, requiredId, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { LARGEST_PAISE, PaiseAmount } from '../ledger/paise.ts';
import { PAYMENT_WAYS } from './payment.ts';
import { EXPENSE_CLAIM_TEXTS } from './texts.ts';

/** How many lines a claim has at most, and how many photos or PDFs each. */
export const MOST_LINES = 20;
export const MOST_RECEIPTS = 3;
/** How many receipts somebody has at most that no claim uses. */
export const MOST_UNCLAIMED_RECEIPTS = 30;

/** Where a claim stands. A draft is with whoever writes it, and nowhere else. */
export const EXPENSE_CLAIM_STATES = ['submitted', 'returned', 'approved', 'partly-approved', 'refused', 'in-batch', 'paid'] as const;
export type ExpenseClaimStatus = (typeof EXPENSE_CLAIM_STATES)[number];

const LINES = ruleMessage(EXPENSE_CLAIM_TEXTS.lines, { 1: MOST_LINES });
const RECEIPTS = ruleMessage(EXPENSE_CLAIM_TEXTS.receipts, { 1: MOST_RECEIPTS });
const Day = requiredDay(EXPENSE_CLAIM_TEXTS.day);

/** One thing that was bought: what a receipt shows of it, and how much of it is claimed. */
export const ExpenseLineInput = v.pipe(
  body({
    what: requiredText(EXPENSE_CLAIM_TEXTS.what),
    /** For what of the budget it was spent. */
    budget_line_id: requiredId(EXPENSE_CLAIM_TEXTS.budgetLine),
    day: Day,
    /** What is claimed. */
    amount: PaiseAmount,
    /** What the receipt is over: more than the amount where the rest is claimed elsewhere or not at all. */
    receipt_total: PaiseAmount,
    receipt_ids: v.pipe(
      v.array(requiredId(EXPENSE_CLAIM_TEXTS.noReceipt), RECEIPTS),
      v.minLength(1, RECEIPTS),
      v.maxLength(MOST_RECEIPTS, RECEIPTS),
    ),
  }),
  v.forward(
    v.check(({ amount, receipt_total }) => amount <= receipt_total, EXPENSE_CLAIM_TEXTS.receiptTotal),
    ['receipt_total'],
  ),
);
export type ExpenseLineInput = v.InferOutput<typeof ExpenseLineInput>;

/** What claiming sends, but for the bound of its days: see `expenseClaimInput`. */
export const ExpenseClaimInput = body({
  /** Of what was approved beforehand. */
  commitment_id: requiredId(EXPENSE_CLAIM_TEXTS.commitment),
  title: requiredText(EXPENSE_CLAIM_TEXTS.title),
  lines: v.pipe(v.array(ExpenseLineInput, LINES), v.minLength(1, LINES), v.maxLength(MOST_LINES, LINES)),
});
export type ExpenseClaimInput = v.InferOutput<typeof ExpenseClaimInput>;

const Version = v.pipe(v.number(APPROVAL_TEXTS.version), v.integer(APPROVAL_TEXTS.version));

/** What changing a returned claim sends: with the version that was seen. What it was approved for stays. */
export const ExpenseClaimChange = body({
  version: Version,
  title: ExpenseClaimInput.entries.title,
  lines: ExpenseClaimInput.entries.lines,
});
export type ExpenseClaimChange = v.InferOutput<typeof ExpenseClaimChange>;

function linesUntil(today: string) {
  return v.pipe(
    ExpenseClaimInput.entries.lines,
    v.check((lines) => lines.every(({ day }) => day <= today), EXPENSE_CLAIM_TEXTS.future),
  );
}

/** A claim on a campus day ('YYYY-MM-DD'): no receipt is of a later one. */
export function expenseClaimInput({ today }: { today: string }) {
  return body({ ...ExpenseClaimInput.entries, lines: linesUntil(today) });
}

/** A changed claim on a campus day. */
export function expenseClaimChange({ today }: { today: string }) {
  return body({ ...ExpenseClaimChange.entries, lines: linesUntil(today) });
}

/** As much as is approved of a line: nothing at the least. */
const Approved = v.pipe(
  v.number(EXPENSE_CLAIM_TEXTS.more),
  v.safeInteger(EXPENSE_CLAIM_TEXTS.more),
  v.minValue(0, EXPENSE_CLAIM_TEXTS.more),
  v.maxValue(LARGEST_PAISE, EXPENSE_CLAIM_TEXTS.more),
);

export const CLAIM_VERDICTS = ['approved', 'rejected', 'returned'] as const;

/** What deciding a claim sends: with the version that was seen, and with the lines of which less is approved. */
export const ExpenseClaimDecision = body({
  version: Version,
  step_id: requiredId(APPROVAL_TEXTS.noStep),
  verdict: v.picklist(CLAIM_VERDICTS, EXPENSE_CLAIM_TEXTS.verdict),
  reason: optionalText(LONGEST_TEXT),
  lines: v.optional(
    v.pipe(
      v.array(body({ line_id: requiredId(EXPENSE_CLAIM_TEXTS.line), approved: Approved, reason: optionalText() })),
      v.maxLength(MOST_LINES, LINES),
    ),
    [],
  ),
});
export type ExpenseClaimDecision = v.InferOutput<typeof ExpenseClaimDecision>;

/** What can be claimed of: something that was approved beforehand, with the lines of its budget. */
export const ClaimableCommitment = v.object({
  _id: Id,
  title: v.string(),
  lines: v.array(v.object({ _id: Id, what: v.string() })),
});
export type ClaimableCommitment = v.InferOutput<typeof ClaimableCommitment>;

/** A photo or a PDF of a receipt, and where it is seen by those who may. */
export const Receipt = v.object({ _id: Id, url: v.string(), kind: v.picklist(['photo', 'pdf']) });
export type Receipt = v.InferOutput<typeof Receipt>;

/** A line as everybody sees it who sees the claim. */
export const ExpenseLine = v.object({
  _id: Id,
  what: v.string(),
  budget_line_id: Id,
  day: v.string(),
  amount: v.number(),
  receipt_total: v.number(),
  /** As much as whoever decided last approves; the amount as long as nobody did. */
  approved: v.number(),
  /** Why that is less. */
  reason: v.string(),
  receipts: v.array(Receipt),
});
export type ExpenseLine = v.InferOutput<typeof ExpenseLine>;

/** A payment of a claim, as whoever claimed sees it. */
export const ClaimPayment = v.object({
  way: v.picklist(PAYMENT_WAYS),
  reference: v.string(),
  paid_at: v.string(),
});

/** A claim in a list. */
export const ExpenseClaimSummary = v.object({
  _id: Id,
  title: v.string(),
  /** What it was approved for: an event or a purchase. */
  commitment: v.object({ _id: Id, title: v.string() }),
  /** Null once the person was erased. */
  claimant: v.nullable(PersonReference),
  claimed_at: v.string(),
  status: v.picklist(EXPENSE_CLAIM_STATES),
  amount: v.number(),
  approved_amount: v.number(),
  /** Since when it waits for what comes next; null where nothing does. */
  waiting_since: v.nullable(v.string()),
});
export type ExpenseClaimSummary = v.InferOutput<typeof ExpenseClaimSummary>;

/** A claim with its lines and its steps. */
export const ExpenseClaim = v.object({
  ...ExpenseClaimSummary.entries,
  lines: v.array(ExpenseLine),
  /** Its steps; null once they went with the person who claimed. */
  approval: v.nullable(Approval),
  payment: v.nullable(ClaimPayment),
});
export type ExpenseClaim = v.InferOutput<typeof ExpenseClaim>;

/** Whose claims a list has: the own ones, those to decide now, those to be paid, or all of the institute. */
export const CLAIM_VIEWS = ['own', 'to-decide', 'to-pay', 'all'] as const;
export type ClaimView = (typeof CLAIM_VIEWS)[number];
