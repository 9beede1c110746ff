import * as v from 'valibot';
import { folded, hasWords, SearchText, searchable, searchWords } from '../fields/search.ts';
import { Id } from '../identity/id.ts';
import type { Position } from './position.ts';

/** What narrows the list of positions down that a server answers; what is left out leaves nothing out. */
export const POSITION_FILTERS = {
  /** Words, each of them in title, unit or type. */
  search: v.optional(SearchText),
  /** Id of the unit. */
  unit: v.optional(Id),
};

/** What narrows the list of positions down; blank lets everything through. */
export interface PositionFilters {
  readonly search: string;
  /** Name of the unit. */
  readonly department: string;
}

/** A position with the text that is searched while somebody types, prepared once. */
export interface SearchablePosition {
  readonly position: Position;
  readonly text: string;
}

/** The text in which a search among positions looks: title, unit and type. */
export function positionText({ title, unit_id: unit, position_type: type }: Pick<Position, 'title' | 'unit_id' | 'position_type'>): string {
  return searchable(title, unit?.name, type);
}

/** Prepares positions for `filterPositions`. */
export function searchablePositions(positions: readonly Position[]): SearchablePosition[] {
  return positions.map((position) => ({ position, text: folded(positionText(position)) }));
}

/** The positions that pass both filters, in their own order. */
export function filterPositions(all: readonly SearchablePosition[], { search, department }: PositionFilters): Position[] {
  const words = searchWords(search);
  return all
    .filter(({ position, text }) => hasWords(text, words) && (department === '' || position.unit_id?.name === department))
    .map(({ position }) => position);
}

/** The units of these positions by name, each once. */
export function departmentsOf(positions: readonly Position[]): string[] {
  const names = new Set(positions.flatMap(({ unit_id }) => (unit_id ? [unit_id.name] : [])));
  return [...names].sort((one, other) => one.localeCompare(other));
}
