/** Texts of organizational units and of the club dashboard. */
export const ORG_UNIT_TEXTS = {
  nameRequired: 'Organization name is required.',
  typeRequired: 'Organization type is required.',
  categoryRequired: 'Category is required.',
  levelTooLow: 'Hierarchy level must be at least 1.',
  emailRequired: 'Contact email is required.',
  emailInvalid: 'Please enter a valid email address.',
  created: 'Organizational unit created successfully!',
  createFailed: 'Error: {message}',
  clubTitle: '{unit} Dashboard',
  clubFetchFailed: 'Error fetching club data',
  clubMissing: 'No club data found',
  anonymousAuthor: 'by Anonymous',
  /** Shown to a coordinator without a unit. */
  noUnit: 'No unit has your e-mail address as its contact yet. Ask your general secretary or the president to set it.',
  viewAllFeedback: 'View All Feedback',
} as const;
