import { GRID_SIZE, type GridPlacement, type GridSpan } from '@quad/domain/dashboard';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { area, below, beside, cell, columns, grid, growing, rows } from './DashboardGrid.css.ts';

export interface DashboardGridProps<Name extends string> {
  /** The position of each tile, in reading order, which is also their order on a phone. */
  placements: Readonly<Record<Name, GridPlacement>>;
  /** The content of the tiles; a placement without one stays empty. */
  tiles: Readonly<Partial<Record<NoInfer<Name>, ReactNode>>>;
  /** Whether the sidebar is collapsed, which gives the grid more columns. */
  collapsed?: boolean;
}

function gridArea(across: GridSpan, down: GridSpan): string {
  return `${down[0] + 1} / ${across[0] + 1} / ${down[1] + 1} / ${across[1] + 1}`;
}

function sizeOf({ columns: [left, right], rows: [top, bottom] }: GridPlacement): number {
  return (right - left) * (bottom - top);
}

/** Whether a tile is below others, whose heights are only known once they have loaded, or beside the largest one. */
function kindOf(tile: GridPlacement, main: GridPlacement): string {
  return tile === main ? growing : tile.rows[0] > main.rows[0] ? below : beside;
}

/** Lays out the tiles of a section by their placements. Use Grid instead for equal cells. */
export function DashboardGrid<Name extends string>({ placements, tiles, collapsed = false }: DashboardGridProps<Name>) {
  const size = { [columns]: String(collapsed ? GRID_SIZE.collapsedColumns : GRID_SIZE.columns), [rows]: String(GRID_SIZE.rows) };
  const places: [string, GridPlacement][] = Object.entries(placements);
  const main = places.map(([, place]) => place).reduce((one, other) => (sizeOf(other) > sizeOf(one) ? other : one));
  const content: Readonly<Record<string, ReactNode>> = tiles;
  return (
    <div className={grid} style={assignInlineVars(size)}>
      {places
        .filter(([name]) => content[name] !== undefined)
        .map(([name, place]) => (
          <div
            key={name}
            className={`${cell} ${kindOf(place, main)}`}
            style={assignInlineVars({ [area]: gridArea(collapsed ? place.collapsedColumns : place.columns, place.rows) })}
          >
            {content[name]}
          </div>
        ))}
    </div>
  );
}
