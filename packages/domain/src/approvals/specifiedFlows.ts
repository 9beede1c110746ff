import type { ApprovalFlow, ApprovalStep } from './flow.ts';
import type { FlowKind } from './instituteFlow.ts';

const SECRETARY = { kind: 'secretary' } as const;
const PRESIDENT = { kind: 'role', role: 'PRESIDENT', scope: 'institute' } as const;
const ADMINISTRATOR = { kind: 'administrator' } as const;

/* @__NO_SIDE_EFFECTS__ */
function flowOf(kind: FlowKind, name: string, steps: ApprovalStep[]): ApprovalFlow {
  return { _id: kind, version: 1, is_active: true, kind, name, steps };
}

/** A step that one of the approvers decides within a week; if an amount in rupees is given, only above it. */
/* @__NO_SIDE_EFFECTS__ */
function stepOf(_id: string, name: string, approvers: ApprovalStep['approvers'], above?: number): ApprovalStep {
  const conditions: ApprovalStep['conditions'] = above === undefined ? [] : [{ fact: 'amount', above }];
  const promise = { days: 7, reminder_days: 7, deputy_days: 14 };
  return { _id, name, parallel: false, approvers, quorum: 'any', conditions, covers: [], promise };
}

/** Default flow of a claim of an external activity: the adviser of the class decides. */
export const ACTIVITY_CLAIM_FLOW = flowOf('activity-claim', 'Claim of an activity', [
  stepOf('adviser', 'Adviser of the class', [{ kind: 'adviser' }]),
]);

/** Amount in rupees above which the general secretary's approval is not enough. */
const PRESIDENT_ABOVE = 50_000;

/**
 * Default flow of a budget: the unit's general secretary decides, and above an amount the president too. The president and the
 * administrators are alternatives where one of them is the requester or there is no general secretary, so that no request is stuck and
 * nobody decides their own.
 */
export const BUDGET_FLOW = flowOf('budget', 'Budget', [
  stepOf('general-secretary', 'General secretary', [SECRETARY, PRESIDENT]),
  stepOf('president', 'President', [PRESIDENT, ADMINISTRATOR], PRESIDENT_ABOVE),
]);

/** Amounts in rupees above which a second office, and then the president, decides on a claim. */
const SECOND_OFFICE_ABOVE = 5000;
const CLAIM_TO_PRESIDENT_ABOVE = 25_000;

/** Default flow of an expense claim: the unit's coordinator or a higher office decides, and above an amount the next office too. */
export const REIMBURSEMENT_FLOW = flowOf('reimbursement', 'Claim of expenses', [
  stepOf('coordinator', 'Coordinator of the unit', [{ kind: 'role', role: 'CLUB_COORDINATOR', scope: 'unit' }, SECRETARY, PRESIDENT]),
  stepOf('secretary', 'General secretary', [SECRETARY, PRESIDENT, ADMINISTRATOR], SECOND_OFFICE_ABOVE),
  stepOf('president', 'President', [PRESIDENT, ADMINISTRATOR], CLAIM_TO_PRESIDENT_ABOVE),
]);

/** Default flow of an event's certificates: no approval; whoever may edit the event issues them. */
export const CERTIFICATES_FLOW = flowOf('certificates', 'Certificates', []);

/** The portal's default flows, which an institute may replace. */
export const SHIPPED_FLOWS: Readonly<Record<FlowKind, ApprovalFlow>> = {
  'activity-claim': ACTIVITY_CLAIM_FLOW,
  certificates: CERTIFICATES_FLOW,
  budget: BUDGET_FLOW,
  reimbursement: REIMBURSEMENT_FLOW,
};
