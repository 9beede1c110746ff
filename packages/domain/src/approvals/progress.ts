import { type DecisionRight, type Directory, whoMayDecide } from './decide.ts';
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

/** Steps of which somebody is to be reminded: due for it, and not reminded of since they were opened. */
export function remindersDue(
  request: ApprovalRequest,
  { now, remindedAt }: { readonly now: Date; readonly remindedAt: Readonly<Record<string, Date>> },
): StepProgress[] {
  return openSteps(request).filter(({ step, deadlines }) => {
    const last = remindedAt[step._id];
    return deadlines !== undefined && deadlines.remindAt <= now && (last === undefined || last < deadlines.openedAt);
  });
}

/** What can be decided now, and who may: what an inbox is made of. */
export function whatWaits(request: ApprovalRequest, directory: Directory, now: Date): (StepProgress & { may: DecisionRight[] })[] {
  return openSteps(request).map((each) => ({ ...each, may: whoMayDecide({ request, stepId: each.step._id, directory, now }) }));
}
