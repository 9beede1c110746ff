import { errorText, usePositions } from '@quad/api-client/hooks';
import { POSITION_TEXTS } from '@quad/domain/messages';
import { ErrorState } from '@quad/ui';
import { PositionList, PositionListLoading } from '@quad/ui/features';
import { Suspense, useState } from 'react';
import { useInstitute } from '../../app/PageSettingsContext.ts';
import { useAddressFilters } from '../../app/useAddressFilters.ts';
import { useUser } from '../../app/useUser.ts';
import { PositionDialog } from './positionDialogs.ts';

const FILTERS = ['search', 'department'] as const;

/** 'View Positions': those that the person may see, and the details of one of them. */
export function PositionsView() {
  const { role } = useUser();
  const { timeZone } = useInstitute();
  const { data: positions, error, isLoading, retry } = usePositions();
  const filters = useAddressFilters(FILTERS);
  const [openedId, setOpenedId] = useState<string>();
  const opened = positions?.find(({ _id }) => _id === openedId);
  if (isLoading) return <PositionListLoading />;
  if (!positions) return <ErrorState message={errorText(error, POSITION_TEXTS.fetchFailed)} onRetry={retry} />;
  return (
    <>
      <PositionList
        {...filters}
        positions={positions}
        timeZone={timeZone}
        hasDepartmentFilter={role !== 'CLUB_COORDINATOR'}
        onView={({ position }) => setOpenedId(position._id)}
      />
      {opened && (
        <Suspense>
          <PositionDialog position={opened} timeZone={timeZone} onClose={() => setOpenedId(undefined)} />
        </Suspense>
      )}
    </>
  );
}
