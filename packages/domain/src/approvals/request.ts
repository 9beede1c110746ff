import type { Id } from '../identity/id.ts';
import { type ApprovalSubject, isNeeded } from './approver.ts';
import { type ApprovalFlow, type ApprovalStep, stagesOf } from './flow.ts';

export const APPROVAL_STATUSES = ['open', 'returned', 'approved', 'rejected'] as const;
export type ApprovalStatus = (typeof APPROVAL_STATUSES)[number];

export const STEP_VERDICTS = ['approved', 'rejected'] as const;
export type StepVerdict = (typeof STEP_VERDICTS)[number];

/** What somebody decided, and as what: offices change hands, decisions do not. */
export interface StepDecision {
  readonly verdict: StepVerdict;
  readonly personId: Id;
  /** For whom they stood in; null where they decided by their own office. */
  readonly principalId: Id | null;
  /** Which approvers of the step they were then, by their places in its list. */
  readonly capacities: readonly number[];
  readonly at: string;
  readonly reason: string;
  /** A change opened the step again: it is told, and counts no more. */
  readonly isSuperseded: boolean;
}

export interface StepState {
  readonly stepId: Id;
  readonly isNeeded: boolean;
  /** Since when it can be decided; null as long as it cannot. */
  readonly openedAt: string | null;
  readonly decisions: readonly StepDecision[];
}

/** Something that goes through a flow. It keeps the flow that it began with. */
export interface ApprovalRequest {
  readonly _id: Id;
  readonly flow: ApprovalFlow;
  readonly subject: ApprovalSubject;
  /** Who asked; null where that was nobody. */
  readonly requestedBy: Id | null;
  /** Whom it is about. */
  readonly about: readonly Id[];
  readonly status: ApprovalStatus;
  /** One more with every change: whoever decides says which one they saw. */
  readonly version: number;
  readonly steps: readonly StepState[];
  /** Why it was returned; null unless it is. */
  readonly returned: { readonly by: Id; readonly at: string; readonly reason: string } | null;
}

/** A step of the flow with where it stands in the request. */
export interface RequestStep {
  readonly step: ApprovalStep;
  readonly state: StepState;
}

/** The decisions of a step that count. */
export function standingDecisions({ decisions }: StepState): StepDecision[] {
  return decisions.filter(({ isSuperseded }) => !isSuperseded);
}

/** What the decisions of a step come to; undefined as long as it is open. */
export function verdictOf(step: ApprovalStep, state: StepState): StepVerdict | undefined {
  const standing = standingDecisions(state);
  if (step.quorum === 'any') return standing[0]?.verdict;
  const needed = approvalsNeeded(step);
  const approvals = standing.filter(({ verdict }) => verdict === 'approved').length;
  if (approvals >= needed) return 'approved';
  return step.approvers.length - (standing.length - approvals) < needed ? 'rejected' : undefined;
}

/** The steps of a request in the order of its flow. */
export function stepsOf({ flow, steps }: Pick<ApprovalRequest, 'flow' | 'steps'>): RequestStep[] {
  return flow.steps.flatMap((step) => steps.filter(({ stepId }) => stepId === step._id).map((state) => ({ step, state })));
}

/** How many approvals a step needs. */
export function approvalsNeeded({ quorum, approvers }: ApprovalStep): number {
  if (quorum === 'any') return 1;
  return quorum === 'all' ? approvers.length : quorum;
}

/** A step that neither waits for a decision nor was decided against. */
function isDone({ step, state }: RequestStep): boolean {
  return !state.isNeeded || verdictOf(step, state) === 'approved';
}

/** Opens the steps whose turn it is, and closes what is decided. */
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

/** Begins a flow: the steps that are needed for the subject, the first of them open. */
export function startFlow({ now, ...start }: FlowStart): ApprovalRequest {
  const steps = start.flow.steps.map((step) => ({
    stepId: step._id,
    isNeeded: isNeeded(step, start.subject),
    openedAt: null,
    decisions: [],
  }));
  return advanced({ ...start, status: 'open', version: 1, steps, returned: null }, now);
}
