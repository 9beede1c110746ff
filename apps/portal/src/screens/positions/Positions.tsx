import { errorText, useEventUnits, usePositions } from '@quad/api-client/hooks';
import { POSITION_TEXTS } from '@quad/domain/messages';
import { hasOneUnit, NO_POSITION_FILTERS, POSITION_ORDERS, type Position, readPositionFilters } from '@quad/domain/positions';
import { ErrorState } from '@quad/ui';
import { PositionDialog, PositionList } from '@quad/ui/features/positions';
import { useState } from 'react';
import { ExportButton } from '../../app/ExportButton.tsx';
import { countsOf, useQueryFilters, useUrlOrder } from '../../app/useUrlFilters.ts';
import { useRole } from '../../app/useUser.ts';

/** 'View Positions': the positions that the person may see, with details of one of them. */
export function Positions() {
  const role = useRole();
  const { bar, query } = useQueryFilters(NO_POSITION_FILTERS, readPositionFilters);
  const sorted = useUrlOrder(POSITION_ORDERS);
  const read = usePositions(query, sorted.order);
  const { data: units } = useEventUnits();
  const [viewed, setViewed] = useState<Position>();
  const { data: positions, error, isLoading, retry, loadMore } = read;
  const opened = viewed && (positions?.find(({ _id }) => _id === viewed._id) ?? viewed);
  if (!positions && !isLoading) return <ErrorState description={errorText(error, POSITION_TEXTS.fetchFailed)} onRetry={retry} />;
  return (
    <>
      <PositionList
        {...bar}
        {...sorted}
        positions={positions}
        counts={countsOf(read)}
        units={hasOneUnit(role) ? undefined : units}
        onLoadMore={loadMore}
        onView={setViewed}
        actions={<ExportButton list={{ kind: 'positions', filters: query }} count={read.total} />}
      />
      {opened && <PositionDialog position={opened} onClose={() => setViewed(undefined)} />}
    </>
  );
}
