import { unstable_serialize } from 'swr';
import type { Page } from '../client/index.ts';

/** Stands in a key between the list and the page of it. */
const PAGES = 'page of';
/** What the cache puts before the key of a first page, where it keeps all pages of a list together. */
const TOGETHER = '$inf$';

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

/** Where the cache keeps all pages of a list together, by the key of its first page. */
export function togetherKey(firstPage: ListKey): string {
  return TOGETHER + unstable_serialize(firstPage);
}

/** The key of the first page, out of the name under which the pages of a list are kept together; undefined for any other name. */
export function firstPageKey(name: string): ListKey | undefined {
  if (!name.startsWith(TOGETHER)) return undefined;
  // A key of texts is serialized as `@"one","two",`.
  return JSON.parse(`[${name.slice(TOGETHER.length + 1, -1)}]`);
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
