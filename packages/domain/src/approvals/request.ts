import type { Id } from '../identity/id.ts';
import { type ApprovalSubject, isNeeded } from './approver.ts';
import { type ApprovalFlow, type ApprovalStep, stagesOf } from './flow.ts';

export const APPROVAL_STATUSES = ['open', 'returned', 'approved', 'rejected'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

export const STEP_VERDICTS = ['approved', 'rejected'] as const;
export type StepVerdict = (typeof STEP_VERDICTS)[number];

/** A decision and the offices that it was made by: offices change hands, decisions do not. */
export interface StepDecision {
  readonly verdict: StepVerdict;
  readonly personId: Id;
  /** The person deputised for; null if the decider used their own office. */
  readonly principalId: Id | null;
  /** Indexes of the step's approvers that the decider was at that time. */
  readonly capacities: readonly number[];
  readonly at: string;
  readonly reason: string;
  /** Whether a change reopened the step: the decision is still shown, but no longer counts. */
  readonly isSuperseded: boolean;
}

export interface StepState {
  readonly stepId: Id;
  readonly isNeeded: boolean;
  /** When the step opened; null if it has not. */
  readonly openedAt: string | null;
  readonly decisions: readonly StepDecision[];
}

/** A request that goes through a flow. It keeps the version of the flow that it started with. */
export interface ApprovalRequest {
  readonly _id: Id;
  readonly flow: ApprovalFlow;
  readonly subject: ApprovalSubject;
  /** The requester; null if there is none. */
  readonly requestedBy: Id | null;
  /** The people concerned. */
  readonly about: readonly Id[];
  readonly status: ApprovalStatus;
  /** Incremented with every change; a decision contains the version that the decider saw. */
  readonly version: number;
  readonly steps: readonly StepState[];
  /** Who returned it, when and why; null unless it is returned. */
  readonly returned: { readonly by: Id; readonly at: string; readonly reason: string } | null;
}

/** A step of the flow with its state in the request. */
export interface RequestStep {
  readonly step: ApprovalStep;
  readonly state: StepState;
}

/** Returns the decisions of a step that count. */
export function standingDecisions({ decisions }: StepState): StepDecision[] {
  return decisions.filter(({ isSuperseded }) => !isSuperseded);
}

/** Returns the verdict of a step; undefined while it is open. */
export function verdictOf(step: ApprovalStep, state: StepState): StepVerdict | undefined {
  const standing = standingDecisions(state);
  if (step.quorum === 'any') return standing[0]?.verdict;
  const needed = approvalsNeeded(step);
  const approvals = standing.filter(({ verdict }) => verdict === 'approved').length;
  if (approvals >= needed) return 'approved';
  return step.approvers.length - (standing.length - approvals) < needed ? 'rejected' : undefined;
}

/** Returns the steps of a request in flow order. */
export function stepsOf({ flow, steps }: Pick<ApprovalRequest, 'flow' | 'steps'>): RequestStep[] {
  return flow.steps.flatMap((step) => steps.filter(({ stepId }) => stepId === step._id).map((state) => ({ step, state })));
}

/** Returns the number of approvals that a step needs. */
export function approvalsNeeded({ quorum, approvers }: ApprovalStep): number {
  if (quorum === 'any') return 1;
  return quorum === 'all' ? approvers.length : quorum;
}

/** Whether a step is finished: neither pending nor rejected. */
function isDone({ step, state }: RequestStep): boolean {
  return !state.isNeeded || verdictOf(step, state) === 'approved';
}

/** Opens the steps whose turn has come, and updates the status of the request. */
export function advanced(request: ApprovalRequest, now: Date): ApprovalRequest {
  let isReached = true;
  const inOrder = stepsOf(request).map((each) => ({ ...each, parallel: each.step.parallel }));
  const steps = stagesOf(inOrder).flatMap((stage) => {
    const isOpen = isReached;
    isReached &&= stage.every(isDone);
    return stage.map(({ step, state }): StepState => {
      if (verdictOf(step, state)) return state;
      return { ...state, openedAt: isOpen && state.isNeeded ? (state.openedAt ?? now.toISOString()) : null };
    });
  });
  const isRejected = stepsOf({ ...request, steps }).some(({ step, state }) => state.isNeeded && verdictOf(step, state) === 'rejected');
  const status = isRejected ? 'rejected' : isReached ? 'approved' : 'open';
  return { ...request, steps, status, returned: null };
}

export interface FlowStart {
  readonly _id: Id;
  readonly flow: ApprovalFlow;
  readonly subject: ApprovalSubject;
  readonly requestedBy: Id | null;
  readonly about: readonly Id[];
  readonly now: Date;
}

/** Starts a flow with the steps that the subject requires; the first of them are open. */
export function startFlow({ now, ...start }: FlowStart): ApprovalRequest {
  const steps = start.flow.steps.map((step) => ({
    stepId: step._id,
    isNeeded: isNeeded(step, start.subject),
    openedAt: null,
    decisions: [],
  }));
  return advanced({ ...start, status: 'open', version: 1, steps, returned: null }, now);
}
