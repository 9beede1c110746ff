import { activities, dashboard } from '../contract/dashboard.contract.ts';
import { keys } from './keys.ts';
import { useRead } from './useRead.ts';

/** The quick stats of the session's role. */
export const useDashboardStats = () => useRead(keys.dashboardStats, [dashboard.stats]);

/** Recent activities, for the president. */
export const useRecentActivities = () => useRead(keys.recentActivities, [activities.recent]);
