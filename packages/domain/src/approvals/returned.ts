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

/** Returns a request to whoever asked, with a reason: by who may decide the step. Nobody decides until it is sent again. */
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
  /** What is decided about now, and which of its fields were changed. */
  readonly subject: ApprovalSubject;
  readonly changed: readonly string[];
  readonly now: Date;
}

/** Whether a change touches what a step looks at, whom it names, or what says that it is needed. */
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
 * Sends what was returned again. Only the steps that the change touches are decided anew; what others have decided stands. What is still
 * to be decided begins anew, and so do its promises.
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
