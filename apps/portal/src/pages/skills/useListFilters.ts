import { useState } from 'react';
import { useAddressFilters } from '../../app/useAddressFilters.ts';

/** Filters of a list as they stand now, first as the address has them; what changes is kept there too. */
export function useListFilters<Name extends string>(blank: Readonly<Record<Name, string>>) {
  const names = Object.keys(blank) as Name[];
  const { initialFilters, onFilter } = useAddressFilters(names);
  const [filters, setFilters] = useState({ ...blank, ...initialFilters });
  const change = (changed: Partial<Record<Name, string>>) => {
    const next = { ...filters, ...changed };
    setFilters(next);
    onFilter(next);
  };
  return { filters, onFilter: change, onClear: () => change(blank) };
}
