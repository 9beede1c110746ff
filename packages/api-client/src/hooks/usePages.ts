import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import useSWRInfinite from 'swr/infinite';
import type { ApiError, CallArguments, Client, Page } from '../client/index.ts';
import type { ItemOf, ListEndpoint } from '../contract/list.ts';
import { useClient } from './clientContext.ts';
import { combinedKey, type ListKey, pageKey } from './pageKeys.ts';
import { useIsHydrating } from './useIsHydrating.ts';
import type { Read } from './useRead.ts';

/** A paginated list: `data` contains the items of all pages loaded so far. */
export interface PagesRead<Item> extends Read<readonly Item[]> {
  /** Number of items on all pages; undefined until it is known. */
  readonly total: number | undefined;
  /** False if there may be more items than `total`. */
  readonly isTotalExact: boolean;
  /** Whether there are pages that are not loaded yet. */
  readonly hasMore: boolean;
  /** Whether `data` belongs to the previous query, while the first page of the current one is loading. */
  readonly isOutdated: boolean;
  /** Whether the next page is loading. */
  readonly isLoadingMore: boolean;
  /** Loads the next page; does nothing while one is loading and after the last. */
  readonly loadMore: () => void;
}

/** Returns the key of a page given the previous page; null after the last. */
export function nextPageKey(list: ListKey, query: Readonly<Record<string, unknown>>, before: Page<unknown> | null): ListKey | null {
  if (before === null) return pageKey(list, query, '');
  return before.next === undefined ? null : pageKey(list, query, before.next);
}

/** Combines the pages loaded so far. */
export function joinPages<Item>(pages: readonly Page<Item>[] | undefined) {
  const [first] = pages ?? [];
  return {
    data: pages?.flatMap(({ items }) => items),
    total: first?.total,
    isTotalExact: first?.isTotalExact ?? true,
    hasMore: pages?.at(-1)?.next !== undefined,
  };
}

/** Returns the call for the page at a cursor. */
function atCursor<E extends ListEndpoint>([call, input]: CallArguments<E>, cursor: string | undefined): CallArguments<E> {
  const query = { ...(input as { query?: object } | undefined)?.query, ...(cursor ? { cursor } : {}) };
  return [call, { ...input, query }] as unknown as CallArguments<E>;
}

/** Fetches the page of a key. */
export function readPage<E extends ListEndpoint>(client: Client, args: CallArguments<E>, key: ListKey): Promise<Page<ItemOf<E>>> {
  return client.page(...atCursor(args, key.at(-1)));
}

/**
 * Reads a list of the contract page by page, under a cache key; a null key sends no request. Another query is another list and starts with
 * its first page. All pages stay cached, so a screen that is opened again shows as many as before. Use `useRead` instead for anything that
 * is not a list.
 */
export function usePages<E extends ListEndpoint>(list: ListKey | null, args: CallArguments<E>): PagesRead<ItemOf<E>> {
  const client = useClient();
  const query = (args[1] as { query?: Readonly<Record<string, unknown>> } | undefined)?.query ?? {};
  const served = useServedPage(list, args);
  // Registers the key, so that a write finds all pages of the list.
  if (list) combinedKey(pageKey(list, query, ''));
  const {
    data: pages,
    error,
    isLoading: isLoadingFirst,
    size,
    setSize,
    mutate,
  } = useSWRInfinite<Page<ItemOf<E>>, ApiError>(
    (_: number, before: Page<ItemOf<E>> | null) => list && nextPageKey(list, query, before),
    (key: ListKey) => readPage<E>(client, args, key),
    // While a filter changes, the previous items stay until the response arrives.
    { keepPreviousData: true, ...(served && { fallbackData: [served] }) },
  );
  const joined = useMemo(() => joinPages(pages), [pages]);
  const isLoadingMore = pages !== undefined && error === undefined && size > pages.length && joined.hasMore;
  const readOn = () => {
    if (joined.hasMore && !isLoadingMore && !isLoadingFirst) void setSize((pages?.length ?? 0) + 1);
  };
  const latest = useRef(readOn);
  useEffect(() => {
    latest.current = readOn;
  });
  // A stable function, so that typing into a filter does not render the list again.
  const loadMore = useCallback(() => latest.current(), []);
  return {
    ...joined,
    error,
    isLoading: pages === undefined && error === undefined,
    isOutdated: pages !== undefined && isLoadingFirst,
    isLoadingMore,
    retry: () => void mutate(),
    loadMore,
  };
}

/** A filtered, paginated list. */
export interface NarrowedRead<Item> extends PagesRead<Item> {
  /** Number of items without filters; undefined until it is known. */
  readonly count: number | undefined;
  /** False if there may be more items than `count`. */
  readonly isCountExact: boolean;
}

/** Page size of a screen. Usually there is no second page. */
export const SCREEN_PAGE = 100;

/**
 * Reads a filtered list page by page, and its count without filters. The count needs a separate request only if a filter is set; otherwise
 * it is the list's own total.
 */
export function useNarrowedPages<E extends ListEndpoint>(
  list: ListKey | null,
  [call, input]: CallArguments<E>,
  filters: Readonly<Record<string, unknown>>,
  order?: string,
): NarrowedRead<ItemOf<E>> {
  const isFiltered = Object.values(filters).some((filter) => filter !== undefined);
  const withQuery = (query: object) => [call, { ...input, query }] as unknown as CallArguments<E>;
  const read = usePages<E>(list, withQuery({ ...filters, ...(order && { order }), limit: SCREEN_PAGE }));
  const all = usePages<E>(isFiltered ? list : null, withQuery({ limit: 0 }));
  const { total: count, isTotalExact: isCountExact } = isFiltered ? all : read;
  return { ...read, count, isCountExact };
}

/** Returns the first page, if the server embedded it in the document. */
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
