import type { Id } from '../identity/id.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { type ApprovalSubject, isNeeded } from './approver.ts';
import { checkDecides, type PersonQuestion } from './decide.ts';
import type { ApprovalStep } from './flow.ts';
import { officeOf } from './office.ts';
import { type ApprovalRequest, advanced, type StepState, stepsOf, verdictOf } from './request.ts';
import { APPROVAL_TEXTS } from './texts.ts';

export interface ReturnInput extends PersonQuestion {
  readonly version: number;
  readonly reason: string;
}

/**
 * Returns a request to the requester, with a reason. Only somebody who may decide the step can do so. Nobody can decide until it is
 * resubmitted.
 */
export function returnForChanges({ version, reason, ...question }: ReturnInput): Result<ApprovalRequest> {
  const { request, personId, now } = question;
  const right = checkDecides(question);
  if (!right.ok) return right;
  if (version !== request.version) return refuse('STALE', APPROVAL_TEXTS.stale);
  if (reason.trim() === '') return refuse('INVALID', APPROVAL_TEXTS.reason, { reason: APPROVAL_TEXTS.reason });
  const returned = { by: personId, at: now.toISOString(), reason: reason.trim() };
  return accept({ ...request, status: 'returned', version: version + 1, returned });
}

export interface ResubmissionInput {
  readonly request: ApprovalRequest;
  readonly personId: Id;
  readonly version: number;
  /** The changed subject, and the names of its changed fields. */
  readonly subject: ApprovalSubject;
  readonly changed: readonly string[];
  readonly now: Date;
}

/** Whether a change affects the fields that a step reviews, its approvers, or its conditions. */
function isTouched(
  { covers, conditions, approvers }: ApprovalStep,
  before: ApprovalSubject,
  { subject, changed }: ResubmissionInput,
): boolean {
  return (
    changed.some((field) => covers.length === 0 || covers.includes(field)) ||
    conditions.some(({ fact }) => before[fact] !== subject[fact]) ||
    approvers.some((approver) => officeOf(approver, before) !== officeOf(approver, subject))
  );
}

/**
 * Resubmits a returned request. Only steps affected by the change are decided again; other decisions stay valid. Undecided steps reopen
 * with new deadlines.
 */
export function resubmit(input: ResubmissionInput): Result<ApprovalRequest> {
  const { request, personId, version, subject, now } = input;
  if (personId !== request.requestedBy) return refuse('FORBIDDEN', APPROVAL_TEXTS.notRequester);
  if (request.status !== 'returned') return refuse('CONFLICT', APPROVAL_TEXTS.notReturned);
  if (version !== request.version) return refuse('STALE', APPROVAL_TEXTS.stale);
  const steps = stepsOf(request).map(({ step, state }): StepState => {
    const reopened = isTouched(step, request.subject, input);
    const decisions = reopened ? state.decisions.map((one) => ({ ...one, isSuperseded: true })) : state.decisions;
    const next = { ...state, decisions, isNeeded: isNeeded(step, subject) };
    return verdictOf(step, next) ? next : { ...next, openedAt: null };
  });
  return accept(advanced({ ...request, subject, steps, version: version + 1 }, now));
}
