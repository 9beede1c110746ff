/** Texts of the endorsement screen and of its calls. */
export const ENDORSEMENT_TEXTS = {
  sectionTitle: 'Endorsement',
  loadingConfiguration: 'Loading configuration...',
  endorsing: 'Endorsing...',
  emptyTitle: 'No Pending Endorsements',
  /** `what` is user skills, achievements, or a type and 'skills'. */
  emptyText: 'All {what} have been reviewed and endorsed.',
  achievementsFetchFailed: 'Failed to fetch unendorsed achievements',
  verifyFailed: 'Failed to verify achievement',
  skillsFetchFailed: 'Failed to fetch unendorsed skills',
  endorseSkillFailed: 'Failed to endorse skill',
  achievementsLoadFailed: 'Failed to load achievements',
  userSkillsLoadFailed: 'Failed to load user skills. Please try again.',
  endorseFailed: 'Failed to endorse skill. Please try again.',
  wrongType: 'You can endorse only {type} items.',
  alreadyVerified: 'Already verified by {name}',
} as const;
