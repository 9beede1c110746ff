import * as v from 'valibot';
import { FEEDBACK_STATUS_FILTERS, FEEDBACK_TYPE_FILTERS, type Feedback } from './feedback.ts';

/** What narrows the list of feedback down that a server answers: the same two filters; what is left out leaves nothing out. */
export const FEEDBACK_FILTERS = {
  type: v.optional(v.picklist(FEEDBACK_TYPE_FILTERS, 'There is no such type of feedback.')),
  status: v.optional(v.picklist(FEEDBACK_STATUS_FILTERS, 'Feedback is Resolved or Not Resolved.')),
};

/** What narrows the list of feedback down. */
export interface FeedbackFilter {
  readonly type: (typeof FEEDBACK_TYPE_FILTERS)[number];
  readonly status: (typeof FEEDBACK_STATUS_FILTERS)[number];
}

/** Reads both filters as an address has them; what is missing or unknown filters nothing. */
export function readFeedbackFilter(asked: { type?: string | null; status?: string | null }): FeedbackFilter {
  return {
    type: FEEDBACK_TYPE_FILTERS.find((type) => type === asked.type) ?? 'All',
    status: FEEDBACK_STATUS_FILTERS.find((status) => status === asked.status) ?? 'All',
  };
}

/** The pieces of feedback that pass both filters, in their order. */
export function filterFeedback<F extends Pick<Feedback, 'type' | 'is_resolved'>>(feedbacks: readonly F[], filter: FeedbackFilter): F[] {
  const { type, status } = filter;
  return feedbacks.filter(
    (feedback) => (type === 'All' || feedback.type === type) && (status === 'All' || feedback.is_resolved === (status === 'Resolved')),
  );
}

/** True where a filter leaves something out, or would. */
export function isFeedbackFiltered({ type, status }: FeedbackFilter): boolean {
  return type !== 'All' || status !== 'All';
}
