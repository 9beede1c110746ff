import { GRID_SIZE, type GridPlacement, type GridSpan, isOnGrid, overlaps, placeTile } from '@quad/domain/dashboard';

/** The tiles of a layout by name. */
export type Tiles = Readonly<Record<string, GridPlacement>>;

/** The number of cells by which a tile moves, or grows at its end. */
export interface Step {
  readonly across: number;
  readonly down: number;
  readonly isGrowing?: boolean;
}

export type MoveResult = { readonly tiles: Tiles } | { readonly refusal: string };

function stepped([from, to]: GridSpan, by: number, isGrowing: boolean): GridSpan {
  return [isGrowing ? from : from + by, to + by];
}

/** The tiles after moving or resizing one, or the reason why that is not allowed. */
export function moveTile(tiles: Tiles, name: string, { across, down, isGrowing = false }: Step): MoveResult {
  const tile = tiles[name];
  if (!tile) return { refusal: `There is no tile ${name}.` };
  const next = placeTile(stepped(tile.columns, across, isGrowing), stepped(tile.rows, down, isGrowing));
  if ([next.columns, next.rows].some(([from, to]) => to <= from)) return { refusal: `${name} stays: it needs a cell at least.` };
  if (!isOnGrid(next)) return { refusal: `${name} stays: the grid ends there.` };
  const other = Object.keys(tiles).find((each) => each !== name && tiles[each] && overlaps(next, tiles[each]));
  if (other) return { refusal: `${name} stays: ${other} lies there.` };
  return { tiles: { ...tiles, [name]: next } };
}

/** The free part of the grid, in whole percent. */
export function percentFree(tiles: Tiles): number {
  const cells = Object.values(tiles).reduce((sum, { columns, rows }) => sum + (columns[1] - columns[0]) * (rows[1] - rows[0]), 0);
  return Math.round(100 - (100 * cells) / (GRID_SIZE.columns * GRID_SIZE.rows));
}

/** The layout as code for `dashboard/grid.ts`. */
export function asCode(tiles: Tiles): string {
  const lines = Object.entries(tiles).map(
    ([name, { columns, rows }]) => `  ${name}: placeTile([${columns.join(', ')}], [${rows.join(', ')}]),`,
  );
  return ['{', ...lines, '}'].join('\n');
}
