import { activities } from '../../contract/dashboard.contract.ts';
import { keys } from '../keys.ts';
import { useRead } from '../useRead.ts';

/** What happened lately, for the president. */
export function useRecentActivities() {
  return useRead(keys.recentActivities, [activities.recent]);
}
