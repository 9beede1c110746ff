import * as v from 'valibot';
import { folded, hasWords, SearchText, searchable, searchWords } from '../fields/search.ts';
import { Id } from '../identity/id.ts';
import { describePositionHolder } from './describePositionHolder.ts';
import { type PositionHolder, PositionHolderStatus } from './positionHolder.ts';

/** What narrows the list of holders down that a server answers; what is left out leaves nothing out. */
export const HOLDER_FILTERS = {
  /** Words, each of them in name, email, ID, position or POR ID. */
  search: v.optional(SearchText),
  status: v.optional(PositionHolderStatus),
  /** Like 2023-2024. */
  tenure: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{4}$/, 'A tenure is written like 2023-2024.'))),
  /** Id of the position's unit. */
  unit: v.optional(Id),
};

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
 * The text in which a search among position holders looks: name, email, ID, position and POR ID
 * (docs/specification/positions.md#positions-holder-list).
 */
export function holderText(holder: PositionHolder): string {
  const { name, email, studentId, position, porId } = describePositionHolder(holder);
  return searchable(name, email, studentId, position, porId);
}

/** Prepares position holders for `filterPositionHolders`. */
export function searchablePositionHolders(holders: readonly PositionHolder[]): SearchablePositionHolder[] {
  return holders.map((holder) => ({ holder, department: describePositionHolder(holder).department, text: folded(holderText(holder)) }));
}

/** The position holders that pass every filter, in their own order. */
export function filterPositionHolders(all: readonly SearchablePositionHolder[], filters: PositionHolderFilters): PositionHolder[] {
  const words = searchWords(filters.search);
  return all
    .filter(
      ({ holder, text, department }) =>
        hasWords(text, words) &&
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
