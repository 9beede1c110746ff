import { errorText, usePositionHolders } from '@quad/api-client/hooks';
import { POSITION_TEXTS } from '@quad/domain/messages';
import type { PositionHolder } from '@quad/domain/positions';
import { ErrorState } from '@quad/ui';
import { PositionHolderList, PositionHolderListLoading } from '@quad/ui/features/positions';
import { Suspense, useState } from 'react';
import { useAddressFilters } from '../../app/useAddressFilters.ts';
import { useUser } from '../../app/useUser.ts';
import { PositionHolderDialog } from './positionDialogs.ts';

const FILTERS = ['search', 'status', 'tenure', 'department'] as const;

/** 'View Position Holder (POR)': those that the person may see, and the details of one of them. */
export function HoldersView() {
  const { role } = useUser();
  const { data: holders, error, isLoading, retry } = usePositionHolders();
  const filters = useAddressFilters(FILTERS);
  const [viewed, setViewed] = useState<{ holder: PositionHolder }>();
  const opened = viewed && holders?.find(({ _id }) => _id === viewed.holder._id);
  if (isLoading) return <PositionHolderListLoading />;
  if (!holders) return <ErrorState message={errorText(error, POSITION_TEXTS.fetchFailed)} onRetry={retry} />;
  return (
    <>
      <PositionHolderList {...filters} holders={holders} hasDepartmentFilter={role !== 'CLUB_COORDINATOR'} onView={setViewed} />
      {opened && (
        <Suspense>
          <PositionHolderDialog holder={opened} onClose={() => setViewed(undefined)} />
        </Suspense>
      )}
    </>
  );
}
