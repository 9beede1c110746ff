import { activities, dashboard } from '../contract/dashboard.contract.ts';
import { keys } from './keys.ts';
import { useRead } from './useRead.ts';

/** The quick stats of the session's role. */
export function useDashboardStats() {
  return useRead(keys.dashboardStats, [dashboard.stats]);
}

/** Recent activities, for the president. */
export function useRecentActivities() {
  return useRead(keys.recentActivities, [activities.recent]);
}
