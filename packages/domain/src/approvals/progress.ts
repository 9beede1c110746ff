import { canAllCount } from './decide.ts';
import { officeOf } from './office.ts';
import {
  type ApprovalRequest,
  type RequestStep,
  STEP_VERDICTS,
  type StepDecision,
  standingDecisions,
  stepsOf,
  verdictOf,
} from './request.ts';
import { deadlinesOf, type StepDeadlines } from './timing.ts';

/** State of a step: not open yet, open, or decided. */
export const STEP_PLACES = ['waiting', 'open', ...STEP_VERDICTS] as const;
export type StepPlace = (typeof STEP_PLACES)[number];

/** A step as shown with the request: its decisions, and its deadlines while it is open. */
export interface StepProgress extends RequestStep {
  readonly place: StepPlace;
  readonly decisions: readonly StepDecision[];
  readonly deadlines: StepDeadlines | undefined;
}

/** Returns the required steps in order: decided, open and future ones. */
export function progressOf(request: ApprovalRequest): StepProgress[] {
  return stepsOf(request)
    .filter(({ state }) => state.isNeeded)
    .map(({ step, state }) => {
      const verdict = verdictOf(step, state);
      const isOpen = request.status === 'open' && state.openedAt !== null;
      const deadlines = isOpen && !verdict ? deadlinesOf(step, state) : undefined;
      return { step, state, place: verdict ?? (isOpen ? 'open' : 'waiting'), decisions: state.decisions, deadlines };
    });
}

/** Returns the steps that can be decided now. */
export function openSteps(request: ApprovalRequest): StepProgress[] {
  return progressOf(request).filter(({ place }) => place === 'open');
}

/** Returns the steps whose deciders are to be reminded: the reminder is due and has not been sent yet. */
export function remindersDue(
  request: ApprovalRequest,
  { now, remindedAt }: { readonly now: Date; readonly remindedAt: Date | undefined },
): StepProgress[] {
  return openSteps(request).filter(
    ({ deadlines }) =>
      deadlines !== undefined && deadlines.remindAt <= now && (remindedAt === undefined || remindedAt < deadlines.remindAt),
  );
}

/** An office that may decide a step now, with the times from which its deputies may decide and its holders are reminded. */
export interface OpenSeat {
  readonly office: string;
  readonly deputies_from: string | null;
  readonly remind_at: string | null;
}

/**
 * Returns the offices that may decide a request now, once for each step, without those that have decided it; the database finds pending
 * items by them.
 */
export function openSeats(request: ApprovalRequest): OpenSeat[] {
  return openSteps(request).flatMap(({ step, state, deadlines }) => {
    const standing = standingDecisions(state);
    const offices = step.approvers
      .filter((_, index) => canAllCount([...standing, { capacities: [index] }]))
      .flatMap((approver) => officeOf(approver, request.subject) ?? []);
    const deputies_from = deadlines?.deputiesFrom.toISOString() ?? state.openedAt;
    const remind_at = deadlines?.remindAt.toISOString() ?? null;
    return [...new Set(offices)].map((office) => ({ office, deputies_from, remind_at }));
  });
}
