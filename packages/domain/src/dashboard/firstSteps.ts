import type { StudentAnalytics } from '../analytics/studentAnalytics.ts';

/** What a student does first, in this order, and where. */
export const FIRST_STEPS = [
  { id: 'skill', label: 'Add a skill', path: '/dashboard/skills?view=add' },
  { id: 'follow', label: 'Follow a club', path: '/dashboard/organization' },
  { id: 'register', label: 'Register for an event', path: '/dashboard/events' },
] as const;
export type FirstStep = (typeof FIRST_STEPS)[number]['id'];

/** What is known of a student who may be new here. */
export interface FirstStepsInput {
  readonly analytics: StudentAnalytics['analytics'];
  readonly follows: boolean;
  readonly isRegistered: boolean;
}

const counted = (figures: readonly { readonly count: number }[]) => figures.reduce((sum, { count }) => sum + count, 0);

/** Whether a student has done nothing yet that figures could be drawn of: skills alone are the first of the steps. */
export function isNewStudent({
  engagement,
  participationTrend,
  eventPreferences,
  achievementStatus,
}: StudentAnalytics['analytics']): boolean {
  return engagement.totalScore + counted(participationTrend) + counted(eventPreferences) + counted(achievementStatus) === 0;
}

/** The steps that are done. */
export function stepsDone({ analytics, follows, isRegistered }: FirstStepsInput): readonly FirstStep[] {
  const isDone = { skill: counted(analytics.skillCategories) > 0, follow: follows, register: isRegistered };
  return FIRST_STEPS.map(({ id }) => id).filter((id) => isDone[id]);
}
