import { errorText, type Read } from '@quad/api-client/hooks';
import { ORG_UNIT_TEXTS } from '@quad/domain/messages';
import type { ClubData } from '@quad/domain/org-units';
import { EmptyState, ErrorState, Page } from '@quad/ui';
import { ClubDashboard, ClubDashboardLoading } from '@quad/ui/features/dashboard';

export interface ClubProps {
  read: Read<ClubData | null>;
}

/** The club of the signed-in coordinator, in every state. */
export function Club({ read: { data, error, isLoading, retry } }: ClubProps) {
  if (data) return <ClubDashboard club={data} />;
  return (
    <Page title="Club Dashboard">
      {isLoading && <ClubDashboardLoading />}
      {data === null && <EmptyState title={ORG_UNIT_TEXTS.clubMissing} />}
      {error && <ErrorState message={errorText(error, ORG_UNIT_TEXTS.clubFetchFailed)} onRetry={retry} />}
    </Page>
  );
}
