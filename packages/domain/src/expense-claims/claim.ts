import * as v from 'valibot';
import { PersonReference } from '../accounts/person.ts';
import { Approval } from '../approvals/approval.ts';
import { APPROVAL_TEXTS } from '../approvals/texts.ts';
import { body } from '../fields/body.ts';
import { requiredDay } from '../fields/dates.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { MAX_TEXT_LENGTH, optionalText, requiredId, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { MAX_PAISE, PaiseAmount } from '../ledger/paise.ts';
import { PAYMENT_METHODS } from './payment.ts';
import { EXPENSE_CLAIM_TEXTS } from './texts.ts';

/** Maximum number of lines of a claim, and of photos or PDFs of a line. */
export const MAX_LINES = 20;
export const MAX_RECEIPTS = 3;
/** Maximum number of a person's receipts that no claim uses. */
export const MAX_UNCLAIMED_RECEIPTS = 30;

/** States of a claim. Drafts exist only on their author's device. */
export const EXPENSE_CLAIM_STATES = ['submitted', 'returned', 'approved', 'partly-approved', 'refused', 'in-batch', 'paid'] as const;
export type ExpenseClaimStatus = (typeof EXPENSE_CLAIM_STATES)[number];

const LINES = ruleMessage(EXPENSE_CLAIM_TEXTS.lines, { 1: MAX_LINES });
const RECEIPTS = ruleMessage(EXPENSE_CLAIM_TEXTS.receipts, { 1: MAX_RECEIPTS });
const Day = requiredDay(EXPENSE_CLAIM_TEXTS.day);

/** A line of a claim: what the receipt shows, and how much of it is claimed. */
export const ExpenseLineInput = v.pipe(
  body({
    what: requiredText(EXPENSE_CLAIM_TEXTS.what),
    /** The budget line that it was spent on. */
    budget_line_id: requiredId(EXPENSE_CLAIM_TEXTS.budgetLine),
    day: Day,
    /** Claimed amount. */
    amount: PaiseAmount,
    /** Total of the receipt; higher than the amount if the rest is claimed elsewhere or not at all. */
    receipt_total: PaiseAmount,
    receipt_ids: v.pipe(
      v.array(requiredId(EXPENSE_CLAIM_TEXTS.noReceipt), RECEIPTS),
      v.minLength(1, RECEIPTS),
      v.maxLength(MAX_RECEIPTS, RECEIPTS),
    ),
  }),
  v.forward(
    v.check(({ amount, receipt_total }) => amount <= receipt_total, EXPENSE_CLAIM_TEXTS.receiptTotal),
    ['receipt_total'],
  ),
);
export type ExpenseLineInput = v.InferOutput<typeof ExpenseLineInput>;

/** Body that submits a claim, without the upper bound of its days: see `expenseClaimInput`. */
export const ExpenseClaimInput = body({
  /** The approved commitment that it is claimed from. */
  commitment_id: requiredId(EXPENSE_CLAIM_TEXTS.commitment),
  title: requiredText(EXPENSE_CLAIM_TEXTS.title),
  lines: v.pipe(v.array(ExpenseLineInput, LINES), v.minLength(1, LINES), v.maxLength(MAX_LINES, LINES)),
});
export type ExpenseClaimInput = v.InferOutput<typeof ExpenseClaimInput>;

const Version = v.pipe(v.number(APPROVAL_TEXTS.version), v.integer(APPROVAL_TEXTS.version));

/** Body that changes a returned claim, with the version that the person saw. Its commitment cannot be changed. */
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

/** A claim on a campus day ('YYYY-MM-DD'): receipts must not be from a later day. */
export function expenseClaimInput({ today }: { today: string }) {
  return body({ ...ExpenseClaimInput.entries, lines: linesUntil(today) });
}

/** A changed claim on a campus day. */
export function expenseClaimChange({ today }: { today: string }) {
  return body({ ...ExpenseClaimChange.entries, lines: linesUntil(today) });
}

/** Approved amount of a line; at least zero. */
const Approved = v.pipe(
  v.number(EXPENSE_CLAIM_TEXTS.more),
  v.safeInteger(EXPENSE_CLAIM_TEXTS.more),
  v.minValue(0, EXPENSE_CLAIM_TEXTS.more),
  v.maxValue(MAX_PAISE, EXPENSE_CLAIM_TEXTS.more),
);

export const CLAIM_VERDICTS = ['approved', 'rejected', 'returned'] as const;

/** Body that decides a claim, with the version that the person saw, and the lines for which less is approved. */
export const ExpenseClaimDecision = body({
  version: Version,
  step_id: requiredId(APPROVAL_TEXTS.noStep),
  verdict: v.picklist(CLAIM_VERDICTS, EXPENSE_CLAIM_TEXTS.verdict),
  reason: optionalText(MAX_TEXT_LENGTH),
  lines: v.optional(
    v.pipe(
      v.array(body({ line_id: requiredId(EXPENSE_CLAIM_TEXTS.line), approved: Approved, reason: optionalText() })),
      v.maxLength(MAX_LINES, LINES),
    ),
    [],
  ),
});
export type ExpenseClaimDecision = v.InferOutput<typeof ExpenseClaimDecision>;

/** A commitment that expenses can be claimed from, with its budget lines. */
export const ClaimableCommitment = v.object({
  _id: Id,
  title: v.string(),
  lines: v.array(v.object({ _id: Id, what: v.string() })),
});
export type ClaimableCommitment = v.InferOutput<typeof ClaimableCommitment>;

/** A photo or a PDF of a receipt, with its URL for those who may see it. */
export const Receipt = v.object({ _id: Id, url: v.string(), kind: v.picklist(['photo', 'pdf']) });
export type Receipt = v.InferOutput<typeof Receipt>;

/** A line as shown to everybody who sees the claim. */
export const ExpenseLine = v.object({
  _id: Id,
  what: v.string(),
  budget_line_id: Id,
  day: v.string(),
  amount: v.number(),
  receipt_total: v.number(),
  /** Amount approved by the last decider; the claimed amount until somebody decides. */
  approved: v.number(),
  /** Why less was approved. */
  reason: v.string(),
  receipts: v.array(Receipt),
});
export type ExpenseLine = v.InferOutput<typeof ExpenseLine>;

/** A payment of a claim, as shown to the claimant. */
export const ClaimPayment = v.object({
  way: v.picklist(PAYMENT_METHODS),
  reference: v.string(),
  paid_at: v.string(),
});

/** A claim in a list. */
export const ExpenseClaimSummary = v.object({
  _id: Id,
  title: v.string(),
  /** The commitment: an event or a purchase. */
  commitment: v.object({ _id: Id, title: v.string() }),
  /** Null if the person's account has been erased. */
  claimant: v.nullable(PersonReference),
  claimed_at: v.string(),
  status: v.picklist(EXPENSE_CLAIM_STATES),
  amount: v.number(),
  approved_amount: v.number(),
  /** Since when it waits for the next step; null if there is none. */
  waiting_since: v.nullable(v.string()),
  /** When it was paid; null as long as it was not. */
  paid_at: v.nullable(v.string()),
});
export type ExpenseClaimSummary = v.InferOutput<typeof ExpenseClaimSummary>;

/** A claim with its lines and approval steps. */
export const ExpenseClaim = v.object({
  ...ExpenseClaimSummary.entries,
  lines: v.array(ExpenseLine),
  /** Its approval steps; null if an earlier version erased them with the claimant's account. */
  approval: v.nullable(Approval),
  payment: v.nullable(ClaimPayment),
});
export type ExpenseClaim = v.InferOutput<typeof ExpenseClaim>;

/** Views of the claims list: the person's own, those to decide now, those to pay, or all of the institute. */
export const CLAIM_VIEWS = ['own', 'to-decide', 'to-pay', 'all'] as const;
export type ClaimView = (typeof CLAIM_VIEWS)[number];
