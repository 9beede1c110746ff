/** Texts of giving, reading and resolving feedback. */
export const FEEDBACK_TEXTS = {
  add: 'Add Feedback',
  viewAll: 'View All Feedbacks',
  emptyTitle: 'No feedbacks found',
  emptyText: 'Try adjusting your filters to see more results',
  resolve: 'mark as resolved',
  actionsTakenRequired: 'Please enter actions taken.',
  submitted: 'Feedback submitted successfully',
  submitFailed: 'Failed to submit feedback',
} as const;
