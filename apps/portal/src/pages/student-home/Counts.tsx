import { useDashboardStats } from '@quad/api-client/hooks';
import { DASHBOARD_TEXTS } from '@quad/domain/messages';
import { Spinner } from '@quad/ui';
import { StudentCounts } from '@quad/ui/features/dashboard';

/** The student's four counts; dashes where they could not be had. */
export function Counts() {
  const { data, isLoading } = useDashboardStats();
  return (
    <>
      {isLoading && <Spinner label={DASHBOARD_TEXTS.loadingStudent} />}
      <StudentCounts stats={data ?? undefined} />
    </>
  );
}
