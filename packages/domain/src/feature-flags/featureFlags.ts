/**
 * Features that an institute can disable: each goes beyond the original specification, has its own calls and screens, and keeps its data
 * while disabled. Nothing else can be disabled.
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

/** Shown where somebody opens a disabled feature. */
export const FEATURE_FLAG_TEXTS = {
  offTitle: 'This is not on here',
  off: 'Your institute has turned this part of the portal off.',
  kept: 'Its data is available again once it is on.',
} as const;

/** Screens of features, by the paths in the table of screens. */
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

/** Returns the feature that a screen belongs to; undefined for a screen that is always available. */
export function featureFlagOfScreen(path: string): FeatureFlag | undefined {
  return SCREENS[path];
}

/** Dependencies between features: money needs approvals, and a survey is a form of questions. */
const NEEDS: Readonly<Partial<Record<FeatureFlag, FeatureFlag>>> = { money: 'recognition', surveys: 'questions' };

/** Whether an institute has a feature enabled; all are by default. Whatever belongs to no feature is enabled. */
export function isEnabled(institute: { readonly off?: readonly FeatureFlag[] | undefined }, part: FeatureFlag | undefined): boolean {
  return part === undefined || (!institute.off?.includes(part) && isEnabled(institute, NEEDS[part]));
}
