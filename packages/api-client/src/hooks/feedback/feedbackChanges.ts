import type { Feedback, FeedbackRecord } from '@quad/domain/feedback';

/**
 * Puts what resolving answered into the cached list: how it stands, what was done and by whom. The rest stays as the list
 * had it, for a record does not say what it is about.
 */
export function replaceResolved(list: readonly Feedback[], answer: FeedbackRecord): Feedback[] {
  const { _id, is_resolved, actions_taken, resolved_by } = answer;
  return list.map((feedback) => (feedback._id === _id ? { ...feedback, is_resolved, actions_taken, resolved_by } : feedback));
}
