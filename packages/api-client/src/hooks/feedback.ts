import type { Feedback, FeedbackFilter, FeedbackRecord, FeedbackTargets, GiveFeedbackInput } from '@quad/domain/feedback';
import { useCallback } from 'react';
import { ApiError } from '../client/index.ts';
import type { AnswerOf, BodyOf } from '../contract/endpoint.ts';
import { feedback } from '../contract/feedback.contract.ts';
import { useClient } from './clientContext.ts';
import { isInboxKey, keys } from './keys.ts';
import { useSession } from './session/useSession.ts';
import { type NarrowedRead, useNarrowedPages } from './usePages.ts';
import { type Read, useRead } from './useRead.ts';
import { type Effects, useWrite } from './write.ts';

/** The feedback that passes both filters, newest first, page by page. */
export function useFeedbacks({ type, status }: FeedbackFilter): NarrowedRead<Feedback> {
  return useNarrowedPages(keys.feedbacks, [feedback.list], { ...(type !== 'All' && { type }), ...(status !== 'All' && { status }) });
}

/** Asks for what feedback can be about, by name, title or roll number: 20 of each kind at most. */
export function useTargetSearch(): (search: string, signal: AbortSignal) => Promise<FeedbackTargets> {
  const client = useClient();
  return useCallback((search, signal) => client.call(feedback.targets, { query: { search }, signal }), [client]);
}

/** What feedback is likely to be about, before anything is typed: events, units and positions, and nobody by name. */
export function useTargetSuggestions(): Read<FeedbackTargets> {
  return useRead(keys.feedbackTargets, [feedback.targets]);
}

/** What a form says of new feedback; stars that were not given are left out of what is sent. */
export type NewFeedback = Omit<GiveFeedbackInput, 'feedback_by'>;

function bodyOf({ rating, ...given }: NewFeedback, userId: string | undefined): BodyOf<typeof feedback.give> {
  return { ...given, ...(rating === null ? {} : { rating }), feedback_by: userId };
}

/** Gives feedback in the name of the signed-in person; lists that show feedback are asked for again. */
export function useGiveFeedback(): (given: NewFeedback) => Promise<FeedbackRecord> {
  const write = useWrite();
  const { user } = useSession();
  return async (given) => {
    const answer = await write([feedback.give, { body: bodyOf(given, user?._id) }], { refresh: [keys.feedbacks, keys.dailyAllowances] });
    return answer.feedback;
  };
}

/**
 * Puts what resolving answered into the cached list: how it stands, what was done and by whom. The rest stays as the list
 * had it, for a record does not say what it is about.
 */
function replaceResolved({ _id, is_resolved, actions_taken, resolved_by }: FeedbackRecord) {
  return (list: readonly Feedback[]): Feedback[] =>
    list.map((each) => (each._id === _id ? { ...each, is_resolved, actions_taken, resolved_by } : each));
}

/** The cached list changes without being asked for again, but where somebody else was first. */
export const RESOLVING: Effects<Pick<AnswerOf<typeof feedback.resolve>, 'feedback'>> = {
  patch: (answer) => ({ keys: keys.feedbacks, change: replaceResolved(answer.feedback) }),
  refresh: [isInboxKey],
  refreshAfter: (error) => (error instanceof ApiError && error.status === 409 ? [keys.feedbacks] : []),
};

export interface ResolvedFeedback {
  feedbackId: string;
  actionsTaken: string;
}

/** Marks feedback as resolved in the name of the signed-in person. A failure is logged. */
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
