import type { ListCounts } from '@quad/domain/fields';
import type { UnitReference } from '@quad/domain/org-units';
import { POSITION_ORDERS, type Position, type PositionFilterValues, type PositionOrder } from '@quad/domain/positions';
import { formatLongDate } from '@quad/domain/time';
import { BriefcaseBusiness } from 'lucide-react';
import { type ReactNode, useCallback, useMemo } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { ColumnHead, type ListSorting, POSITION_COLUMN, sortingBy, UNIT_COLUMN } from '../../surfaces/ColumnHead.tsx';
import { Cell, ColumnRow } from '../../surfaces/ColumnRow.tsx';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import { CardFilterBar } from '../CardFilterBar/CardFilterBar.tsx';
import { RowActions } from '../RowActions/RowActions.tsx';

const COLUMNS = [POSITION_COLUMN, { label: 'Type' }, UNIT_COLUMN] as const satisfies ListSorting['columns'];

const keyOf = ({ _id }: Position) => _id;

function NoneFound() {
  const t = useTranslate();
  return (
    <EmptyRecordList
      icon={BriefcaseBusiness}
      title={t('No positions found')}
      description={t('Try adjusting your search or filter criteria.')}
    />
  );
}

export interface PositionListProps {
  /** The loaded items that match the filters; undefined while loading. */
  positions: readonly Position[] | undefined;
  /** The current filters, stored by the page; an empty value matches everything. */
  filters: PositionFilterValues;
  /** Called with only the changed filters, and on each keystroke while typing. */
  onFiltersChange: (changed: Partial<PositionFilterValues>) => void;
  /** Called to reset both filters. */
  onClear: () => void;
  /** The order; by default by title. */
  order?: PositionOrder | undefined;
  /** Called when another order is selected. */
  onOrderChange: (order: PositionOrder) => void;
  /** Called to show the details: open the PositionDialog. */
  onView: (position: Position) => void;
  /** The departments of the filter; omitted for a coordinator, who has only one. */
  units?: readonly UnitReference[] | undefined;
  /** The number of matching items and of all items; undefined until it is known. */
  counts?: ListCounts | undefined;
  /** Called near the end of the list, to load more. */
  onLoadMore?: () => void;
  /** Further actions on the list, such as exporting it. */
  actions?: ReactNode;
}

function Row({ position, onView }: { position: Position } & Pick<PositionListProps, 'onView'>) {
  const { timeZone, locale, translate: t } = useLocaleSettings();
  const titleId = `position-${position._id}`;
  return (
    <ColumnRow
      lead={
        <>
          <Text weight="medium" wrap="anywhere" id={titleId}>
            {position.title}
          </Text>
          <Text size="s" tone="muted">
            {t('Created {day}', { day: formatLongDate(position.created_at, timeZone, locale) || '–' })} ·{' '}
            {t('Last updated {day}', { day: formatLongDate(position.updated_at, timeZone, locale) || '–' })}
          </Text>
        </>
      }
      action={<RowActions name={position.title} describedBy={titleId} onView={() => onView(position)} />}
    >
      <Cell>{position.position_type}</Cell>
      <Cell>{position.unit_id?.name ?? t('No unit')}</Cell>
    </ColumnRow>
  );
}

/** Positions with search, filters and order; the list is virtualized. */
export function PositionList(props: PositionListProps) {
  const t = useTranslate();
  const { positions, filters, onFiltersChange, onClear, order, onOrderChange, units, counts, onLoadMore, onView, actions } = props;
  const draw = useCallback((position: Position) => <Row position={position} onView={onView} />, [onView]);
  const sorting = useMemo(() => sortingBy(COLUMNS, POSITION_ORDERS, order, onOrderChange), [order, onOrderChange]);
  const [shown, all] = [counts?.shown, counts?.all];
  // Memoized, so that it renders when the result changes instead of on each keystroke.
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
        estimatedHeight={60}
        head={<ColumnHead {...sorting} hasAction />}
        loadingText={t('Loading positions...')}
        empty={<NoneFound />}
      >
        {draw}
      </RecordList>
    ),
    [positions, shown, all, onLoadMore, sorting, draw, t],
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
        sorting={sorting}
        units={units}
        counts={counts}
        actions={actions}
        summarize={(shown, all) => t('Showing {shown} of {all} positions', { shown, all })}
      />
      {list}
    </Stack>
  );
}
