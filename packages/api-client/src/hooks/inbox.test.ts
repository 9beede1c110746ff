import { inboxItems } from '@quad/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { ApiError, type Page } from '../client/index.ts';
import { decidingInInbox } from './inbox.ts';
import { keys } from './keys.ts';
import { pageKey, togetherKey } from './pageKeys.ts';
import { testStore } from './testStore.ts';
import { write } from './write.ts';

const [first, second, third] = inboxItems();
const firstPage = pageKey(keys.inbox, { limit: 30 }, '');
const ofRooms = pageKey(keys.inbox, { limit: 30, kind: 'room-request' }, '');
const page = (items: unknown[], total: number): Page<unknown> => ({ items, next: undefined, total, isTotalExact: true });
const cached = () =>
  testStore([
    [togetherKey(firstPage), [page([first, second, third], 3)]],
    [togetherKey(ofRooms), [page([first, second], 2)]],
    [keys.inboxCount, 3],
    [keys.dashboardStats, {}],
  ]);

describe('deciding in the inbox', () => {
  it('takes what was decided out of every list, and counts one less', async () => {
    const store = cached();
    await write(store, { ...decidingInInbox(second?._id ?? ''), send: async () => 'done' });
    expect(store.at(togetherKey(firstPage))).toEqual([page([first, third], 2)]);
    expect(store.at(togetherKey(ofRooms))).toEqual([page([first], 1)]);
    expect(store.at(keys.inboxCount)).toBe(2);
    expect(store.refreshed).toEqual([keys.dashboardStats]);
  });

  it('leaves all as it was until the answer is there, and asks what really waits after a refusal', async () => {
    const store = cached();
    const refusal = new ApiError({ status: 409, code: 'ALREADY_DECIDED', message: 'This request was already Rejected.' });
    const send = async () => {
      expect(store.at(keys.inboxCount)).toBe(3);
      throw refusal;
    };
    await expect(write(store, { ...decidingInInbox(first?._id ?? ''), send })).rejects.toBe(refusal);
    expect(store.at(togetherKey(firstPage))).toEqual([page([first, second, third], 3)]);
    expect(store.refreshed).toEqual([keys.inboxCount, togetherKey(firstPage), togetherKey(ofRooms)]);
  });
});
