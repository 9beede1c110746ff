/** On a page, whoever the story speaks of. */
export const OWN_ROLE = 'as in the story';

/** Whom the toolbar can put in their place: the scenarios of the mocks. */
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
