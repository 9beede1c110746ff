import { errorText, useClubData } from '@quad/api-client/hooks';
import { ORG_UNIT_TEXTS } from '@quad/domain/messages';
import { ErrorState, Page } from '@quad/ui';
import { ClubDashboard, ClubDashboardLoading } from '@quad/ui/features/dashboard';
import { useInstitute } from '../../app/PageSettingsContext.ts';
import { useUser } from '../../app/useUser.ts';

/** The club of the signed-in coordinator, in every state. */
export function Club() {
  const { username } = useUser();
  const { timeZone } = useInstitute();
  const { data, error, isLoading, retry } = useClubData(username);
  if (data) return <ClubDashboard club={data} timeZone={timeZone} />;
  return (
    <Page title="Club Dashboard">
      {isLoading && <ClubDashboardLoading />}
      {error && <ErrorState message={errorText(error, ORG_UNIT_TEXTS.clubFetchFailed)} onRetry={retry} />}
    </Page>
  );
}
