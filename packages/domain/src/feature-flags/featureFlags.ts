/**
 * What an institute may do without: each goes beyond what was specified, has calls and screens of its own, and keeps its data while it is
 * off. Nothing else can be switched off.
 */
export const FEATURE_FLAGS = [
  'registrations',
  'rooms',
  'records',
  'feeds',
  'push',
  'recognition',
  'public-pages',
  'money',
  'questions',
  'series',
  'surveys',
] as const;
export type FeatureFlag = (typeof FEATURE_FLAGS)[number];

/** What is said where somebody comes to a part that is off. */
export const FEATURE_FLAG_TEXTS = {
  offTitle: 'This is not on here',
  off: 'Your institute has switched this part of the portal off.',
  kept: 'What was kept in it is there again once it is on.',
} as const;

/** The screens of parts, by their paths as the table of screens has them. */
const SCREENS: Readonly<Record<string, FeatureFlag>> = {
  '/events/:id/participants': 'registrations',
  '/events/:id/questions': 'questions',
  '/events/:id/answers': 'questions',
  '/events/:id/survey': 'surveys',
  '/check-in/:token': 'registrations',
  '/rooms': 'rooms',
  '/record': 'records',
  '/record/:token': 'records',
  '/points': 'recognition',
  '/approvals': 'recognition',
  '/accreditation': 'recognition',
  '/money': 'money',
  '/money/:unitId': 'money',
  '/money/claims/:id': 'money',
};

/** The part that a screen belongs to; undefined for one that is always there. */
export function featureFlagOfScreen(path: string): FeatureFlag | undefined {
  return SCREENS[path];
}

/** What a part cannot do without: money goes through approvals, and a survey is a form of questions. */
const NEEDS: Readonly<Partial<Record<FeatureFlag, FeatureFlag>>> = { money: 'recognition', surveys: 'questions' };

/** Whether an institute has a part on: all of them, unless it said otherwise. What belongs to no part is on. */
export function isEnabled(institute: { readonly off?: readonly FeatureFlag[] | undefined }, part: FeatureFlag | undefined): boolean {
  return part === undefined || (!institute.off?.includes(part) && isEnabled(institute, NEEDS[part]));
}
