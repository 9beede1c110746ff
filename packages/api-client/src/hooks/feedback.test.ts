import { aFeedback, PEOPLE, studentReference } from '@quad/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { ApiError } from '../client/index.ts';
import { RESOLVING } from './feedback.ts';
import { keys } from './keys.ts';
import { combinedKey, pageKey } from './pageKeys.ts';
import { testStore } from './testStore.ts';
import { write } from './write.ts';

const [open, other] = [aFeedback({ _id: 'f1' }), aFeedback({ _id: 'f2' })];
const resolved = { is_resolved: true, actions_taken: 'New lights.', resolved_by: studentReference(PEOPLE.president) };
const stored = () => testStore([[keys.feedbacks, [open, other]]]);

describe('resolving feedback', () => {
  it('updates the cached list without a refresh and keeps the target of the feedback', async () => {
    const store = stored();
    const answer = { feedback: { ...open, target_data: undefined, feedback_by: null, ...resolved } };
    expect(await write(store, { ...RESOLVING, send: async () => answer })).toBe(answer);
    expect(store.at(keys.feedbacks)).toEqual([{ ...open, ...resolved }, other]);
    expect(store.refreshed).toEqual([]);
  });

  it('changes nothing when the feedback is not cached', async () => {
    const store = stored();
    await write(store, { ...RESOLVING, send: async () => ({ feedback: { ...open, _id: 'f3', feedback_by: null, ...resolved } }) });
    expect(store.at(keys.feedbacks)).toEqual([open, other]);
  });

  it.each([
    [409, 'Already resolved', [keys.feedbacks]],
    [403, 'You can resolve feedback about your own unit only.', []],
    [0, 'No connection.', []],
  ])('leaves the list unchanged after status %i, and refreshes it only after a conflict', async (status, message, refreshed) => {
    const store = stored();
    const error = new ApiError({ status, code: 'X', message });
    await expect(write(store, { ...RESOLVING, send: () => Promise.reject(error) })).rejects.toBe(error);
    expect(store.at(keys.feedbacks)).toEqual([open, other]);
    expect(store.refreshed).toEqual(refreshed);
  });

  it('updates the feedback on any page of a filtered list', async () => {
    const page = (items: unknown[], next?: string, total?: number) => ({ items, next, total, isTotalExact: true });
    const narrowed = pageKey(keys.feedbacks, { status: 'Not Resolved', limit: 100 }, '');
    const combined = combinedKey(narrowed);
    const store = testStore([
      [narrowed, page([other], 'c1', 2)],
      [combined, [page([other], 'c1', 2), page([open])]],
    ]);
    await write(store, { ...RESOLVING, send: async () => ({ feedback: { ...open, feedback_by: null, ...resolved } }) });
    expect(store.at(combined)).toEqual([page([other], 'c1', 2), page([{ ...open, ...resolved }])]);
    expect(store.refreshed).toEqual([]);
  });
});
