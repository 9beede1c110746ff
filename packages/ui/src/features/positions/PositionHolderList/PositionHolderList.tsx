import { POSITION_TEXTS } from '@quad/domain/messages';
import {
  filterPositionHolders,
  POSITION_HOLDER_STATUSES,
  type PositionHolder,
  type PositionHolderFilters,
  positionHolderFilterOptions,
  searchablePositionHolders,
} from '@quad/domain/positions';
import { UserRoundX } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { CardFilterBar, type CardFilterBarProps, ChoiceFilter } from '../CardFilterBar/CardFilterBar.tsx';
import { PositionHolderCard, type PositionHolderCardProps } from '../PositionHolderCard/PositionHolderCard.tsx';
import { type Filtering, useFilters } from '../useFilters.ts';

interface PositionHolderFilterBarProps extends Pick<CardFilterBarProps, 'departments' | 'summary'> {
  filtering: Filtering<PositionHolderFilters>;
  tenures: readonly string[];
}

/** Search, status, tenure and department above the position holders. */
function PositionHolderFilterBar({ filtering, tenures, ...rest }: PositionHolderFilterBarProps) {
  const { filters, change } = filtering;
  return (
    <CardFilterBar label="Filter position holders" searchPlaceholder="Name, email, ID or position" filtering={filtering} {...rest}>
      <ChoiceFilter
        name="status"
        label="Status"
        placeholder="All statuses"
        words={POSITION_HOLDER_STATUSES}
        value={filters.status}
        onChange={change}
      />
      <ChoiceFilter name="tenure" label="Tenure" placeholder="All tenures" words={tenures} value={filters.tenure} onChange={change} />
    </CardFilterBar>
  );
}

const keyOf = ({ _id }: PositionHolder) => _id;

const NONE_FOUND = (
  <EmptyState
    icon={<UserRoundX size={24} aria-hidden="true" />}
    title={POSITION_TEXTS.holdersEmptyTitle}
    description={POSITION_TEXTS.holdersEmptyText}
  />
);

const NO_FILTERS: PositionHolderFilters = { search: '', status: '', tenure: '', department: '' };

export interface PositionHolderListProps extends Pick<PositionHolderCardProps, 'onView'> {
  /** Those that the person may see; undefined while they are on their way. */
  holders: readonly PositionHolder[] | undefined;
  /** Left out for a coordinator, who has one department only. */
  hasDepartmentFilter?: boolean;
  /** What is filtered by at first, as the address has it. */
  initialFilters?: Partial<PositionHolderFilters>;
  /** Each time the filters change, to be kept in the address. */
  onFilter?: (filters: PositionHolderFilters) => void;
}

/** Position holders with what narrows them down; thousands of them cost no more than what is in sight. */
export function PositionHolderList(props: PositionHolderListProps) {
  const { holders, hasDepartmentFilter = true, initialFilters, onFilter, onView } = props;
  const filtering = useFilters(NO_FILTERS, { initialFilters, onFilter });
  const searched = useMemo(() => searchablePositionHolders(holders ?? []), [holders]);
  const options = useMemo(() => positionHolderFilterOptions(searched), [searched]);
  const { filters } = filtering;
  const found = useMemo(() => filterPositionHolders(searched, filters), [searched, filters]);
  const draw = useCallback((holder: PositionHolder) => <PositionHolderCard holder={holder} onView={onView} />, [onView]);
  // Rendered again only when something else is found, and not with every key.
  const list = useMemo(
    () => (
      <RecordList
        label="Position holders"
        density="compact"
        records={holders && found}
        recordKey={keyOf}
        total={holders?.length}
        estimatedHeight={150}
        loadingText="Loading position holders..."
        empty={NONE_FOUND}
      >
        {draw}
      </RecordList>
    ),
    [found, holders, draw],
  );
  if (!holders) return list;
  return (
    <Stack>
      <PositionHolderFilterBar
        filtering={filtering}
        tenures={options.tenures}
        departments={hasDepartmentFilter ? options.departments : undefined}
        summary={POSITION_TEXTS.holdersShown(found.length, holders.length)}
      />
      {list}
    </Stack>
  );
}
