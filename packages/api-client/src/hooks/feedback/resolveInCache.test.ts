import { aFeedback } from '@quad/domain/fixtures';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../client/index.ts';
import { keys } from '../keys.ts';
import { testStore } from '../testStore.ts';
import { feedbackCacheOf } from './feedbackCache.ts';
import { resolveInCache } from './useResolveFeedback.ts';

const [open, other] = [aFeedback({ _id: 'f1' }), aFeedback({ _id: 'f2' })];

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => vi.restoreAllMocks());

function cached() {
  const store = testStore([[keys.feedbacks, [open, other]]]);
  const cache = feedbackCacheOf(store);
  return { cache, refresh: vi.spyOn(cache, 'refresh'), list: () => store.at(keys.feedbacks) };
}

describe('resolving feedback', () => {
  it('changes the cached list without asking for it', async () => {
    const { cache, refresh, list } = cached();
    const answer = { ...open, feedback_by: null, is_resolved: true, actions_taken: 'New lights.' };
    expect(await resolveInCache(cache, async () => answer)).toBe(answer);
    expect(list()).toEqual([{ ...open, is_resolved: true, actions_taken: 'New lights.' }, other]);
    expect(refresh).not.toHaveBeenCalled();
  });

  it.each([
    [409, 'Already resolved', 1],
    [403, 'You can resolve feedback about your own unit only.', 0],
    [0, 'No connection.', 0],
  ])('leaves the list as it is after %i, logs it, and asks for the real state where somebody was first', async (status, message, asked) => {
    const { cache, refresh, list } = cached();
    const error = new ApiError({ status, code: 'X', message });
    await expect(resolveInCache(cache, () => Promise.reject(error))).rejects.toBe(error);
    expect(list()).toEqual([open, other]);
    expect(refresh).toHaveBeenCalledTimes(asked);
    expect(console.warn).toHaveBeenCalledWith('Resolving feedback failed.', error);
  });

  it('leaves a list that is still loading to itself', async () => {
    const store = testStore([]);
    await resolveInCache(feedbackCacheOf(store), async () => ({ ...open, feedback_by: null }));
    expect(store.at(keys.feedbacks)).toBeUndefined();
  });
});
