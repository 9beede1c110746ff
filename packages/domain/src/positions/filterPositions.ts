import * as v from 'valibot';
import { isFound, readFilters, SearchText, searchable } from '../fields/search.ts';
import { Id } from '../identity/id.ts';
import type { Position } from './position.ts';

/** Filters of a list of positions; an omitted filter matches everything. */
export const POSITION_FILTERS = {
  /** Words that must each occur in title, unit or type. */
  search: v.optional(SearchText),
  /** Id of the unit, called department. */
  unit: v.optional(Id),
};
const PositionFilters = v.object(POSITION_FILTERS);
export type PositionFilters = v.InferOutput<typeof PositionFilters>;

/** By title, or by unit and then title; a minus reverses the order. */
export const POSITION_ORDERS = ['title', '-title', 'unit', '-unit'] as const;
export type PositionOrder = (typeof POSITION_ORDERS)[number];

/** The filters as they appear in a URL; blank if not set. */
export type PositionFilterValues = Readonly<Record<keyof PositionFilters, string>>;

export const NO_POSITION_FILTERS: PositionFilterValues = { search: '', unit: '' };

/** Converts filters from a URL to a query: blank or too short values are dropped. */
export function readPositionFilters(values: PositionFilterValues): PositionFilters {
  return readFilters(POSITION_FILTERS, values);
}

type FilteredPosition = Pick<Position, 'title' | 'unit_id' | 'position_type'>;

/** Returns the searchable text of a position: title, unit and type. */
export function positionText({ title, unit_id: unit, position_type: type }: FilteredPosition): string {
  return searchable(title, unit?.name, type);
}

/** Whether a position matches both filters. */
export function matchesPositionFilters(position: FilteredPosition, { search, unit }: PositionFilters): boolean {
  return (search === undefined || isFound(positionText(position), search)) && (unit === undefined || position.unit_id?._id === unit);
}
