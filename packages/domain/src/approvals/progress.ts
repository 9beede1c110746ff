import { type DecisionRight, type Directory, whoMayDecide } from './decide.ts';
import { officeOf } from './office.ts';
import { type ApprovalRequest, type RequestStep, STEP_VERDICTS, type StepDecision, stepsOf, verdictOf } from './request.ts';
import { deadlinesOf, type StepDeadlines } from './timing.ts';

/** Where a step stands: its turn has not come, it can be decided, or it is. */
export const STEP_PLACES = ['waiting', 'open', ...STEP_VERDICTS] as const;
export type StepPlace = (typeof STEP_PLACES)[number];

/** A step as whoever looks at the request sees it: what was decided, by whom, when, and until when the rest is. */
export interface StepProgress extends RequestStep {
  readonly place: StepPlace;
  readonly decisions: readonly StepDecision[];
  readonly deadlines: StepDeadlines | undefined;
}

/** The steps that are needed, in their order: what was decided, what is open, and what comes next. */
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

/** The steps that can be decided now. */
export function openSteps(request: ApprovalRequest): StepProgress[] {
  return progressOf(request).filter(({ place }) => place === 'open');
}

/** Steps of which somebody is to be reminded: due for it, and not since the last reminder about the request. */
export function remindersDue(
  request: ApprovalRequest,
  { now, remindedAt }: { readonly now: Date; readonly remindedAt: Date | undefined },
): StepProgress[] {
  return openSteps(request).filter(
    ({ deadlines }) =>
      deadlines !== undefined && deadlines.remindAt <= now && (remindedAt === undefined || remindedAt < deadlines.remindAt),
  );
}

/** An office that may decide a step now, and from when on its deputies may, and its holders are reminded. */
export interface OpenSeat {
  readonly office: string;
  readonly deputies_from: string | null;
  readonly remind_at: string | null;
}

/** The offices that may decide a request now, each once for each step: by them a database finds what waits for somebody. */
export function openSeats(request: ApprovalRequest): OpenSeat[] {
  return openSteps(request).flatMap(({ step, state, deadlines }) => {
    const offices = step.approvers.map((approver) => officeOf(approver, request.subject)).filter((office) => office !== undefined);
    const deputies_from = deadlines?.deputiesFrom.toISOString() ?? state.openedAt;
    const remind_at = deadlines?.remindAt.toISOString() ?? null;
    return [...new Set(offices)].map((office) => ({ office, deputies_from, remind_at }));
  });
}

/** What can be decided now, and who may: what an inbox is made of. */
export function whatWaits(request: ApprovalRequest, directory: Directory, now: Date): (StepProgress & { may: DecisionRight[] })[] {
  return openSteps(request).map((each) => ({ ...each, may: whoMayDecide({ request, stepId: each.step._id, directory, now }) }));
}
