/** The default: the user of the story. */
export const OWN_ROLE = 'as in the story';

/** The roles that the toolbar can select: the scenarios of the mocks. */
export const ROLES = [
  OWN_ROLE,
  'signedOut',
  'notOnboarded',
  'student',
  'coordinator',
  'scitech',
  'academic',
  'cultural',
  'sports',
  'president',
] as const;
