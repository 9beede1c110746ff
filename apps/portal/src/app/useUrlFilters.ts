import { useCallback, useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { keepAddress } from './addressOnReload.ts';

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
      if (!typed.current) return;
      latest.current.leave();
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
  const onFilter = useCallback((filters: Readonly<Record<Name, string>>) => void latest.current.change(filters), []);
  return { initialFilters, onFilter };
}

/** Filters of a list as they stand now, first as the address has them; what changes is kept there too. */
export function useListFilters<Name extends string>(blank: Readonly<Record<Name, string>>) {
  const names = Object.keys(blank) as Name[];
  const { initialFilters, onFilter } = useUrlFilters(names);
  const [filters, setFilters] = useState({ ...blank, ...initialFilters });
  const change = (changed: Partial<Record<Name, string>>) => {
    const next = { ...filters, ...changed };
    setFilters(next);
    onFilter(next);
  };
  return { filters, onFilter: change, onClear: () => change(blank) };
}
