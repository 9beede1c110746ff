import type { FeedbackRecord } from '@quad/domain/feedback';
import { useSWRConfig } from 'swr';
import { ApiError } from '../../client/index.ts';
import { feedback } from '../../contract/feedback.contract.ts';
import { useSession } from '../session/useSession.ts';
import { useSubmit } from '../useSubmit.ts';
import { type FeedbackCache, feedbackCacheOf } from './feedbackCache.ts';
import { replaceResolved } from './feedbackChanges.ts';

export interface ResolvedFeedback {
  feedbackId: string;
  actionsTaken: string;
}

/** Resolves and patches the cached list. A failure is logged; where somebody else was first, the list is asked for again. */
export async function resolveInCache(cache: FeedbackCache, send: () => Promise<FeedbackRecord>): Promise<FeedbackRecord> {
  try {
    const answer = await send();
    await cache.update((list) => replaceResolved(list, answer));
    return answer;
  } catch (error) {
    console.warn('Resolving feedback failed.', error);
    if (error instanceof ApiError && error.status === 409) await cache.refresh();
    throw error;
  }
}

/** Marks feedback as resolved in the name of the signed-in person; the cached list changes without being asked for again. */
export function useResolveFeedback(): (resolved: ResolvedFeedback) => Promise<FeedbackRecord> {
  const submit = useSubmit();
  const cache = feedbackCacheOf(useSWRConfig());
  const { user } = useSession();
  return ({ feedbackId, actionsTaken }) =>
    resolveInCache(cache, async () => {
      const body = { actions_taken: actionsTaken, resolved_by: user?._id };
      return (await submit(feedback.resolve, { params: { feedbackId }, body })).feedback;
    });
}
