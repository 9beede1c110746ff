import type { FeedbackRecord, GiveFeedbackInput } from '@quad/domain/feedback';
import { useSWRConfig } from 'swr';
import type { BodyOf } from '../../contract/endpoint.ts';
import { feedback } from '../../contract/feedback.contract.ts';
import { useSession } from '../session/useSession.ts';
import { useSubmit } from '../useSubmit.ts';
import { feedbackCacheOf } from './feedbackCache.ts';

/** What a form says of new feedback; stars that were not given are left out of what is sent. */
export type NewFeedback = Omit<GiveFeedbackInput, 'feedback_by'>;

function bodyOf({ rating, ...given }: NewFeedback, userId: string | undefined): BodyOf<typeof feedback.give> {
  return { ...given, ...(rating === null ? {} : { rating }), feedback_by: userId };
}

/** Gives feedback in the name of the signed-in person; lists that show feedback are asked for again. */
export function useGiveFeedback(): (given: NewFeedback) => Promise<FeedbackRecord> {
  const submit = useSubmit();
  const cache = feedbackCacheOf(useSWRConfig());
  const { user } = useSession();
  return async (given) => {
    const answer = await submit(feedback.give, { body: bodyOf(given, user?._id) });
    void cache.refresh();
    return answer.feedback;
  };
}
