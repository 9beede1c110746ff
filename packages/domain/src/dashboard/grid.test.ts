import { describe, expect, it } from 'vitest';
import { DASHBOARD_GRIDS, GRID_SIZE, type GridPlacement, gridOf, isOnGrid, overlaps, placeTile } from './grid.ts';

const GRIDS: [string, GridPlacement[]][] = Object.entries(DASHBOARD_GRIDS).map(([name, tiles]) => [name, Object.values(tiles)]);

// docs/specification/shell.md#shell-grid
describe.each(GRIDS)('dashboard grid %s', (_, tiles) => {
  it('keeps every tile inside with the sidebar open and collapsed', () => {
    expect(tiles.map(isOnGrid)).toEqual(tiles.map(() => true));
  });

  it('has no overlapping tiles', () => {
    for (const [index, tile] of tiles.entries()) {
      for (const other of tiles.slice(index + 1)) expect(overlaps(tile, other)).toBe(false);
    }
  });

  it.each([
    ['open', 'columns', GRID_SIZE.columns],
    ['collapsed', 'collapsedColumns', GRID_SIZE.collapsedColumns],
  ] as const)('has no gaps between tiles while the sidebar is %s', (_state, across, width) => {
    const cells = tiles.map(({ [across]: [left, right], rows: [top, bottom] }) => (right - left) * (bottom - top));
    expect(cells.reduce((sum, count) => sum + count, 0)).toBe(width * GRID_SIZE.rows);
  });
});

describe('grid tile', () => {
  it('scales its columns when the sidebar collapses', () => {
    expect(placeTile([5, 14], [2, 4])).toEqual({ columns: [5, 14], collapsedColumns: [6, 18], rows: [2, 4] });
  });

  it.each([
    ['a tile that fills the whole grid', placeTile([0, 20], [0, 16]), true],
    ['a tile that starts before the first column', placeTile([-1, 3], [0, 4]), false],
    ['a tile that ends after the last column', placeTile([18, 21], [0, 4]), false],
    ['a tile that ends below the last row', placeTile([0, 4], [14, 17]), false],
    ['a tile without width', placeTile([4, 4], [0, 4]), false],
    [
      'a tile that is too wide while the sidebar is collapsed',
      { ...placeTile([0, 20], [0, 4]), collapsedColumns: [0, 26] } as const,
      false,
    ],
  ])('is checked to lie inside the grid: %s', (_where, tile, isInside) => {
    expect(isOnGrid(tile)).toBe(isInside);
  });

  it.each([
    ['side by side', placeTile([0, 4], [0, 4]), placeTile([4, 8], [0, 4]), false],
    ['one below the other', placeTile([0, 4], [0, 4]), placeTile([0, 4], [4, 8]), false],
    ['partially overlapping', placeTile([0, 4], [0, 4]), placeTile([3, 8], [3, 8]), true],
    [
      'overlapping only while the sidebar is collapsed',
      placeTile([0, 4], [0, 4]),
      { ...placeTile([4, 8], [0, 4]), collapsedColumns: [3, 8] } as const,
      true,
    ],
  ])('is checked for overlap with another tile: %s', (_how, one, other, isOver) => {
    expect(overlaps(one, other)).toBe(isOver);
    expect(overlaps(other, one)).toBe(isOver);
  });
});

describe('grid placements', () => {
  it('use 20 columns, 25 with a collapsed sidebar, and 16 rows', () => {
    expect(GRID_SIZE).toEqual({ columns: 20, collapsedColumns: 25, rows: 16 });
  });

  it('move tile boundaries when the sidebar collapses', () => {
    expect(DASHBOARD_GRIDS.home.lead).toEqual({ columns: [0, 8], collapsedColumns: [0, 10], rows: [0, 6] });
    expect(DASHBOARD_GRIDS.home.asideTop).toEqual({ columns: [8, 20], collapsedColumns: [10, 25], rows: [0, 4] });
    expect(DASHBOARD_GRIDS.home.main).toEqual({ columns: [0, 20], collapsedColumns: [0, 25], rows: [6, 16] });
    expect(DASHBOARD_GRIDS.positions.asideTop).toEqual({ columns: [0, 10], collapsedColumns: [0, 13], rows: [13, 16] });
  });

  // DashboardGrid renders tiles in this order, as its story asserts; a phone shows them one below the other.
  it('list the tiles of every section in their order on a phone', () => {
    expect(Object.entries(DASHBOARD_GRIDS).map(([name, tiles]) => [name, Object.keys(tiles)])).toEqual([
      ['home', ['lead', 'asideTop', 'main', 'asideBottom']],
      ['events', ['main', 'asideTop', 'below', 'asideBottom']],
      ['positions', ['main', 'asideTop', 'asideBottom']],
      ['units', ['main', 'asideTop', 'asideBottom']],
      ['other', ['main', 'asideTop', 'asideBottom']],
    ]);
  });

  it.each([
    ['dashboard', 'home'],
    ['events', 'events'],
    ['add-event', 'events'],
    ['por', 'positions'],
    ['organization', 'units'],
    ['add-org-unit', 'units'],
    ['feedback', 'other'],
    ['profile', 'other'],
  ] as const)('use for section %s the grid %s', (section, grid) => {
    expect(gridOf(section)).toBe(grid);
  });
});
