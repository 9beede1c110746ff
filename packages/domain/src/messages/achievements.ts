/** Texts of the achievements list and of its form. */
export const ACHIEVEMENT_TEXTS = {
  add: 'Add Achievement',
  view: 'View Achievements',
  pending: 'Pending',
  verified: 'Verified',
  emptyTitle: 'No achievements found',
  noneYet: "You haven't added any achievements yet.",
  noMatch: 'No achievements match your current filters.',
  noneYetOnHome: 'No achievements yet.',
  fetchFailed: 'Failed to fetch achievements',
  submitted: 'Achievement submitted successfully!',
} as const;
