import type { AdminPosition } from '@quad/domain/administration';
import { POSITION_ORDERS } from '@quad/domain/positions';
import { IdCard } from 'lucide-react';
import { useCallback } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ListSorting, POSITION_COLUMN, sortingBy, UNIT_COLUMN } from '../../surfaces/ColumnHead.tsx';
import { Cell, ColumnRow } from '../../surfaces/ColumnRow.tsx';
import { ActionMenu, type FilteredListProps, FilteredRecords, RecordTitle } from '../AdminRecords.tsx';

/** The filters of positions; an empty value matches everything. */
export interface AdminPositionListFilters {
  readonly search: string;
  /** The id of the unit. */
  readonly unit: string;
  /** The order of the list; empty for by title. */
  readonly order: string;
}

export const NO_ADMIN_POSITION_FILTERS: AdminPositionListFilters = { search: '', unit: '', order: '' };

const COLUMNS = [POSITION_COLUMN, UNIT_COLUMN, { label: 'Type' }, { label: 'Holders' }] as const satisfies ListSorting['columns'];

/** The actions of an administrator on a position. */
export type AdminPositionAction = 'holders' | 'change';

export interface AdminPositionListProps extends FilteredListProps<AdminPosition, AdminPositionListFilters> {
  /** The units to choose from, by name. */
  units: readonly { readonly _id: string; readonly name: string }[];
  /** Called with the chosen action: open its dialog, or show the holders. */
  onAction: (about: { action: AdminPositionAction; position: AdminPosition }) => void;
}

const ACTION_LABELS = { holders: 'Current and former holders', change: 'Correct the position' } as const satisfies Record<
  AdminPositionAction,
  string
>;

function Position({ position, onAction }: { position: AdminPosition } & Pick<AdminPositionListProps, 'onAction'>) {
  const { locale, translate: t } = useLocaleSettings();
  const { title, unit, position_type: type, position_count: places, active_count: active, holder_count: holders } = position;
  const count = (amount: number) => amount.toLocaleString(locale);
  return (
    <ColumnRow
      lead={<RecordTitle title={title} />}
      action={
        <ActionMenu
          label={t('What to do with {name} of {unit}', { name: title, unit: unit.name })}
          actions={['holders', 'change']}
          names={ACTION_LABELS}
          onAction={(action) => onAction({ action, position })}
        />
      }
    >
      <Cell>{unit.name}</Cell>
      <Cell>{type}</Cell>
      <Cell>
        <Inline gap="xs">
          {active === 0 ? (
            <Badge tone="caution">{t('Nobody holds it')}</Badge>
          ) : (
            t('{active} of {places} places taken', { active: count(active), places: count(places) })
          )}
          {holders > active && <span>{t('{count} former', { count: count(holders - active) })}</span>}
        </Inline>
      </Cell>
    </ColumnRow>
  );
}

/**
 * All positions of all units with their holders, for administrators, with search and filters. Use PositionList instead for a public lookup.
 */
export function AdminPositionList({ units, onAction, ...list }: AdminPositionListProps) {
  const { locale, translate: t } = useLocaleSettings();
  const draw = useCallback((position: AdminPosition) => <Position position={position} onAction={onAction} />, [onAction]);
  return (
    <FilteredRecords
      {...list}
      label={t('Positions')}
      none={NO_ADMIN_POSITION_FILTERS}
      filterLabel={t('Filter positions')}
      searchHint={t('Title, type or unit')}
      choices={[{ name: 'unit', label: t('Unit'), options: units.map(({ _id, name }) => ({ value: _id, label: name })) }]}
      sorting={sortingBy(COLUMNS, POSITION_ORDERS, list.filters.order, (order) => list.onFiltersChange({ ...list.filters, order }))}
      summary={(count) => (count === 1 ? t('1 position') : t('{positions} positions', { positions: count.toLocaleString(locale) }))}
      estimatedHeight={52}
      loadingText={t('Loading positions...')}
      empty={{
        icon: IdCard,
        title: t('There are no positions yet'),
        description: t('Import a table of positions, or ask those in charge of a unit to add them.'),
      }}
      notFound={{ title: t('No positions found'), description: t('Try another title or unit, or clear the filters.') }}
    >
      {draw}
    </FilteredRecords>
  );
}
