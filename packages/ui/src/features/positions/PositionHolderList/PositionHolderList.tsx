import type { ListCounts } from '@quad/domain/fields';
import { POSITION_TEXTS } from '@quad/domain/messages';
import type { UnitReference } from '@quad/domain/org-units';
import {
  describePositionHolder,
  HOLDER_ORDERS,
  type HolderFilterValues,
  type HolderOrder,
  POSITION_HOLDER_STATUSES,
  type PositionHolder,
} from '@quad/domain/positions';
import { UserRoundX } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { PositionHolderStatusBadge } from '../../badges/index.ts';
import { choices, translatedOptions } from '../../forms/options.ts';
import { ColumnHead, type ListSorting, NAME_COLUMN, sortingBy } from '../../surfaces/ColumnHead.tsx';
import { Cell, ColumnRow } from '../../surfaces/ColumnRow.tsx';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import { CardFilterBar, ChoiceFilter } from '../CardFilterBar/CardFilterBar.tsx';
import { RowActions } from '../RowActions/RowActions.tsx';

const STATUSES = choices(POSITION_HOLDER_STATUSES);

const COLUMNS = [
  NAME_COLUMN,
  { label: 'Position' },
  { label: 'Tenure', orders: ['-tenure', 'tenure'] },
  { label: 'Status' },
] as const satisfies ListSorting['columns'];

const keyOf = ({ _id }: PositionHolder) => _id;

function NoneFound() {
  const t = useTranslate();
  return <EmptyRecordList icon={UserRoundX} title={t(POSITION_TEXTS.holdersEmptyTitle)} description={t(POSITION_TEXTS.holdersEmptyText)} />;
}

export interface PositionHolderListProps {
  /** The loaded items that match the filters; undefined while loading. */
  holders: readonly PositionHolder[] | undefined;
  /** The current filters, stored by the page; an empty value matches everything. */
  filters: HolderFilterValues;
  /** Called with only the changed filters, and on each keystroke while typing. */
  onFiltersChange: (changed: Partial<HolderFilterValues>) => void;
  /** Called to reset all filters. */
  onClear: () => void;
  /** The order; by default the newest tenure first. */
  order?: HolderOrder | undefined;
  /** Called when another order is selected. */
  onOrderChange: (order: HolderOrder) => void;
  /** Called to show the details: open the PositionHolderDialog. */
  onView: (holder: PositionHolder) => void;
  /** The tenures to choose from, newest first. */
  tenures: readonly string[];
  /** The departments of the filter; omitted for a coordinator, who has only one. */
  units?: readonly UnitReference[] | undefined;
  /** The number of matching items and of all items; undefined until it is known. */
  counts?: ListCounts | undefined;
  /** Called near the end of the list, to load more. */
  onLoadMore?: () => void;
  /** Further actions on the list, such as exporting it. */
  actions?: ReactNode;
}

function Row({ holder, onView }: { holder: PositionHolder } & Pick<PositionHolderListProps, 'onView'>) {
  const t = useTranslate();
  const nameId = `holder-${holder._id}`;
  const { name, department, position, studentId } = describePositionHolder(holder);
  return (
    <ColumnRow
      lead={
        <>
          <Text weight="medium" wrap="anywhere" id={nameId}>
            {name || t('Unknown person')}
          </Text>
          {studentId && (
            <Text size="s" tone="muted">
              {t('ID {id}', { id: studentId })}
            </Text>
          )}
        </>
      }
      action={<RowActions name={name || t('Unknown person')} describedBy={nameId} onView={() => onView(holder)} />}
    >
      <Cell>{[position || t('Unknown position'), department].filter(Boolean).join(' · ')}</Cell>
      <Cell>{holder.tenure_year}</Cell>
      <Cell>
        <PositionHolderStatusBadge status={holder.status} />
      </Cell>
    </ColumnRow>
  );
}

/** Position holders with search, filters and order; the list is virtualized. */
export function PositionHolderList(props: PositionHolderListProps) {
  const t = useTranslate();
  const { holders, filters, onFiltersChange, onClear, order, onOrderChange, tenures, units, counts, onLoadMore, onView, actions } = props;
  const tenureOptions = useMemo(() => choices(tenures), [tenures]);
  const draw = useCallback((holder: PositionHolder) => <Row holder={holder} onView={onView} />, [onView]);
  const sorting = useMemo(() => sortingBy(COLUMNS, HOLDER_ORDERS, order, onOrderChange), [order, onOrderChange]);
  const [shown, all] = [counts?.shown, counts?.all];
  // Memoized, so that it renders when the result changes instead of on each keystroke.
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
        estimatedHeight={60}
        head={<ColumnHead {...sorting} hasAction />}
        loadingText={t('Loading position holders...')}
        empty={<NoneFound />}
      >
        {draw}
      </RecordList>
    ),
    [holders, shown, all, onLoadMore, sorting, draw, t],
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
        sorting={sorting}
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
