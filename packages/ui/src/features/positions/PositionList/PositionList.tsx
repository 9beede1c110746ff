import type { ListCounts } from '@quad/domain/fields';
import type { UnitReference } from '@quad/domain/org-units';
import type { Position, PositionFilterWords } from '@quad/domain/positions';
import { BriefcaseBusiness } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { CardFilterBar } from '../CardFilterBar/CardFilterBar.tsx';
import { PositionCard, type PositionCardProps } from '../PositionCard/PositionCard.tsx';

const keyOf = ({ _id }: Position) => _id;

function NoneFound() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<BriefcaseBusiness size={24} aria-hidden="true" />}
      title={t('No positions found')}
      description={t('Try adjusting your search or filter criteria.')}
    />
  );
}

export interface PositionListProps extends Pick<PositionCardProps, 'onView'> {
  /** Those that pass the filters, as far as they were read; undefined while loading. */
  positions: readonly Position[] | undefined;
  /** Each blank where it lets everything through. Where they are kept is the page's to say. */
  filters: PositionFilterWords;
  /** Called with the changed filters only, while typing with every key. */
  onFiltersChange: (changed: Partial<PositionFilterWords>) => void;
  /** Takes both filters back. */
  onClear: () => void;
  /** The departments to choose from; left out for a coordinator, who has one only. */
  units?: readonly UnitReference[] | undefined;
  /** How many pass the filters, and how many there are; undefined until that is known. */
  counts?: ListCounts | undefined;
  /** Called near the end of the list, to load more. */
  onLoadMore?: () => void;
  /** What else can be done with the list, such as saving it. */
  actions?: ReactNode;
}

/** Positions with what narrows them down; hundreds of them cost no more than what is in sight. */
export function PositionList(props: PositionListProps) {
  const t = useTranslate();
  const { positions, filters, onFiltersChange, onClear, units, counts, onLoadMore, onView, actions } = props;
  const draw = useCallback((position: Position) => <PositionCard position={position} onView={onView} />, [onView]);
  const [shown, all] = [counts?.shown, counts?.all];
  // Rendered again only when something else is found, and not with every key.
  const list = useMemo(
    () => (
      <RecordList
        label={t('Positions')}
        density="compact"
        items={positions}
        itemKey={keyOf}
        total={all}
        itemCount={shown}
        onLoadMore={onLoadMore}
        estimatedHeight={140}
        loadingText={t('Loading positions...')}
        empty={<NoneFound />}
      >
        {draw}
      </RecordList>
    ),
    [positions, shown, all, onLoadMore, draw, t],
  );
  if (!positions) return list;
  return (
    <Stack>
      <CardFilterBar
        label={t('Filter positions')}
        searchPlaceholder={t('Title, unit or type')}
        filters={{ ...filters }}
        onFiltersChange={onFiltersChange}
        onClear={onClear}
        units={units}
        counts={counts}
        actions={actions}
        summarize={(shown, all) => t('Showing {shown} of {all} positions', { shown, all })}
      />
      {list}
    </Stack>
  );
}
