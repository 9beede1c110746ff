import { errorText, usePositionHolders } from '@quad/api-client/hooks';
import { POSITION_TEXTS } from '@quad/domain/messages';
import { hasOneUnit, type PositionHolder } from '@quad/domain/positions';
import { ErrorState } from '@quad/ui';
import { PositionHolderDialog, PositionHolderList } from '@quad/ui/features/positions';
import { useState } from 'react';
import { useUrlFilters } from '../../app/useUrlFilters.ts';
import { useRole } from '../../app/useUser.ts';

const FILTERS = ['search', 'status', 'tenure', 'department'] as const;

/** 'View Position Holder (POR)': those that the person may see, and the details of one of them. */
export function PositionHolders() {
  const role = useRole();
  const { data: holders, error, isLoading, retry } = usePositionHolders();
  const filters = useUrlFilters(FILTERS);
  const [viewed, setViewed] = useState<{ holder: PositionHolder }>();
  const opened = viewed && holders?.find(({ _id }) => _id === viewed.holder._id);
  if (!holders && !isLoading) return <ErrorState message={errorText(error, POSITION_TEXTS.fetchFailed)} onRetry={retry} />;
  return (
    <>
      <PositionHolderList {...filters} holders={holders} hasDepartmentFilter={!hasOneUnit(role)} onView={setViewed} />
      {opened && <PositionHolderDialog holder={opened} onClose={() => setViewed(undefined)} />}
    </>
  );
}
