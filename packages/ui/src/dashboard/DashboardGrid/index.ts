export * from './DashboardGrid.tsx';
