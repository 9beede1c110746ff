import * as v from 'valibot';
import { PersonReference } from '../accounts/person.ts';
import { Approval } from '../approvals/approval.ts';
import { APPROVAL_TEXTS } from '../approvals/texts.ts';
import { body } from '../fields/body.ts';
import { requiredDay } from '../fields/dates.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { OptionalId, optionalText, requiredId, requiredText } from '../fields/text.ts';
import { Id } from '../identity/id.ts';
import { UnitReference } from '../org-units/orgUnit.ts';
import { MAX_PAISE, type Paise, PaiseAmount, typedAmount } from './paise.ts';
import { SpendingCategory } from './spending.ts';
import { BUDGET_TEXTS } from './texts.ts';

/** Maximum number of lines of a budget. */
export const MAX_BUDGET_LINES = 30;
/** Fields of a budget that a step of a flow may review. */
export const BUDGET_FIELDS = ['title', 'ends_on', 'lines'] as const;

/** States of a budget: an approved one is committed until the rest is released. */
export const BUDGET_STATES = ['asked', 'approved', 'rejected', 'released'] as const;
export type BudgetState = (typeof BUDGET_STATES)[number];

/** A line of a budget. */
export const BudgetLine = v.object({
  _id: Id,
  what: v.string(),
  category: SpendingCategory,
  /** Paise. */
  amount: v.number(),
  why: v.string(),
  /** The vendor or person to be paid. */
  payee: v.string(),
});
export type BudgetLine = v.InferOutput<typeof BudgetLine>;

const LINES = ruleMessage(BUDGET_TEXTS.lines, { 1: MAX_BUDGET_LINES });

const BudgetLineInput = body({
  /** Id of an existing line. */
  _id: OptionalId,
  what: requiredText(BUDGET_TEXTS.what),
  category: SpendingCategory,
  amount: PaiseAmount,
  why: optionalText(500),
  payee: optionalText(150),
});

const BUDGET = {
  title: requiredText(BUDGET_TEXTS.title),
  /** Last day of the event or purchase. */
  ends_on: requiredDay(BUDGET_TEXTS.endsOn),
  lines: v.pipe(
    v.array(BudgetLineInput, LINES),
    v.minLength(1, LINES),
    v.maxLength(MAX_BUDGET_LINES, LINES),
    v.check((lines) => lines.length > MAX_BUDGET_LINES || totalOf(lines) <= MAX_PAISE, BUDGET_TEXTS.tooMuch),
  ),
};

/** Body that requests a budget: for an event, or for other needs of a unit. */
export const BudgetInput = body({ unit_id: requiredId(BUDGET_TEXTS.unit), event_id: OptionalId, ...BUDGET });
export type BudgetInput = v.InferOutput<typeof BudgetInput>;

/** Body that changes a returned budget, with the version of its request that the person saw. */
export const BudgetChange = body({ version: v.pipe(v.number(APPROVAL_TEXTS.version), v.integer(APPROVAL_TEXTS.version)), ...BUDGET });
export type BudgetChange = v.InferOutput<typeof BudgetChange>;

/** A budget on a campus day ('YYYY-MM-DD'): it must not end in the past. */
export function budgetInput({ today }: { today: string }) {
  return body({ ...BudgetInput.entries, ends_on: dayFrom(today) });
}

/** A changed budget on a campus day. */
export function budgetChange({ today }: { today: string }) {
  return body({ ...BudgetChange.entries, ends_on: dayFrom(today) });
}

/** Form of a budget on a campus day: amounts are typed in rupees. */
export function budgetForm({ today }: { today: string }) {
  return body({
    event_id: OptionalId,
    title: BUDGET.title,
    ends_on: dayFrom(today),
    lines: v.pipe(
      v.array(body({ ...BudgetLineInput.entries, amount: typedAmount() })),
      v.minLength(1, LINES),
      v.maxLength(MAX_BUDGET_LINES, LINES),
    ),
  });
}
export type BudgetForm = v.InferOutput<ReturnType<typeof budgetForm>>;

function dayFrom(today: string) {
  return v.pipe(
    BUDGET.ends_on,
    v.check((day) => day >= today, BUDGET_TEXTS.past),
  );
}

/** State of an approved amount, in paise. */
export const CommittedFigures = v.object({
  /** Not claimed yet. */
  committed: v.number(),
  /** Claimed and approved, but not paid yet. */
  payable: v.number(),
  spent: v.number(),
});
export type CommittedFigures = v.InferOutput<typeof CommittedFigures>;

/** A budget in the list of a unit. */
export const BudgetSummary = v.object({
  _id: Id,
  title: v.string(),
  event_id: v.nullable(Id),
  year: v.string(),
  ends_on: v.string(),
  status: v.picklist(BUDGET_STATES),
  /** Requested amount, in paise. */
  amount: v.number(),
  ...CommittedFigures.entries,
});
export type BudgetSummary = v.InferOutput<typeof BudgetSummary>;

/** A budget with its lines and decisions. */
export const Budget = v.object({
  ...BudgetSummary.entries,
  unit: UnitReference,
  lines: v.array(BudgetLine),
  requested_by: PersonReference,
  /** Null for viewers who do not see it, or if an earlier version erased it with the requester's account. */
  approval: v.nullable(Approval),
});
export type Budget = v.InferOutput<typeof Budget>;

/** Returns the sum of the lines. */
export function totalOf(lines: readonly { readonly amount: Paise }[]): Paise {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}
