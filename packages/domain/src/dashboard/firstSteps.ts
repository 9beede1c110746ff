import type { StudentAnalytics } from '../analytics/studentAnalytics.ts';

/** First steps of a student, in order, with their links. */
export const FIRST_STEPS = [
  { id: 'skill', label: 'Add a skill', path: '/dashboard/skills?view=add' },
  { id: 'follow', label: 'Follow a club', path: '/dashboard/organization' },
  { id: 'register', label: 'Register for an event', path: '/dashboard/events' },
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number]['id'];

/** Data that shows whether a student is new. */
export interface FirstStepsInput {
  readonly analytics: StudentAnalytics['analytics'];
  readonly follows: boolean;
  readonly isRegistered: boolean;
}

const counted = (figures: readonly { readonly count: number }[]) => figures.reduce((sum, { count }) => sum + count, 0);

/** Whether a student has no activity for figures yet; skills alone do not count, because adding them is the first step. */
export function isNewStudent({
  engagement,
  participationTrend,
  eventPreferences,
  achievementStatus,
}: StudentAnalytics['analytics']): boolean {
  return engagement.totalScore + counted(participationTrend) + counted(eventPreferences) + counted(achievementStatus) === 0;
}

/** Returns the completed steps. */
export function stepsDone({ analytics, follows, isRegistered }: FirstStepsInput): readonly FirstStep[] {
  const isDone = { skill: counted(analytics.skillCategories) > 0, follow: follows, register: isRegistered };
  return FIRST_STEPS.map(({ id }) => id).filter((id) => isDone[id]);
}
