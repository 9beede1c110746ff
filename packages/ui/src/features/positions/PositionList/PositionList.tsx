import { departmentsOf, filterPositions, type Position, type PositionFilters, searchablePositions } from '@quad/domain/positions';
import { BriefcaseBusiness } from 'lucide-react';
import { useMemo } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { CardFilterBar } from '../CardFilterBar/CardFilterBar.tsx';
import { PositionCard, type PositionCardProps } from '../PositionCard/PositionCard.tsx';
import { useFilters } from '../useFilters.ts';

const keyOf = ({ _id }: Position) => _id;

const NONE_FOUND = (
  <EmptyState
    icon={<BriefcaseBusiness size={24} aria-hidden="true" />}
    title="No positions found"
    description="Try adjusting your search or filter criteria."
  />
);

const NO_FILTERS: PositionFilters = { search: '', department: '' };

export interface PositionListProps extends Pick<PositionCardProps, 'onView'> {
  /** Those that the person may see; undefined while they are on their way. */
  positions: readonly Position[] | undefined;
  /** Left out for a coordinator, who has one department only. */
  hasDepartmentFilter?: boolean;
  /** What is filtered by at first, as the address has it. */
  initialFilters?: Partial<PositionFilters>;
  /** Each time the filters change, to be kept in the address. */
  onFilter?: (filters: PositionFilters) => void;
}

/** Positions with what narrows them down; hundreds of them cost no more than what is in sight. */
export function PositionList(props: PositionListProps) {
  const { positions, hasDepartmentFilter = true, initialFilters, onFilter, onView } = props;
  const filtering = useFilters(NO_FILTERS, { initialFilters, onFilter });
  const searched = useMemo(() => searchablePositions(positions ?? []), [positions]);
  const departments = useMemo(() => departmentsOf(positions ?? []), [positions]);
  const { filters } = filtering;
  const found = useMemo(() => filterPositions(searched, filters), [searched, filters]);
  // Rendered again only when something else is found, and not with every key.
  const list = useMemo(
    () => (
      <RecordList
        label="Positions"
        density="compact"
        records={positions && found}
        recordKey={keyOf}
        total={positions?.length}
        estimatedHeight={140}
        loadingText="Loading positions..."
        empty={NONE_FOUND}
      >
        {(position) => <PositionCard position={position} onView={onView} />}
      </RecordList>
    ),
    [found, positions, onView],
  );
  if (!positions) return list;
  return (
    <Stack>
      <CardFilterBar
        label="Filter positions"
        searchPlaceholder="Title, unit or type"
        filtering={filtering}
        departments={hasDepartmentFilter ? departments : undefined}
        summary={`Showing ${found.length} of ${positions.length} positions`}
      />
      {list}
    </Stack>
  );
}
