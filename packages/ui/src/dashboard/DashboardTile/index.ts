export * from './DashboardTile.tsx';
