import { useState } from 'react';

type AnyFilters<Filters> = { readonly [Name in keyof Filters]: string };

export interface FilteringOptions<Filters> {
  initialFilters?: Partial<Filters>;
  onFilter?: (filters: Filters) => void;
}

/** Filters with what changes them. */
export interface Filtering<Filters> {
  filters: Filters;
  change: (changed: Partial<Filters>) => void;
  /** Takes all of them back. */
  clear: () => void;
  isFiltered: boolean;
  /** Grows each time they are taken back: the key of a search field, which keeps its own text. */
  clearedCount: number;
}

/** The filters of a list, each blank where it lets everything through. */
export function useFilters<Filters extends AnyFilters<Filters>>(none: Filters, options: FilteringOptions<Filters>): Filtering<Filters> {
  const [filters, setFilters] = useState<Filters>({ ...none, ...options.initialFilters });
  const [clearedCount, setClearedCount] = useState(0);
  const set = (next: Filters) => {
    setFilters(next);
    options.onFilter?.(next);
  };
  return {
    filters,
    change: (changed) => set({ ...filters, ...changed }),
    clear: () => {
      set(none);
      setClearedCount((count) => count + 1);
    },
    isFiltered: Object.values(filters).some((value) => value !== ''),
    clearedCount,
  };
}
