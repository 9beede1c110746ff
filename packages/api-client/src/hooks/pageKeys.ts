import { unstable_serialize } from 'swr/infinite';
import type { Page } from '../client/index.ts';

/** Stands in a key between the list and the page of it. */
const PAGES = 'page of';

export type ListKey = readonly string[];

/** The key of one page: that of its list, what was asked for, and where it begins. */
export function pageKey(list: ListKey, query: Readonly<Record<string, unknown>>, cursor: string): ListKey {
  const asked = Object.entries(query).filter(([, value]) => value !== undefined);
  return [...list, PAGES, JSON.stringify(asked.toSorted(([one], [other]) => (one < other ? -1 : 1))), cursor];
}

/** The key of the list that a key is a page of; of what is no page, the key itself. */
export function listKeyOf(key: unknown): unknown {
  if (!Array.isArray(key)) return key;
  const end = key.indexOf(PAGES);
  return end < 0 ? key : key.slice(0, end);
}

/** First pages by what `togetherKey` made of them, for it is the cache's own matter how it writes a name. */
const FIRST_PAGES = new Map<string, ListKey>();

/** Where the cache keeps all pages of a list together, by the key of its first page. */
export function togetherKey(firstPage: ListKey): string {
  const name = unstable_serialize(() => firstPage);
  FIRST_PAGES.set(name, firstPage);
  return name;
}

/** The key of the first page, by the name under which the pages of a list are kept together; undefined for any other name. */
export function firstPageKey(name: string): ListKey | undefined {
  return FIRST_PAGES.get(name);
}

/** Whether a key is that of a page of the same list, asked for in the same way. */
export function isPageBeside(firstPage: ListKey, key: unknown): boolean {
  return Array.isArray(key) && String(key.slice(0, -1)) === String(firstPage.slice(0, -1));
}

export function isPage(data: unknown): data is Page<unknown> {
  return typeof data === 'object' && data !== null && 'items' in data && 'next' in data && Array.isArray(data.items);
}

/** Applies to the items of a page what changes a list; how many there are in all changes with them. The same page where nothing does. */
export function changePage<Item>(page: Page<Item>, change: (items: readonly Item[]) => readonly Item[]): Page<Item> {
  const items = change(page.items);
  if (items === page.items) return page;
  const total = page.total === undefined ? undefined : Math.max(0, page.total + items.length - page.items.length);
  return { ...page, items, total };
}

/**
 * The same for the pages of a list that are kept together. Only the first one tells how many items there are on all of them, so what
 * changes on another is counted there.
 */
export function changePages<Item>(
  pages: readonly Page<Item>[],
  change: (items: readonly Item[]) => readonly Item[],
): readonly Page<Item>[] {
  const [first, ...rest] = pages.map((page) => changePage(page, change));
  if (first?.total === undefined) return first ? [first, ...rest] : pages;
  const grown = rest.reduce((sum, { items }, index) => sum + items.length - (pages[index + 1]?.items.length ?? 0), 0);
  return [grown === 0 ? first : { ...first, total: Math.max(0, first.total + grown) }, ...rest];
}
