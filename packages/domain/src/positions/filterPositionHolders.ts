import * as v from 'valibot';
import { isFound, readFilters, SearchText, searchable } from '../fields/search.ts';
import { Id } from '../identity/id.ts';
import { isExpandedUnit } from '../org-units/orgUnit.ts';
import { describePositionHolder } from './describePositionHolder.ts';
import { type PositionHolder, PositionHolderStatus } from './positionHolder.ts';

/** Filters of a list of position holders; an omitted filter matches everything. */
export const HOLDER_FILTERS = {
  /** Words that must each occur in name, email, ID, position or POR ID. */
  search: v.optional(SearchText),
  status: v.optional(PositionHolderStatus),
  /** Such as 2023-2024. */
  tenure: v.optional(v.pipe(v.string(), v.regex(/^\d{4}-\d{4}$/, 'A tenure is written like 2023-2024.'))),
  /** Id of the position's unit, called department. */
  unit: v.optional(Id),
};
const HolderFilters = v.object(HOLDER_FILTERS);
export type HolderFilters = v.InferOutput<typeof HolderFilters>;

/** Newest tenure first and then by name, or by name; a minus reverses the order. */
export const HOLDER_ORDERS = ['-tenure', 'tenure', 'name', '-name'] as const;
export type HolderOrder = (typeof HOLDER_ORDERS)[number];

/** The filters as they appear in a URL; blank if not set. */
export type HolderFilterValues = Readonly<Record<keyof HolderFilters, string>>;

export const NO_HOLDER_FILTERS: HolderFilterValues = { search: '', status: '', tenure: '', unit: '' };

/** Converts filters from a URL to a query: blank, too short or unknown values are dropped. */
export function readHolderFilters(values: HolderFilterValues): HolderFilters {
  return readFilters(HOLDER_FILTERS, values);
}

/**
 * Returns the searchable text of a position holder: name, email, ID, position and POR ID
 * (docs/specification/positions.md#positions-holder-list).
 */
export function holderText(holder: PositionHolder): string {
  const { name, email, studentId, position, porId } = describePositionHolder(holder);
  return searchable(name, email, studentId, position, porId);
}

/** Whether a position holder matches all filters. */
export function matchesHolderFilters(holder: PositionHolder, { search, status, tenure, unit }: HolderFilters): boolean {
  const own = holder.position_id?.unit_id;
  return (
    (search === undefined || isFound(holderText(holder), search)) &&
    (status === undefined || holder.status === status) &&
    (tenure === undefined || holder.tenure_year === tenure) &&
    (unit === undefined || (isExpandedUnit(own) ? own._id : own) === unit)
  );
}
