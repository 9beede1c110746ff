import { useCallback, useRef, useState } from 'react';

type AnyFilters<Filters> = { readonly [Name in keyof Filters]: string };

export interface FilteringOptions<Filters> {
  initialFilters?: Partial<Filters>;
  onFilter?: (filters: Filters) => void;
}

/** Filters with what changes them. */
export interface Filtering<Filters> {
  filters: Filters;
  change: (changed: Partial<Filters>) => void;
  /** Takes all of them back. Both stay the same, so that what offers a choice is rendered again only when that choice changes. */
  clear: () => void;
  isFiltered: boolean;
  /** Grows each time they are taken back: the key of a search field, which keeps its own text. */
  clearedCount: number;
}

/** The filters of a list, each blank where it lets everything through. `none` stays the same. */
export function useFilters<Filters extends AnyFilters<Filters>>(none: Filters, options: FilteringOptions<Filters>): Filtering<Filters> {
  const { initialFilters, onFilter } = options;
  const [filters, setFilters] = useState<Filters>({ ...none, ...initialFilters });
  const [clearedCount, setClearedCount] = useState(0);
  const latest = useRef(filters);
  const change = useCallback(
    (changed: Partial<Filters>) => {
      latest.current = { ...latest.current, ...changed };
      setFilters(latest.current);
      onFilter?.(latest.current);
    },
    [onFilter],
  );
  const clear = useCallback(() => {
    change(none);
    setClearedCount((count) => count + 1);
  }, [change, none]);
  return { filters, change, clear, isFiltered: Object.values(filters).some((value) => value !== ''), clearedCount };
}
