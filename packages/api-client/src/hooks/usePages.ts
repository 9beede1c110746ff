import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { ApiError, CallArguments, Client, Page } from '../client/index.ts';
import type { ItemOf, ListEndpoint } from '../contract/list.ts';
import { useClient } from './clientContext.ts';
import { type ListKey, pageKey, togetherKey } from './pageKeys.ts';
import { useIsHydrating } from './useIsHydrating.ts';
import type { Read } from './useRead.ts';

/** A list that is read page by page: `data` are the items of all pages so far. */
export interface PagesRead<Item> extends Read<readonly Item[]> {
  /** How many items there are on all pages; undefined until it is known. */
  readonly total: number | undefined;
  /** False where there may be more than the total. */
  readonly isTotalExact: boolean;
  /** Whether there are pages that are not read yet. */
  readonly hasMore: boolean;
  /** Whether what is there is what was asked for before: the first page of what is asked for now is on its way. */
  readonly isOutdated: boolean;
  /** Whether the next page is being read. */
  readonly isLoadingMore: boolean;
  /** Reads the next page; does nothing while one is being read, and after the last. */
  readonly loadMore: () => void;
}

/** The key of a page by the one before it; null after the last. */
export function nextPageKey(list: ListKey, query: Readonly<Record<string, unknown>>, before: Page<unknown> | null): ListKey | null {
  if (before === null) return pageKey(list, query, '');
  return before.next === undefined ? null : pageKey(list, query, before.next);
}

/** What pages come to that were read so far. */
export function joinPages<Item>(pages: readonly Page<Item>[] | undefined) {
  const [first] = pages ?? [];
  return {
    data: pages?.flatMap(({ items }) => items),
    total: first?.total,
    isTotalExact: first?.isTotalExact ?? true,
    hasMore: pages?.at(-1)?.next !== undefined,
  };
}

/** The same call for a page: from its cursor on. */
function atCursor<E extends ListEndpoint>([call, input]: CallArguments<E>, cursor: string | undefined): CallArguments<E> {
  const query = { ...(input as { query?: object } | undefined)?.query, ...(cursor ? { cursor } : {}) };
  return [call, { ...input, query }] as unknown as CallArguments<E>;
}

/** Reads the page that a key is of. */
export function readPage<E extends ListEndpoint>(client: Client, args: CallArguments<E>, key: ListKey): Promise<Page<ItemOf<E>>> {
  return client.page(...atCursor(args, key.at(-1)));
}

/**
 * Reads a list of the contract page by page, under a key of the cache; a null key waits without calling. A query that changes is
 * another list, whose first page is read. What was read stays cached: who comes back finds as many pages as were there. Use `useRead`
 * instead for what is no list.
 */
export function usePages<E extends ListEndpoint>(list: ListKey | null, args: CallArguments<E>): PagesRead<ItemOf<E>> {
  const client = useClient();
  const query = (args[1] as { query?: Readonly<Record<string, unknown>> } | undefined)?.query ?? {};
  const served = useServedPage(list, args);
  // So that a write finds the pages by the name under which they are kept together.
  if (list) togetherKey(pageKey(list, query, ''));
  const {
    data: pages,
    error,
    isLoading: isFirstOnItsWay,
    size,
    setSize,
    mutate,
  } = useSWRInfinite<Page<ItemOf<E>>, ApiError>(
    (_: number, before: Page<ItemOf<E>> | null) => list && nextPageKey(list, query, before),
    (key: ListKey) => readPage<E>(client, args, key),
    // While a list is narrowed down, what was there stays until the answer comes.
    { keepPreviousData: true, ...(served && { fallbackData: [served] }) },
  );
  const joined = useMemo(() => joinPages(pages), [pages]);
  const isLoadingMore = pages !== undefined && error === undefined && size > pages.length && joined.hasMore;
  const readOn = () => {
    if (joined.hasMore && !isLoadingMore && !isFirstOnItsWay) void setSize((pages?.length ?? 0) + 1);
  };
  const latest = useRef(readOn);
  useEffect(() => {
    latest.current = readOn;
  });
  // Stays the same, so that a list is not rendered again with every key that narrows it down.
  const loadMore = useCallback(() => latest.current(), []);
  return {
    ...joined,
    error,
    isLoading: pages === undefined && error === undefined,
    isOutdated: pages !== undefined && isFirstOnItsWay,
    isLoadingMore,
    retry: () => void mutate(),
    loadMore,
  };
}

/** A list that a screen narrows down, page by page. */
export interface NarrowedRead<Item> extends PagesRead<Item> {
  /** How many items there are with no filter; undefined until it is known. */
  readonly count: number | undefined;
  /** False where there may be more than that. */
  readonly isCountExact: boolean;
}

/** How many items a screen loads at a time. On most days there is no second page. */
export const SCREEN_PAGE = 100;

/**
 * Reads what passes the filters of a list, page by page, and how many there are without them. That number alone is asked for, and only
 * where something is filtered: else the list itself tells it. An order filters nothing.
 */
export function useNarrowedPages<E extends ListEndpoint>(
  list: ListKey | null,
  [call, input]: CallArguments<E>,
  filters: Readonly<Record<string, unknown>>,
  order?: string,
): NarrowedRead<ItemOf<E>> {
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined);
  const asked = (query: object) => [call, { ...input, query }] as unknown as CallArguments<E>;
  const read = usePages<E>(list, asked({ ...filters, ...(order && { order }), limit: SCREEN_PAGE }));
  const all = usePages<E>(isFiltered ? list : null, asked({ limit: 0 }));
  const { total: count, isTotalExact: isCountExact } = isFiltered ? all : read;
  return { ...read, count, isCountExact };
}

/** The first page, where it came along with the document; the call that is made for it then answers the same. */
function useServedPage<E extends ListEndpoint>(list: ListKey | null, args: CallArguments<E>): Page<ItemOf<E>> | undefined {
  const client = useClient();
  const name = list && JSON.stringify([list, args[1]]);
  const isHydrating = useIsHydrating();
  const [served] = useState(() => ({
    name,
    page: list ? (isHydrating ? client.prerenderedPage<E>(...args) : client.servedPage<E>(...args)) : undefined,
  }));
  return served.name === name ? served.page : undefined;
}
