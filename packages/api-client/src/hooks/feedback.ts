import type { Feedback, FeedbackFilter, FeedbackRecord, GiveFeedbackInput } from '@quad/domain/feedback';
import { ApiError } from '../client/index.ts';
import type { AnswerOf, BodyOf } from '../contract/endpoint.ts';
import { feedback } from '../contract/feedback.contract.ts';
import { isInboxKey, keys } from './keys.ts';
import { useSession } from './session/useSession.ts';
import { useNarrowedPages } from './usePages.ts';
import { useRead } from './useRead.ts';
import { useSearch } from './useSearch.ts';
import { type Effects, useWrite } from './write.ts';

/** The feedback that matches both filters, newest first, paginated. */
export const useFeedbacks = ({ type, status }: FeedbackFilter) =>
  useNarrowedPages(keys.feedbacks, [feedback.list], { ...(type !== 'All' && { type }), ...(status !== 'All' && { status }) });

/** Searches the possible subjects of feedback by name, title or roll number: at most 20 of each kind. */
export const useTargetSearch = () => useSearch(feedback.targets);

/** Suggested subjects of feedback before anything is typed: events, units and positions, but no people. */
export const useTargetSuggestions = () => useRead(keys.feedbackTargets, [feedback.targets]);

/** Form values of new feedback; stars that were not given are omitted from the request. */
export type NewFeedback = Omit<GiveFeedbackInput, 'feedback_by'>;

function bodyOf({ rating, ...fields }: NewFeedback, userId: string | undefined): BodyOf<typeof feedback.give> {
  return { ...fields, ...(rating === null ? {} : { rating }), feedback_by: userId };
}

/** Gives feedback as the signed-in person and refetches the lists that show it. */
export function useGiveFeedback(): (input: NewFeedback) => Promise<FeedbackRecord> {
  const write = useWrite();
  const { user } = useSession();
  return async (input) => {
    const answer = await write([feedback.give, { body: bodyOf(input, user?._id) }], { refresh: [keys.feedbacks, keys.dailyAllowances] });
    return answer.feedback;
  };
}

/**
 * Merges the result of resolving into the cached list: the state, the action taken and by whom. The rest stays as cached, because the
 * response does not contain the subject.
 */
function replaceResolved({ _id, is_resolved, actions_taken, resolved_by }: FeedbackRecord) {
  return (list: readonly Feedback[]): Feedback[] =>
    list.map((each) => (each._id === _id ? { ...each, is_resolved, actions_taken, resolved_by } : each));
}

/** Patches the cached list; refetches it only if somebody else was first. */
export const RESOLVING: Effects<Pick<AnswerOf<typeof feedback.resolve>, 'feedback'>> = {
  patch: (answer) => ({ keys: keys.feedbacks, change: replaceResolved(answer.feedback) }),
  refresh: [isInboxKey],
  refreshAfter: (error) => (error instanceof ApiError && error.status === 409 ? [keys.feedbacks] : []),
};

export interface ResolvedFeedback {
  feedbackId: string;
  actionsTaken: string;
}

/** Marks feedback as resolved as the signed-in person. A failure is logged. */
export function useResolveFeedback(): (resolved: ResolvedFeedback) => Promise<FeedbackRecord> {
  const write = useWrite();
  const { user } = useSession();
  return async ({ feedbackId, actionsTaken }) => {
    const body = { actions_taken: actionsTaken, resolved_by: user?._id };
    const answer = await write([feedback.resolve, { params: { feedbackId }, body }], RESOLVING).catch((error: unknown) => {
      console.warn('Resolving feedback failed.', error);
      throw error;
    });
    return answer.feedback;
  };
}
