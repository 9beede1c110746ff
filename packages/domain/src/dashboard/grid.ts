import type { DashboardSection } from './sections.ts';

/** Size of the dashboard grid; a collapsed sidebar leaves room for five more columns. */
export const GRID_SIZE = { columns: 20, collapsedColumns: 25, rows: 16 } as const;

/** From grid line to grid line, counted from 0 at the start edge and the top. */
export type GridSpan = readonly [from: number, to: number];

/** Position of a tile. */
export interface GridPlacement {
  readonly columns: GridSpan;
  /** Its columns while the sidebar is collapsed. */
  readonly collapsedColumns: GridSpan;
  readonly rows: GridSpan;
}

/** Scales a column line to the grid with the collapsed sidebar. */
function collapsedLine(line: number): number {
  return Math.round((line * GRID_SIZE.collapsedColumns) / GRID_SIZE.columns);
}

/** Returns the position of a tile between column and row lines, including that with the collapsed sidebar. */
export function placeTile([from, to]: GridSpan, rows: GridSpan): GridPlacement {
  return { columns: [from, to], collapsedColumns: [collapsedLine(from), collapsedLine(to)], rows };
}

function isWithin([from, to]: GridSpan, size: number): boolean {
  return from >= 0 && from < to && to <= size;
}

/** Whether a tile lies within the grid, with the sidebar open and collapsed. */
export function isOnGrid({ columns, collapsedColumns, rows }: GridPlacement): boolean {
  return isWithin(columns, GRID_SIZE.columns) && isWithin(collapsedColumns, GRID_SIZE.collapsedColumns) && isWithin(rows, GRID_SIZE.rows);
}

function meet(one: GridSpan, other: GridSpan): boolean {
  return one[0] < other[1] && other[0] < one[1];
}

/** Whether two tiles overlap, with the sidebar open or collapsed. */
export function overlaps(one: GridPlacement, other: GridPlacement): boolean {
  const inColumns = meet(one.columns, other.columns) || meet(one.collapsedColumns, other.collapsedColumns);
  return inColumns && meet(one.rows, other.rows);
}

/** Places for the tiles of a section. */
export type GridPlace = 'lead' | 'main' | 'below' | 'asideTop' | 'asideBottom';

/**
 * Tiles of each layout in order of importance, which is also their order in the single column of a phone. No cell is empty, and tiles that
 * grow with their content span the full width, so that there are no gaps beside them.
 */
export const DASHBOARD_GRIDS = {
  home: {
    lead: placeTile([0, 8], [0, 6]),
    asideTop: placeTile([8, 20], [0, 4]),
    main: placeTile([0, 20], [6, 16]),
    asideBottom: placeTile([8, 20], [4, 6]),
  },
  events: {
    main: placeTile([0, 20], [0, 12]),
    asideTop: placeTile([0, 12], [12, 16]),
    below: placeTile([12, 16], [12, 16]),
    asideBottom: placeTile([16, 20], [12, 16]),
  },
  positions: { main: placeTile([0, 20], [0, 13]), asideTop: placeTile([0, 10], [13, 16]), asideBottom: placeTile([10, 20], [13, 16]) },
  units: { main: placeTile([0, 12], [0, 16]), asideTop: placeTile([12, 20], [0, 14]), asideBottom: placeTile([12, 20], [14, 16]) },
  other: { main: placeTile([0, 20], [0, 12]), asideTop: placeTile([0, 14], [12, 16]), asideBottom: placeTile([14, 20], [12, 16]) },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<GridPlace, GridPlacement>>>>>;

export type DashboardGridName = keyof typeof DASHBOARD_GRIDS;

/** Returns the layout of a section. */
export function gridOf(section: DashboardSection): DashboardGridName {
  switch (section) {
    case 'dashboard':
      return 'home';
    case 'events':
    case 'add-event':
      return 'events';
    case 'por':
      return 'positions';
    case 'organization':
    case 'add-org-unit':
      return 'units';
    default:
      return 'other';
  }
}
