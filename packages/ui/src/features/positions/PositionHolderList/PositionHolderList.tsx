import type { ListCounts } from '@quad/domain/fields';
import { POSITION_TEXTS } from '@quad/domain/messages';
import type { UnitReference } from '@quad/domain/org-units';
import { type HolderFilterWords, POSITION_HOLDER_STATUSES, type PositionHolder } from '@quad/domain/positions';
import { UserRoundX } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { choices, translatedOptions } from '../../forms/options.ts';
import { CardFilterBar, ChoiceFilter } from '../CardFilterBar/CardFilterBar.tsx';
import { PositionHolderCard, type PositionHolderCardProps } from '../PositionHolderCard/PositionHolderCard.tsx';

const STATUSES = choices(POSITION_HOLDER_STATUSES);

const keyOf = ({ _id }: PositionHolder) => _id;

function NoneFound() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<UserRoundX size={24} aria-hidden="true" />}
      title={t(POSITION_TEXTS.holdersEmptyTitle)}
      description={t(POSITION_TEXTS.holdersEmptyText)}
    />
  );
}

export interface PositionHolderListProps extends Pick<PositionHolderCardProps, 'onView'> {
  /** Those that pass the filters, as far as they were read; undefined while loading. */
  holders: readonly PositionHolder[] | undefined;
  /** Each blank where it lets everything through. Where they are kept is the page's to say. */
  filters: HolderFilterWords;
  /** Called with the changed filters only, while typing with every key. */
  onFiltersChange: (changed: Partial<HolderFilterWords>) => void;
  /** Takes all filters back. */
  onClear: () => void;
  /** The tenures to choose from, newest first. */
  tenures: readonly string[];
  /** The departments to choose from; left out for a coordinator, who has one only. */
  units?: readonly UnitReference[] | undefined;
  /** How many pass the filters, and how many there are; undefined until that is known. */
  counts?: ListCounts | undefined;
  /** Called near the end of the list, to load more. */
  onLoadMore?: () => void;
  /** What else can be done with the list, such as saving it. */
  actions?: ReactNode;
}

/** Position holders with what narrows them down; thousands of them cost no more than what is in sight. */
export function PositionHolderList(props: PositionHolderListProps) {
  const t = useTranslate();
  const { holders, filters, onFiltersChange, onClear, tenures, units, counts, onLoadMore, onView, actions } = props;
  const tenureOptions = useMemo(() => choices(tenures), [tenures]);
  const draw = useCallback((holder: PositionHolder) => <PositionHolderCard holder={holder} onView={onView} />, [onView]);
  const [shown, all] = [counts?.shown, counts?.all];
  // Rendered again only when something else is found, and not with every key.
  const list = useMemo(
    () => (
      <RecordList
        label={t('Position holders')}
        density="compact"
        items={holders}
        itemKey={keyOf}
        total={all}
        itemCount={shown}
        onLoadMore={onLoadMore}
        estimatedHeight={150}
        loadingText={t('Loading position holders...')}
        empty={<NoneFound />}
      >
        {draw}
      </RecordList>
    ),
    [holders, shown, all, onLoadMore, draw, t],
  );
  if (!holders) return list;
  return (
    <Stack>
      <CardFilterBar
        label={t('Filter position holders')}
        searchPlaceholder={t('Name, email, ID or position')}
        filters={filters}
        onFiltersChange={onFiltersChange}
        onClear={onClear}
        units={units}
        counts={counts}
        actions={actions}
        summarize={(shown, all) => t(POSITION_TEXTS.holdersShown, { shown, all })}
      >
        <ChoiceFilter
          name="status"
          label={t('Status')}
          placeholder={t('All statuses')}
          options={translatedOptions(STATUSES, t)}
          value={filters.status}
          onValueChange={onFiltersChange}
        />
        <ChoiceFilter
          name="tenure"
          label={t('Tenure')}
          placeholder={t('All tenures')}
          options={tenureOptions}
          value={filters.tenure}
          onValueChange={onFiltersChange}
        />
      </CardFilterBar>
      {list}
    </Stack>
  );
}
