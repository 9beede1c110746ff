import { anEvent, manyEvents } from '@quad/domain/fixtures';
import { unstable_serialize } from 'swr/infinite';
import { describe, expect, it } from 'vitest';
import type { Page } from '../client/index.ts';
import { createClient } from '../client/index.ts';
import { events } from '../contract/events.contract.ts';
import { changeCached, replaceWith } from './eventPatches.ts';
import { EDITING } from './events.ts';
import { keys } from './keys.ts';
import { changePage, changePages, combinedKey, firstPageKey, listKeyOf, pageKey } from './pageKeys.ts';
import { testStore } from './testStore.ts';
import { joinPages, nextPageKey, readPage } from './usePages.ts';
import { readWhole } from './useRead.ts';
import { write } from './write.ts';

const list = keys.eventsByRole('PRESIDENT', '');
const [first, second, third] = manyEvents(3).map((event, index) => ({ ...event, _id: `e${index + 1}`, updated_at: undefined }));
const page = <Item>(items: Item[], next?: string, total?: number): Page<Item> => ({ items, next, total, isTotalExact: true });

// docs/specification/contract.md#contract-lists
describe('page keys', () => {
  it('are equal for the same filters in any order', () => {
    expect(pageKey(list, { status: 'planned', search: 'robo', unit: undefined }, 'c1')).toEqual(
      pageKey(list, { search: 'robo', status: 'planned' }, 'c1'),
    );
    expect(pageKey(list, { search: 'robo' }, '')).not.toEqual(pageKey(list, { search: 'maze' }, ''));
  });

  it('lead back to the key of their list', () => {
    expect(listKeyOf(pageKey(list, {}, 'c1'))).toEqual(list);
    expect(listKeyOf(list)).toBe(list);
    expect(listKeyOf('@"events",')).toBe('@"events",');
  });

  it('follow from the previous page and end after the last page', () => {
    expect(nextPageKey(list, { limit: 2 }, null)).toEqual(pageKey(list, { limit: 2 }, ''));
    expect(nextPageKey(list, { limit: 2 }, page([], 'c1'))).toEqual(pageKey(list, { limit: 2 }, 'c1'));
    expect(nextPageKey(list, { limit: 2 }, page([]))).toBeNull();
  });

  it('can be restored from the cache key of all pages combined', () => {
    const key = pageKey(list, { search: 'a "quoted", word' }, '');
    expect(combinedKey(key)).toBe(unstable_serialize(() => key));
    expect(firstPageKey(combinedKey(key))).toEqual(key);
    expect(firstPageKey('@"events","list",')).toBeUndefined();
  });
});

describe('reading pages', () => {
  it('requests the cursor of the page key with the filters of the list', async () => {
    const urls: string[] = [];
    const client = createClient({
      baseUrl: '',
      fetch: async (address) => {
        urls.push(String(address));
        return Response.json([], { headers: { link: '</api/events/events?limit=2&cursor=c2>; rel="next"' } });
      },
    });
    const query = { limit: 2, search: 'robo' };
    expect(await readPage(client, [events.all, { query }], pageKey(list, query, ''))).toMatchObject({ items: [], next: 'c2' });
    await readPage(client, [events.all, { query }], pageKey(list, query, 'c2'));
    expect(urls).toEqual(['/api/events/events?limit=2&search=robo', '/api/events/events?limit=2&search=robo&cursor=c2']);
  });

  it('joins pages to one list with the total of the first page', () => {
    expect(joinPages(undefined)).toEqual({ data: undefined, total: undefined, isTotalExact: true, hasMore: false });
    expect(joinPages([page(['a', 'b'], 'c1', 3), page(['c'])])).toEqual({
      data: ['a', 'b', 'c'],
      total: 3,
      isTotalExact: true,
      hasMore: false,
    });
    expect(joinPages([{ ...page(['a'], 'c1', 10_000), isTotalExact: false }])).toMatchObject({ isTotalExact: false, hasMore: true });
  });
});

describe('changePage', () => {
  it('adjusts the total when it is known', () => {
    expect(changePage(page([1, 2], 'c1', 7), (items) => items.slice(1))).toEqual(page([2], 'c1', 6));
    expect(changePage(page([1, 2]), (items) => [...items, 3])).toEqual(page([1, 2, 3]));
    const unchanged = page([1]);
    expect(changePage(unchanged, (items) => items)).toBe(unchanged);
  });
});

describe('changePages', () => {
  it('adjusts the total on the first page for a change on any page', () => {
    const pages = [page([1, 2], 'c1', 5), page([3, 4], 'c2'), page([5])];
    const without = (out: number) => changePages(pages, (items) => (items.includes(out) ? items.filter((each) => each !== out) : items));
    expect(without(4)).toEqual([page([1, 2], 'c1', 4), page([3], 'c2'), page([5])]);
    expect(without(1)).toEqual([page([2], 'c1', 4), page([3, 4], 'c2'), page([5])]);
    expect(without(9)).toEqual(pages);
  });

  it('keeps an unknown total unknown', () => {
    expect(changePages([page([1]), page([2])], (items) => items.slice(1))).toEqual([page([]), page([])]);
    expect(changePages([], (items) => items)).toEqual([]);
  });
});

describe('writing to a paged list', () => {
  const pages = [page([first, second], 'c1', 3), page([third])];
  const keysOfPages = [pageKey(list, {}, ''), pageKey(list, {}, 'c1')] as const;
  const combined = combinedKey(keysOfPages[0]);
  const stored = ({ data }: { data: unknown } = { data: pages }) =>
    testStore([
      [keysOfPages[0], pages[0]],
      [keysOfPages[1], pages[1]],
      [combined, data],
      [keys.orgUnits, []],
    ]);

  it('changes an item in all pages combined and refreshes them', async () => {
    const store = stored();
    const event = anEvent({ ...third, title: 'After' });
    await write(store, { ...EDITING, send: async () => ({ message: 'Saved.', event }) });
    expect(store.at(combined)).toEqual([pages[0], page([event])]);
    expect(store.refreshed).toContain(combined);
    expect(store.refreshed).not.toContain(keys.orgUnits);
    // Pages without an entry of their own are refetched.
    expect(keysOfPages.map((key) => store.at(key))).toEqual([undefined, undefined]);
  });

  it('shows an optimistic change before the response and undoes it on all pages after a failure', async () => {
    const store = stored();
    const retitle = (title: string) => changeCached((event) => (event._id === 'e3' ? { ...event, title } : event));
    const failing = write(store, {
      optimistic: { keys: list, change: retitle('Expected'), undo: retitle(third?.title ?? '') },
      send: async () => {
        expect(store.at(combined)).toMatchObject([{ total: 3 }, { items: [{ title: 'Expected' }] }]);
        throw new Error('Refused.');
      },
    });
    await expect(failing).rejects.toThrow('Refused.');
    expect(store.at(combined)).toEqual(pages);
    expect(store.at(keysOfPages[1])).toEqual(pages[1]);
  });

  it('removes an item from all pages of a list and decrements the total', async () => {
    const store = stored();
    const change = (items: readonly { _id: string }[]) => items.filter(({ _id }) => _id !== 'e2');
    await write(store, { send: async () => 'done', patch: () => ({ keys: list, change }) });
    expect(store.at(combined)).toEqual([page([first], 'c1', 2), page([third])]);
    expect(store.refreshed).toEqual([]);
  });

  it('refreshes pages that are still loading without changing them', async () => {
    const store = stored({ data: undefined });
    const answer = anEvent({ ...third, title: 'After' });
    await write(store, { send: async () => answer, patch: () => ({ keys: list, change: changeCached(replaceWith(answer)) }) });
    expect(store.at(combined)).toBeUndefined();
    expect(store.refreshed).toEqual([combined]);
  });
});

describe('readWhole', () => {
  it('follows all pages, or reads one page when a limit is given', async () => {
    const urls: string[] = [];
    const client = createClient({
      baseUrl: 'http://campus.example',
      fetch: async (address) => {
        const { search } = new URL(String(address));
        urls.push(search);
        const isFirst = !search.includes('cursor');
        return Response.json([isFirst ? first : second], {
          headers: isFirst ? { link: '</api/events/events?cursor=c1>; rel="next"' } : {},
        });
      },
    });
    expect((await readWhole(client, [events.all])).map(({ _id }) => _id)).toEqual(['e1', 'e2']);
    expect(urls).toEqual(['', '?cursor=c1']);
    expect((await readWhole(client, [events.all, { query: { limit: 1 } }])).map(({ _id }) => _id)).toEqual(['e1']);
    expect(urls).toEqual(['', '?cursor=c1', '?limit=1']);
  });
});
