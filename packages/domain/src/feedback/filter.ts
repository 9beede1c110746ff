import * as v from 'valibot';
import { FEEDBACK_STATUS_FILTERS, FEEDBACK_TYPE_FILTERS, type Feedback } from './feedback.ts';

/** Filters of the feedback list on the server; an omitted filter matches everything. */
export const FEEDBACK_FILTERS = {
  type: v.optional(v.picklist(FEEDBACK_TYPE_FILTERS, 'There is no such type of feedback.')),
  status: v.optional(v.picklist(FEEDBACK_STATUS_FILTERS, 'Feedback is Resolved or Not Resolved.')),
};

/** Filters of the feedback list. */
export interface FeedbackFilter {
  readonly type: (typeof FEEDBACK_TYPE_FILTERS)[number];
  readonly status: (typeof FEEDBACK_STATUS_FILTERS)[number];
}

/** Parses both filters from a URL; missing or unknown values filter nothing. */
export function readFeedbackFilter(query: { type?: string | null; status?: string | null }): FeedbackFilter {
  return {
    type: FEEDBACK_TYPE_FILTERS.find((type) => type === query.type) ?? 'All',
    status: FEEDBACK_STATUS_FILTERS.find((status) => status === query.status) ?? 'All',
  };
}

/** Returns the feedback that matches both filters, in input order. */
export function filterFeedback<F extends Pick<Feedback, 'type' | 'is_resolved'>>(feedbacks: readonly F[], filter: FeedbackFilter): F[] {
  const { type, status } = filter;
  return feedbacks.filter(
    (feedback) => (type === 'All' || feedback.type === type) && (status === 'All' || feedback.is_resolved === (status === 'Resolved')),
  );
}

/** Whether any filter is set. */
export function isFeedbackFiltered({ type, status }: FeedbackFilter): boolean {
  return type !== 'All' || status !== 'All';
}
