/** The shell of a portal: its frame, navigation and bars, and the tiles of a dashboard. */
export * from './AppShell/AppShell.tsx';
export * from './BudgetBar/BudgetBar.tsx';
export * from './DashboardGrid/DashboardGrid.tsx';
export * from './DashboardTile/DashboardTile.tsx';
export type { NavigationLink, ShellIcon } from './navigation.ts';
export * from './ProfileMenu/ProfileMenu.tsx';
export * from './Sidebar/Sidebar.tsx';
export * from './StatCard/StatCard.tsx';
export * from './Tile/Tile.tsx';
export * from './TopBar/TopBar.tsx';
