import { unstable_serialize } from 'swr/infinite';
import type { Page } from '../client/index.ts';

/** Separates the list from the page in a key. */
const PAGES = 'page of';

export type ListKey = readonly string[];

/** Returns the key of one page: the list's key, the query, and the cursor. */
export function pageKey(list: ListKey, query: Readonly<Record<string, unknown>>, cursor: string): ListKey {
  const params = Object.entries(query).filter(([, value]) => value !== undefined);
  return [...list, PAGES, JSON.stringify(params.toSorted(([one], [other]) => (one < other ? -1 : 1))), cursor];
}

/** Returns the key of the list that a page's key belongs to; any other key is returned as is. */
export function listKeyOf(key: unknown): unknown {
  if (!Array.isArray(key)) return key;
  const end = key.indexOf(PAGES);
  return end < 0 ? key : key.slice(0, end);
}

/** Keys of first pages by the name that `combinedKey` returned, because the format of that name is internal to SWR. */
const FIRST_PAGES = new Map<string, ListKey>();

/** Returns the cache key under which SWR stores all pages of a list together, given the key of its first page. */
export function combinedKey(firstPage: ListKey): string {
  const name = unstable_serialize(() => firstPage);
  FIRST_PAGES.set(name, firstPage);
  return name;
}

/** Returns the key of the first page, given the name under which the pages of a list are stored together; undefined for any other name. */
export function firstPageKey(name: string): ListKey | undefined {
  return FIRST_PAGES.get(name);
}

/** Whether a key is that of a page of the same list with the same query. */
export function isPageOfSameQuery(firstPage: ListKey, key: unknown): boolean {
  return Array.isArray(key) && String(key.slice(0, -1)) === String(firstPage.slice(0, -1));
}

export function isPage(data: unknown): data is Page<unknown> {
  return typeof data === 'object' && data !== null && 'items' in data && 'next' in data && Array.isArray(data.items);
}

/** Applies a change of a list to the items of a page, and adjusts the total. Returns the same page if nothing changes. */
export function changePage<Item>(page: Page<Item>, change: (items: readonly Item[]) => readonly Item[]): Page<Item> {
  const items = change(page.items);
  if (items === page.items) return page;
  const total = page.total === undefined ? undefined : Math.max(0, page.total + items.length - page.items.length);
  return { ...page, items, total };
}

/** The same for all pages of a list together. Only the first page has the total, so changes on other pages are added to it. */
export function changePages<Item>(
  pages: readonly Page<Item>[],
  change: (items: readonly Item[]) => readonly Item[],
): readonly Page<Item>[] {
  const [first, ...rest] = pages.map((page) => changePage(page, change));
  if (first?.total === undefined) return first ? [first, ...rest] : pages;
  const difference = rest.reduce((sum, { items }, index) => sum + items.length - (pages[index + 1]?.items.length ?? 0), 0);
  return [difference === 0 ? first : { ...first, total: Math.max(0, first.total + difference) }, ...rest];
}
