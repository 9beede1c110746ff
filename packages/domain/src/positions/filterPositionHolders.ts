import { describePositionHolder } from './describePositionHolder.ts';
import type { PositionHolder } from './positionHolder.ts';

/** What narrows the list of holders down; blank lets everything through. */
export interface PositionHolderFilters {
  readonly search: string;
  readonly status: string;
  readonly tenure: string;
  /** Name of the unit. */
  readonly department: string;
}

/** A position holder with what is looked at while somebody types, prepared once. */
export interface SearchablePositionHolder {
  readonly holder: PositionHolder;
  readonly text: string;
  readonly department: string;
}

/**
 * Prepares position holders for `filterPositionHolders`: name, email, ID, position and POR ID are searched
 * (docs/specification/positions.md#positions-holder-list).
 */
export function searchablePositionHolders(holders: readonly PositionHolder[]): SearchablePositionHolder[] {
  return holders.map((holder) => {
    const { name, email, studentId, position, porId, department } = describePositionHolder(holder);
    return { holder, department, text: [name, email, studentId, position, porId].join('\n').toLowerCase() };
  });
}

/** The position holders that pass every filter, in their own order. Case and blanks around the search do not count. */
export function filterPositionHolders(all: readonly SearchablePositionHolder[], filters: PositionHolderFilters): PositionHolder[] {
  const search = filters.search.trim().toLowerCase();
  return all
    .filter(
      ({ holder, text, department }) =>
        text.includes(search) &&
        (filters.status === '' || holder.status === filters.status) &&
        (filters.tenure === '' || holder.tenure_year === filters.tenure) &&
        (filters.department === '' || department === filters.department),
    )
    .map(({ holder }) => holder);
}

/** What there is to filter by in these position holders: tenures newest first, departments by name. */
export function positionHolderFilterOptions(all: readonly SearchablePositionHolder[]): { tenures: string[]; departments: string[] } {
  const tenures = new Set(all.map(({ holder }) => holder.tenure_year));
  const departments = new Set(all.map(({ department }) => department));
  departments.delete('');
  return { tenures: [...tenures].sort().reverse(), departments: [...departments].sort((one, other) => one.localeCompare(other)) };
}
