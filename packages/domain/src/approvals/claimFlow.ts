import * as v from 'valibot';
import { body } from '../fields/body.ts';
import { ruleMessage } from '../fields/ruleMessage.ts';
import { ApprovalStep, type Approver, FlowInput, MOST_DAYS, type StepPromise, stepList } from './flow.ts';
import { FLOW_TEXTS } from './texts.ts';

/** The bounds of a flow of claims, within those of every flow. */
export const MOST_CLAIM_STEPS = 6;
export const MOST_PROMISED_DAYS = 60;

const DAYS = ruleMessage(FLOW_TEXTS.claimDays, { 1: MOST_PROMISED_DAYS });

/** Whether somebody can decide a claim as that: it has a class, and neither a unit, a category nor a room. */
function decidesClaims(approver: Approver): boolean {
  if (approver.kind === 'role') return approver.scope === 'institute' && approver.role !== 'STUDENT';
  return approver.kind !== 'room-decider';
}

const ClaimStep = v.pipe(
  ApprovalStep,
  v.forward(
    v.check(({ approvers }) => approvers.every(decidesClaims), FLOW_TEXTS.claimApprover),
    ['approvers'],
  ),
  v.forward(
    v.check(({ conditions }) => conditions.every(({ fact }) => fact === 'points'), FLOW_TEXTS.claimCondition),
    ['conditions'],
  ),
  v.forward(
    v.check(({ promise }) => promise !== null && promise.days >= 1 && promise.days <= MOST_PROMISED_DAYS, DAYS),
    ['promise'],
  ),
);

/** What an administrator enters of the flow of claims: a list of steps. */
export const ClaimFlowInput = body({
  name: FlowInput.entries.name,
  steps: stepList(ClaimStep, MOST_CLAIM_STEPS),
});
export type ClaimFlowInput = v.InferOutput<typeof ClaimFlowInput>;

/** A step promised within so many days: then whoever decides is reminded, and after as many again deputies may stand in. */
export function promiseOf(days: number): StepPromise {
  return { days, reminder_days: days, deputy_days: Math.min(2 * days, MOST_DAYS) };
}
