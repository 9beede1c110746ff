import { inboxItems } from '@quad/domain/fixtures';
import { describe, expect, it } from 'vitest';
import { ApiError, type Page } from '../client/index.ts';
import { decidingInInbox } from './inbox.ts';
import { keys } from './keys.ts';
import { combinedKey, pageKey } from './pageKeys.ts';
import { testStore } from './testStore.ts';
import { write } from './write.ts';

const [first, second, third] = inboxItems();
const firstPage = pageKey(keys.inbox, { limit: 30 }, '');
const ofRooms = pageKey(keys.inbox, { limit: 30, kind: 'room-request' }, '');
const page = (items: unknown[], total: number): Page<unknown> => ({ items, next: undefined, total, isTotalExact: true });
const counts = (rooms: number) => [
  { kind: 'room-request', count: rooms },
  { kind: 'user-skill', count: 1 },
];
const cached = () =>
  testStore([
    [combinedKey(firstPage), [page([first, second, third], 3)]],
    [combinedKey(ofRooms), [page([first, second], 2)]],
    [keys.inboxCounts, counts(2)],
    [keys.dashboardStats, {}],
  ]);

describe('deciding in the inbox', () => {
  it('removes the decided item from every list and decrements its count', async () => {
    const store = cached();
    await write(store, { ...decidingInInbox({ id: second?._id ?? '', kind: 'room-request' }), send: async () => 'done' });
    expect(store.at(combinedKey(firstPage))).toEqual([page([first, third], 2)]);
    expect(store.at(combinedKey(ofRooms))).toEqual([page([first], 1)]);
    expect(store.at(keys.inboxCounts)).toEqual(counts(1));
    expect(store.refreshed).toEqual([keys.dashboardStats]);
  });

  it('changes nothing before the response, and refreshes lists and counts after a refusal', async () => {
    const store = cached();
    const refusal = new ApiError({ status: 409, code: 'ALREADY_DECIDED', message: 'This request was already Rejected.' });
    const send = async () => {
      expect(store.at(keys.inboxCounts)).toEqual(counts(2));
      throw refusal;
    };
    await expect(write(store, { ...decidingInInbox({ id: first?._id ?? '', kind: 'room-request' }), send })).rejects.toBe(refusal);
    expect(store.at(combinedKey(firstPage))).toEqual([page([first, second, third], 3)]);
    expect(store.refreshed).toEqual([keys.inboxCounts, combinedKey(firstPage), combinedKey(ofRooms)]);
  });
});
