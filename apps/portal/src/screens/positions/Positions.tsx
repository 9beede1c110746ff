import { errorText, usePositions } from '@quad/api-client/hooks';
import { POSITION_TEXTS } from '@quad/domain/messages';
import { hasOneUnit, type Position } from '@quad/domain/positions';
import { ErrorState } from '@quad/ui';
import { PositionDialog, PositionList } from '@quad/ui/features/positions';
import { useState } from 'react';
import { useUrlFilters } from '../../app/useUrlFilters.ts';
import { useRole } from '../../app/useUser.ts';

const FILTERS = ['search', 'department'] as const;

/** 'View Positions': those that the person may see, and the details of one of them. */
export function Positions() {
  const role = useRole();
  const { data: positions, error, isLoading, retry } = usePositions();
  const filters = useUrlFilters(FILTERS);
  const [viewed, setViewed] = useState<{ position: Position }>();
  const opened = viewed && positions?.find(({ _id }) => _id === viewed.position._id);
  if (!positions && !isLoading) return <ErrorState message={errorText(error, POSITION_TEXTS.fetchFailed)} onRetry={retry} />;
  return (
    <>
      <PositionList {...filters} positions={positions} hasDepartmentFilter={!hasOneUnit(role)} onView={setViewed} />
      {opened && <PositionDialog position={opened} onClose={() => setViewed(undefined)} />}
    </>
  );
}
