import { dashboard } from '../../contract/dashboard.contract.ts';
import { keys } from '../keys.ts';
import { useRead } from '../useRead.ts';

/** The quick stats of the session's role. */
export function useDashboardStats() {
  return useRead(keys.dashboardStats, [dashboard.stats]);
}
