import { errorText, useEventUnits, usePositionHolders } from '@quad/api-client/hooks';
import { POSITION_TEXTS } from '@quad/domain/messages';
import {
  HOLDER_ORDERS,
  hasOneUnit,
  NO_HOLDER_FILTERS,
  type PositionHolder,
  readHolderFilters,
  tenureOptions,
} from '@quad/domain/positions';
import { ErrorState } from '@quad/ui';
import { PositionHolderDialog, PositionHolderList } from '@quad/ui/features/positions';
import { useMemo, useState } from 'react';
import { ExportButton } from '../../app/ExportButton.tsx';
import { useCampusYear } from '../../app/useNow.ts';
import { countsOf, useQueryFilters, useUrlOrder } from '../../app/useUrlFilters.ts';
import { useRole } from '../../app/useUser.ts';

/** 'View Position Holder (POR)': the holders that the person may see, with details of one of them. */
export function PositionHolders() {
  const role = useRole();
  const currentYear = useCampusYear();
  const tenures = useMemo(() => tenureOptions({ currentYear }), [currentYear]);
  const { bar, query } = useQueryFilters(NO_HOLDER_FILTERS, readHolderFilters);
  const sorted = useUrlOrder(HOLDER_ORDERS);
  const read = usePositionHolders(query, sorted.order);
  const { data: units } = useEventUnits();
  const [viewed, setViewed] = useState<PositionHolder>();
  const { data: holders, error, isLoading, retry, loadMore } = read;
  const opened = viewed && (holders?.find(({ _id }) => _id === viewed._id) ?? viewed);
  if (!holders && !isLoading) return <ErrorState description={errorText(error, POSITION_TEXTS.fetchFailed)} onRetry={retry} />;
  return (
    <>
      <PositionHolderList
        {...bar}
        {...sorted}
        holders={holders}
        counts={countsOf(read)}
        tenures={tenures}
        units={hasOneUnit(role) ? undefined : units}
        onLoadMore={loadMore}
        onView={setViewed}
        actions={<ExportButton list={{ kind: 'position-holders', filters: query }} count={read.total} />}
      />
      {opened && <PositionHolderDialog holder={opened} onClose={() => setViewed(undefined)} />}
    </>
  );
}
