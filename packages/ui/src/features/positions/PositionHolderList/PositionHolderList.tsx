import { POSITION_TEXTS } from '@quad/domain/messages';
import { filterHolders, type HolderFilters, holderFilterOptions, type PositionHolder, searchableHolders } from '@quad/domain/positions';
import { UserRoundX } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { CardCollection } from '../CardCollection/CardCollection.tsx';
import { PositionHolderCard, type PositionHolderCardProps } from '../PositionHolderCard/PositionHolderCard.tsx';
import { useFilters } from '../useFilters.ts';
import { PositionHolderFilterBar } from './PositionHolderFilterBar.tsx';

const keyOf = ({ _id }: PositionHolder) => _id;

const NO_FILTERS: HolderFilters = { search: '', status: '', tenure: '', department: '' };

export interface PositionHolderListProps extends Pick<PositionHolderCardProps, 'onView'> {
  /** Those that the person may see. */
  holders: readonly PositionHolder[];
  /** Left out for a coordinator, who has one department only. */
  hasDepartmentFilter?: boolean;
  /** What is filtered by at first, as the address has it. */
  initialFilters?: Partial<HolderFilters>;
  /** Each time the filters change, to be kept in the address. */
  onFilter?: (filters: HolderFilters) => void;
}

/** Position holders with what narrows them down; thousands of them cost no more than what is in sight. */
export function PositionHolderList(props: PositionHolderListProps) {
  const { holders, hasDepartmentFilter = true, initialFilters, onFilter, onView } = props;
  const filtering = useFilters(NO_FILTERS, { initialFilters, onFilter });
  const searched = useMemo(() => searchableHolders(holders), [holders]);
  const options = useMemo(() => holderFilterOptions(searched), [searched]);
  const { filters } = filtering;
  const found = useMemo(() => filterHolders(searched, filters), [searched, filters]);
  const draw = useCallback((holder: PositionHolder) => <PositionHolderCard holder={holder} onView={onView} />, [onView]);
  // Drawn again only when something else is found, and not with every key.
  const list = useMemo(
    () => (
      <CardCollection label="Position holders" items={found} total={holders.length} itemKey={keyOf} rowHeight={150}>
        {draw}
      </CardCollection>
    ),
    [found, holders, draw],
  );
  return (
    <Stack>
      <PositionHolderFilterBar
        filtering={filtering}
        tenures={options.tenures}
        departments={hasDepartmentFilter ? options.departments : undefined}
        summary={POSITION_TEXTS.holdersShown(found.length, holders.length)}
      />
      {found.length === 0 ? (
        <EmptyState
          icon={<UserRoundX size={24} aria-hidden="true" />}
          title={POSITION_TEXTS.holdersEmptyTitle}
          description={POSITION_TEXTS.holdersEmptyText}
        />
      ) : (
        list
      )}
    </Stack>
  );
}
