import * as v from 'valibot';
import { isFound, readFilters, SearchText, searchable } from '../fields/search.ts';
import { Id } from '../identity/id.ts';
import type { Position } from './position.ts';

/** What narrows a list of positions down; what is left out leaves nothing out. */
export const POSITION_FILTERS = {
  /** Words, each of them in title, unit or type. */
  search: v.optional(SearchText),
  /** Id of the unit: the department. */
  unit: v.optional(Id),
};
const PositionFilters = v.object(POSITION_FILTERS);
export type PositionFilters = v.InferOutput<typeof PositionFilters>;

/** By title, or by unit and then title; a minus turns an order round. */
export const POSITION_ORDERS = ['title', '-title', 'unit', '-unit'] as const;
export type PositionOrder = (typeof POSITION_ORDERS)[number];

/** The filters of a list of positions as they stand in an address: blank, or the words of each. */
export type PositionFilterWords = Readonly<Record<keyof PositionFilters, string>>;

export const NO_POSITION_FILTERS: PositionFilterWords = { search: '', unit: '' };

/** What can be asked for of the words in an address: what is blank or too short lets everything through. */
export function readPositionFilters(words: PositionFilterWords): PositionFilters {
  return readFilters(POSITION_FILTERS, words);
}

type FilteredPosition = Pick<Position, 'title' | 'unit_id' | 'position_type'>;

/** The text in which a search among positions looks: title, unit and type. */
export function positionText({ title, unit_id: unit, position_type: type }: FilteredPosition): string {
  return searchable(title, unit?.name, type);
}

/** Whether a position passes both filters. */
export function isPositionWanted(position: FilteredPosition, { search, unit }: PositionFilters): boolean {
  return (search === undefined || isFound(positionText(position), search)) && (unit === undefined || position.unit_id?._id === unit);
}
