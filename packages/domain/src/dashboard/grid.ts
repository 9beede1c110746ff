import type { DashboardSection } from './sections.ts';

/** Size of the dashboard grid; collapsing the sidebar makes room for five more columns. */
export const GRID_SIZE = { columns: 20, collapsedColumns: 25, rows: 16 } as const;

/** From line, to line, counted from 0 at the start edge and at the top. */
export type GridSpan = readonly [from: number, to: number];

/** Where a tile lies. */
export interface GridPlacement {
  readonly columns: GridSpan;
  /** Its columns while the sidebar is collapsed. */
  readonly collapsedColumns: GridSpan;
  readonly rows: GridSpan;
}

/** Where each column line goes when the sidebar collapses. */
const COLLAPSED_LINES = { 0: 0, 5: 6, 14: 18, 15: 19, 20: 25 } as const;
type ColumnLine = keyof typeof COLLAPSED_LINES;

function place(columns: readonly [ColumnLine, ColumnLine], rows: GridSpan): GridPlacement {
  return { columns, collapsedColumns: [COLLAPSED_LINES[columns[0]], COLLAPSED_LINES[columns[1]]], rows };
}

const ASIDE = { asideTop: place([14, 20], [0, 7]), asideBottom: place([14, 20], [7, 16]) };

/** The places of a section's tiles in reading order, which is also their order in the one column of a phone. */
export type GridPlace = 'main' | 'below' | 'asideTop' | 'asideBottom';

/** Where each layout has its tiles; some have none below the main one. */
export const DASHBOARD_GRIDS = {
  home: { main: place([0, 14], [0, 10]), below: place([0, 5], [10, 16]), ...ASIDE },
  events: { main: place([0, 14], [0, 10]), below: place([0, 14], [10, 16]), ...ASIDE },
  positions: { main: place([0, 15], [0, 16]), asideTop: place([15, 20], [0, 8]), asideBottom: place([15, 20], [8, 16]) },
  other: { main: place([0, 14], [0, 16]), asideTop: place([14, 20], [0, 8]), asideBottom: place([14, 20], [8, 16]) },
} as const satisfies Readonly<Record<string, Readonly<Partial<Record<GridPlace, GridPlacement>>>>>;

export type DashboardGridName = keyof typeof DASHBOARD_GRIDS;

/** The layout that a section is laid out in. */
export function gridOf(section: DashboardSection): DashboardGridName {
  switch (section) {
    case 'dashboard':
      return 'home';
    case 'events':
    case 'add-event':
      return 'events';
    case 'por':
      return 'positions';
    default:
      return 'other';
  }
}
