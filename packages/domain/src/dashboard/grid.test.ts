import { describe, expect, it } from 'vitest';
import { DASHBOARD_GRIDS, GRID_SIZE, type GridPlacement, type GridSpan, gridOf } from './grid.ts';

const GRIDS: [string, GridPlacement[]][] = Object.entries(DASHBOARD_GRIDS).map(([name, tiles]) => [name, Object.values(tiles)]);

function isWithin([from, to]: GridSpan, size: number): boolean {
  return from >= 0 && from < to && to <= size;
}

function meet(one: GridSpan, other: GridSpan): boolean {
  return one[0] < other[1] && other[0] < one[1];
}

// docs/specification/shell.md#shell-grid
describe.each(GRIDS)('the grid %s', (_, tiles) => {
  it('keeps every tile inside, open and collapsed', () => {
    for (const tile of tiles) {
      expect(isWithin(tile.columns, 20)).toBe(true);
      expect(isWithin(tile.collapsedColumns, 25)).toBe(true);
      expect(isWithin(tile.rows, 16)).toBe(true);
    }
  });

  it('lays no tile over another', () => {
    for (const [index, tile] of tiles.entries()) {
      for (const other of tiles.slice(index + 1)) {
        const shareRows = meet(tile.rows, other.rows);
        expect(shareRows && meet(tile.columns, other.columns)).toBe(false);
        expect(shareRows && meet(tile.collapsedColumns, other.collapsedColumns)).toBe(false);
      }
    }
  });
});

describe('placements', () => {
  it('has the size that the dashboard is drawn in', () => {
    expect(GRID_SIZE).toEqual({ columns: 20, collapsedColumns: 25, rows: 16 });
  });

  it('shifts the boundary between main and side when the sidebar collapses', () => {
    expect(DASHBOARD_GRIDS.home.main).toEqual({ columns: [0, 14], collapsedColumns: [0, 18], rows: [0, 10] });
    expect(DASHBOARD_GRIDS.home.below).toEqual({ columns: [0, 5], collapsedColumns: [0, 6], rows: [10, 16] });
    expect(DASHBOARD_GRIDS.home.asideTop).toEqual({ columns: [14, 20], collapsedColumns: [18, 25], rows: [0, 7] });
    expect(DASHBOARD_GRIDS.home.asideBottom.rows).toEqual([7, 16]);
    expect(DASHBOARD_GRIDS.positions.asideTop).toEqual({ columns: [15, 20], collapsedColumns: [19, 25], rows: [0, 8] });
  });

  it.each([
    ['dashboard', 'home'],
    ['events', 'events'],
    ['add-event', 'events'],
    ['por', 'positions'],
    ['feedback', 'other'],
    ['profile', 'other'],
  ] as const)('lays %s out as %s', (section, grid) => {
    expect(gridOf(section)).toBe(grid);
  });
});
