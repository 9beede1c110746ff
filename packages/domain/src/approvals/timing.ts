import type { ApprovalStep } from './flow.ts';
import type { StepState } from './request.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** When a step is due, when its deciders are reminded, and when deputies may decide. */
export interface StepDeadlines {
  readonly openedAt: Date;
  readonly dueAt: Date;
  readonly remindAt: Date;
  readonly deputiesFrom: Date;
}

/** Returns the deadlines of an open step; undefined if it has none. */
export function deadlinesOf(
  { promise }: Pick<ApprovalStep, 'promise'>,
  { openedAt }: Pick<StepState, 'openedAt'>,
): StepDeadlines | undefined {
  if (!promise || openedAt === null) return undefined;
  const after = (days: number) => new Date(Date.parse(openedAt) + days * DAY_MS);
  return {
    openedAt: after(0),
    dueAt: after(promise.days),
    remindAt: after(promise.reminder_days),
    deputiesFrom: after(promise.deputy_days),
  };
}

/** Returns when deputies may decide a step: at once if it has no deadline, and never before it opens. */
export function deputiesFrom(step: Pick<ApprovalStep, 'promise'>, state: Pick<StepState, 'openedAt'>): Date | undefined {
  if (state.openedAt === null) return undefined;
  return deadlinesOf(step, state)?.deputiesFrom ?? new Date(state.openedAt);
}
