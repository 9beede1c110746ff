import type { Position } from './position.ts';

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

/** Prepares positions for `filterPositions`: title, unit and type are searched. */
export function searchablePositions(positions: readonly Position[]): SearchablePosition[] {
  return positions.map((position) => ({
    position,
    text: [position.title, position.unit_id?.name, position.position_type].join('\n').toLowerCase(),
  }));
}

/** The positions that pass both filters, in their own order. Case and blanks around the search do not count. */
export function filterPositions(all: readonly SearchablePosition[], { search, department }: PositionFilters): Position[] {
  const wanted = search.trim().toLowerCase();
  return all
    .filter(({ position, text }) => text.includes(wanted) && (department === '' || position.unit_id?.name === department))
    .map(({ position }) => position);
}

/** The units of these positions by name, each once. */
export function departmentsOf(positions: readonly Position[]): string[] {
  const names = new Set(positions.flatMap(({ unit_id }) => (unit_id ? [unit_id.name] : [])));
  return [...names].sort((one, other) => one.localeCompare(other));
}
