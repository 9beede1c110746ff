import { manyUserSkills } from '@quad/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { ApiError, type Page } from '../client/index.ts';
import { endorsing } from './endorsements.ts';
import { keys } from './keys.ts';
import { combinedKey, pageKey } from './pageKeys.ts';
import { testStore } from './testStore.ts';
import { write } from './write.ts';

const [first, second, third] = manyUserSkills(3).map((skill, index) => ({ ...skill, _id: `u${index + 1}` }));
const key = keys.pendingUserSkills('technical');
const refusal = new ApiError({ status: 409, code: 'ALREADY_DECIDED', message: 'This was already endorsed.' });
const stored = (list: unknown) =>
  testStore([
    [key, list],
    [keys.dashboardStats, {}],
  ]);

describe('endorsing', () => {
  it('removes the item before the response arrives and keeps it removed', async () => {
    const store = stored([first, second, third]);
    const send = async () => {
      expect(store.at(key)).toEqual([first, third]);
      await store.mutate((each) => each === key, [first, second, third], { revalidate: false });
      return 'done';
    };
    expect(await write(store, { ...endorsing(key, 'u2'), send })).toBe('done');
    expect(store.at(key)).toEqual([first, third]);
    expect(store.refreshed).toEqual([keys.dashboardStats]);
  });

  it('restores the item at its position when the call fails, and refreshes the list', async () => {
    const store = stored([first, second, third]);
    await expect(write(store, { ...endorsing(key, 'u2'), send: () => Promise.reject(refusal) })).rejects.toBe(refusal);
    expect(store.at(key)).toEqual([first, second, third]);
    expect(store.refreshed).toEqual([key]);
  });

  it('does not restore an item twice, or one that was never in the list', async () => {
    const store = stored([first, second]);
    const send = async () => {
      await store.mutate((each) => each === key, [second, first], { revalidate: false });
      throw refusal;
    };
    await write(store, { ...endorsing(key, 'u1'), send }).catch(() => undefined);
    expect(store.at(key)).toEqual([second, first]);
    await write(store, { ...endorsing(key, 'gone'), send: () => Promise.reject(refusal) }).catch(() => undefined);
    expect(store.at(key)).toEqual([second, first]);
  });

  it('works with a list that is not loaded yet', async () => {
    const store = stored(undefined);
    expect(await write(store, { ...endorsing(key, 'u1'), send: async () => 'done' })).toBe('done');
    expect(store.at(key)).toBeUndefined();
  });

  describe('in a paged list', () => {
    const page = (items: unknown[], next?: string, total?: number): Page<unknown> => ({ items, next, total, isTotalExact: true });
    const pages = [page([first, second], 'c1', 150), page([third])];
    const keysOfPages = [pageKey(key, { limit: 100 }, ''), pageKey(key, { limit: 100 }, 'c1')] as const;
    const combined = combinedKey(keysOfPages[0]);
    const paged = () =>
      testStore([
        [keysOfPages[0], pages[0]],
        [keysOfPages[1], pages[1]],
        [combined, pages],
        [keys.dashboardStats, {}],
      ]);

    it.each([
      ['u2', [page([first], 'c1', 149), page([third])]],
      ['u3', [page([first, second], 'c1', 149), page([])]],
    ])('removes %s from its page and decrements the total', async (id, left) => {
      const store = paged();
      await write(store, { ...endorsing(key, id), send: async () => expect(store.at(combined)).toEqual(left) });
      expect(store.at(combined)).toEqual(left);
      expect(store.refreshed).toEqual([keys.dashboardStats]);
    });

    it.each(['u1', 'u2', 'u3'])('restores %s only to its own page when the call fails', async (id) => {
      const store = paged();
      await expect(write(store, { ...endorsing(key, id), send: () => Promise.reject(refusal) })).rejects.toBe(refusal);
      expect(store.at(combined)).toEqual(pages);
      // Each page is refetched.
      expect(keysOfPages.map((each) => store.at(each))).toEqual([undefined, undefined]);
      expect(store.refreshed).toContain(combined);
    });
  });
});
