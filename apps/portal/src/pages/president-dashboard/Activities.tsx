import { useRecentActivities } from '@quad/api-client/hooks';
import { RecentActivity, RecentActivityLoading } from '@quad/ui/features/dashboard';

/** What happened lately. A failure is only logged: there is nothing then (specification 2, section 8). */
export function Activities() {
  const { data = [], isLoading } = useRecentActivities();
  return isLoading ? <RecentActivityLoading /> : <RecentActivity activities={data} />;
}
