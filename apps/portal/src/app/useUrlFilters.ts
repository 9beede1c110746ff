import type { NarrowedRead } from '@quad/api-client/hooks';
import type { ListCounts } from '@quad/domain/fields';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepAddress } from '../boot/addressOnReload.ts';

/** The one filter that is typed: browsers refuse an address that changes with every key, so it follows when typing pauses. */
const TYPED = 'search';
const WRITE_AFTER_MS = 300;

/**
 * Filters of a list as the address has them, each blank where it has none, and what keeps them there: a choice at once, what is
 * typed when typing pauses, when the field is left and when the page is. Libraries for this write by timers alone, and a page
 * that is left would lose what was typed last.
 */
export function useUrlFilters<Name extends string>(names: readonly Name[]) {
  const [params, setParams] = useSearchParams();
  const typed = useRef<{ filters: Readonly<Record<Name, string>>; timer: number }>(undefined);
  const initialFilters: Partial<Record<Name, string>> = {};
  for (const name of names) initialFilters[name] = params.get(name) ?? '';
  const write = (filters: Readonly<Record<Name, string>>) => {
    // At once, and not with the next drawing: a choice that takes away what has the focus ends with that losing it.
    window.clearTimeout(typed.current?.timer);
    typed.current = undefined;
    setParams(
      (before) => {
        const after = new URLSearchParams(before);
        for (const [name, word] of Object.entries<string>(filters)) {
          if (word === '') after.delete(name);
          else after.set(name, word);
        }
        return after;
      },
      { replace: true },
    );
  };
  const change = (filters: Readonly<Record<Name, string>>) => {
    if (names.some((name) => name !== TYPED && filters[name] !== initialFilters[name])) return write(filters);
    window.clearTimeout(typed.current?.timer);
    typed.current = { filters, timer: window.setTimeout(() => latest.current.leave(), WRITE_AFTER_MS) };
  };
  const leave = () => typed.current && write(typed.current.filters);
  const latest = useRef({ change, leave });
  useEffect(() => {
    latest.current = { change, leave };
  });
  useEffect(() => {
    // Whoever goes elsewhere leaves the filter first: written later, this address would take theirs back.
    const leaveFilter = () => latest.current.leave();
    const leavePage = () => {
      latest.current.leave();
      // Also where typing paused in the meantime: a reload that a slow server answers late still asks for the address from before.
      keepAddress();
    };
    document.addEventListener('focusout', leaveFilter);
    window.addEventListener('pagehide', leavePage);
    return () => {
      window.clearTimeout(typed.current?.timer);
      document.removeEventListener('focusout', leaveFilter);
      window.removeEventListener('pagehide', leavePage);
    };
  }, []);
  /** Stays the same, so that what offers a choice is not rendered again with every address. */
  const onFiltersChange = useCallback((filters: Readonly<Record<Name, string>>) => void latest.current.change(filters), []);
  return { initialFilters, onFiltersChange };
}

/** Filters of a list as they stand now, first as the address has them; what changes is kept there too. */
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

/** In which of its orders a list is, kept in the address; undefined where nobody chose one. `orders` stay the same. */
export function useUrlOrder<Order extends string>(orders: readonly Order[]) {
  const [params, setParams] = useSearchParams();
  const latest = useRef(setParams);
  useEffect(() => {
    latest.current = setParams;
  });
  /** Stays the same, so that a list is not rendered again with every key. */
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

/** How long typing has to pause before the server is asked. */
const ASK_AFTER_MS = 250;

/** What was typed last, once no more is typed. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = window.setTimeout(() => setPaused(text), ASK_AFTER_MS);
    return () => window.clearTimeout(timer);
  }, [text]);
  // What is taken back needs no pause.
  return text === '' ? text : paused;
}

/**
 * The filters of a list that the server narrows down, kept in the address: what the bar shows, and what of it the server is asked for.
 * `read` and `blank` stay the same.
 */
export function useQueryFilters<Name extends string, Asked extends object>(
  blank: Readonly<Record<Name, string>>,
  read: (words: Readonly<Record<Name, string>>) => Asked,
) {
  const bar = useListFilters(blank);
  const { filters: words } = bar;
  const search = usePaused(TYPED in words ? ((words as Readonly<Record<string, string>>)[TYPED] ?? '') : '');
  const asked = useMemo(() => read(TYPED in words ? { ...words, [TYPED]: search } : words), [read, words, search]);
  return { bar, asked, isFiltered: Object.keys(asked).length > 0 };
}

/** How many there are, as a filter bar says it; undefined until both numbers are known. */
export function countsOf({
  total,
  count,
  isTotalExact,
  isCountExact,
}: Pick<NarrowedRead<unknown>, 'total' | 'count' | 'isTotalExact' | 'isCountExact'>): ListCounts | undefined {
  if (total === undefined || count === undefined) return undefined;
  return { shown: total, all: count, isShownExact: isTotalExact, isAllExact: isCountExact };
}

/** What a list is searched for: nothing before there are two letters, for one is in nearly everything. */
export function searchedFor(text: string): { search?: string } {
  const search = text.trim();
  return search.length < 2 ? {} : { search };
}
