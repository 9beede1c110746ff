import { errorText, useDashboardStats } from '@quad/api-client/hooks';
import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { DashboardTile, ErrorState } from '@quad/ui';
import { QuickStats, QuickStatsLoading } from '@quad/ui/features/dashboard';
import { useUser } from '../../app/useUser.ts';

/** 'Quick Stats': the figures of the session's role. */
export function QuickStatsTile() {
  const { role } = useUser();
  const { data, error, isLoading, retry } = useDashboardStats();
  return (
    <DashboardTile title={DASHBOARD_TEXTS.quickStats}>
      {isLoading && <QuickStatsLoading />}
      {data !== undefined && <QuickStats role={role} stats={data} />}
      {data === undefined && error && <ErrorState message={errorText(error, DASHBOARD_TEXTS.statsFailed)} onRetry={retry} />}
    </DashboardTile>
  );
}
