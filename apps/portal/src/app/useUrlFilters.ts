import type { NarrowedRead } from '@quad/api-client/hooks';
import type { ListCounts } from '@quad/domain/fields';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { storeAddress } from '../boot/addressOnReload.ts';

/** The only text filter. Browsers limit how often the URL may change, so it is written when typing pauses. */
const TEXT_FILTER = 'search';
const URL_DEBOUNCE_MS = 300;

/**
 * Returns the filters of a list from the URL, blank where it has none, and a callback that writes them back. A choice is written at once;
 * text is written when typing pauses, when the field loses focus, and when the page is left. Libraries for this write by timers only and
 * would lose the last text when the page is left.
 */
export function useUrlFilters<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const typed = useRef<{ filters: Readonly<Record<Name, string>>; timer: number }>(undefined);
  const initialFilters: Partial<Record<Name, string>> = {};
  for (const name of names) initialFilters[name] = params.get(name) ?? '';
  const write = (filters: Readonly<Record<Name, string>>) => {
    // Written at once rather than in the next render: a choice that removes the focused element ends with `focusout`.
    window.clearTimeout(typed.current?.timer);
    typed.current = undefined;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, value] of Object.entries<string>(filters)) {
          if (value === '') after.delete(name);
          else after.set(name, value);
        }
        return after;
      },
      { replace: true },
    );
  };
  const change = (filters: Readonly<Record<Name, string>>) => {
    if (names.some((name) => name !== TEXT_FILTER && filters[name] !== initialFilters[name])) return write(filters);
    window.clearTimeout(typed.current?.timer);
    typed.current = { filters, timer: window.setTimeout(() => latest.current.flush(), URL_DEBOUNCE_MS) };
  };
  const flush = () => typed.current && write(typed.current.filters);
  const latest = useRef({ change, flush });
  useEffect(() => {
    latest.current = { change, flush };
  });
  useEffect(() => {
    // Flushes on `focusout`, because a later write would restore this page's filters after somebody has navigated elsewhere.
    const onFocusOut = () => latest.current.flush();
    const onPageHide = () => {
      latest.current.flush();
      // Needed even if typing paused before: a reload that the server answers slowly still requests the previous URL.
      storeAddress();
    };
    document.addEventListener('focusout', onFocusOut);
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.clearTimeout(typed.current?.timer);
      document.removeEventListener('focusout', onFocusOut);
      window.removeEventListener('pagehide', onPageHide);
    };
  }, []);
  /** Stable, so that filter controls do not render again with every URL. */
  const onFiltersChange = useCallback((filters: Readonly<Record<Name, string>>) => void latest.current.change(filters), []);
  return { initialFilters, onFiltersChange };
}

/** Returns the current filters of a list, initially from the URL; changes are written to the URL too. */
export function useListFilters<Name extends string>(blank: Readonly<Record<Name, string>>) {
  const names = Object.keys(blank) as Name[];
  const { initialFilters, onFiltersChange } = useUrlFilters(names);
  const [filters, setFilters] = useState({ ...blank, ...initialFilters });
  const latest = useRef(filters);
  const change = useCallback(
    (changed: Partial<Record<Name, string>>) => {
      latest.current = { ...latest.current, ...changed };
      setFilters(latest.current);
      onFiltersChange(latest.current);
    },
    [onFiltersChange],
  );
  return { filters, onFiltersChange: change, onClear: () => change(blank) };
}

/** The sort order of a list, kept in the URL; undefined if none is chosen. `orders` must be stable. */
export function useUrlOrder<Order extends string>(orders: readonly Order[]) {
  const [params, setParams] = useSearchParams();
  const latest = useRef(setParams);
  useEffect(() => {
    latest.current = setParams;
  });
  /** Stable, so that the list does not render again with every key. */
  const onOrderChange = useCallback((order: Order) => {
    latest.current(
      (before) => {
        const after = new URLSearchParams(before);
        after.set('order', order);
        return after;
      },
      { replace: true },
    );
  }, []);
  return { order: orders.find((each) => each === params.get('order')), onOrderChange };
}

/** Debounce of a text search before it is sent to the server. */
const SEARCH_DEBOUNCE_MS = 250;

/** Returns the text, debounced. */
function useDebounced(text: string): string {
  const [debounced, setDebounced] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setDebounced(text), SEARCH_DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  // Clearing the text applies at once.
  return text === '' ? text : debounced;
}

/**
 * Filters of a list that the server filters, kept in the URL. `bar` is for the filter bar, `query` is the query for the server. `read` and
 * `blank` must be stable.
 */
export function useQueryFilters<Name extends string, Query extends object>(
  blank: Readonly<Record<Name, string>>,
  read: (values: Readonly<Record<Name, string>>) => Query,
) {
  const bar = useListFilters(blank);
  const { filters: values } = bar;
  const search = useDebounced(TEXT_FILTER in values ? ((values as Readonly<Record<string, string>>)[TEXT_FILTER] ?? '') : '');
  const query = useMemo(() => read(TEXT_FILTER in values ? { ...values, [TEXT_FILTER]: search } : values), [read, values, search]);
  return { bar, query, isFiltered: Object.keys(query).length > 0 };
}

/** The counts that a filter bar shows; undefined until both numbers are known. */
export function countsOf({
  total,
  count,
  isTotalExact,
  isCountExact,
}: Pick<NarrowedRead<unknown>, 'total' | 'count' | 'isTotalExact' | 'isCountExact'>): ListCounts | undefined {
  if (total === undefined || count === undefined) return undefined;
  return { shown: total, all: count, isShownExact: isTotalExact, isAllExact: isCountExact };
}

/** Returns the search term of a query. Fewer than two letters are no search, because one letter matches nearly everything. */
export function searchedFor(text: string): { search?: string } {
  const search = text.trim();
  return search.length < 2 ? {} : { search };
}
