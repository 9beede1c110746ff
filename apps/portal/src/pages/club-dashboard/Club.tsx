import { errorText, type Read } from '@quad/api-client/hooks';
import { ORG_UNIT_TEXTS } from '@quad/domain/messages';
import type { ClubData } from '@quad/domain/org-units';
import { ErrorState, Page } from '@quad/ui';
import { ClubDashboard, ClubDashboardLoading } from '@quad/ui/features/dashboard';
import { useInstitute } from '../../app/PageSettingsContext.ts';

export interface ClubProps {
  read: Read<ClubData>;
}

/** The club of the signed-in coordinator, in every state. */
export function Club({ read: { data, error, isLoading, retry } }: ClubProps) {
  const { timeZone } = useInstitute();
  if (data) return <ClubDashboard club={data} timeZone={timeZone} />;
  return (
    <Page title="Club Dashboard">
      {isLoading && <ClubDashboardLoading />}
      {error && <ErrorState message={errorText(error, ORG_UNIT_TEXTS.clubFetchFailed)} onRetry={retry} />}
    </Page>
  );
}
