export { useAllEvents } from './useAllEvents.ts';
export { useClubData } from './useClubData.ts';
export { useDashboardStats } from './useDashboardStats.ts';
export { useRecentActivities } from './useRecentActivities.ts';
