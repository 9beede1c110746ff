import { type AdminUnit, UNIT_ORDERS, UNIT_STATES } from '@quad/domain/administration';
import { UNIT_CATEGORIES, unitTypeName } from '@quad/domain/org-units';
import { Network } from 'lucide-react';
import { useCallback } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { capitalizedOptions, translatedOptions } from '../../forms/options.ts';
import { type ListSorting, NAME_COLUMN, sortingBy } from '../../surfaces/ColumnHead.tsx';
import { Cell, ColumnRow } from '../../surfaces/ColumnRow.tsx';
import { ActionMenu, type FilteredListProps, FilteredRecords, namedOptions, RecordTitle } from '../AdminRecords.tsx';
import { UNIT_STATE_NAMES } from '../texts.ts';

/** The filters of units; an empty value matches everything. */
export interface UnitListFilters {
  readonly search: string;
  readonly category: string;
  readonly state: string;
  /** The order of the list; empty for by name. */
  readonly order: string;
}

export const NO_UNIT_FILTERS: UnitListFilters = { search: '', category: '', state: '', order: '' };

const COLUMNS = [
  NAME_COLUMN,
  { label: 'Type' },
  {
    label: 'Category',
    orders: ['category', '-category'],
  },
  { label: 'Parent unit' },
] as const satisfies ListSorting['columns'];

/** The actions of an administrator on a unit. */
export type UnitAction = 'change' | 'contact' | 'archive' | 'restore';

export interface UnitListProps extends FilteredListProps<AdminUnit, UnitListFilters> {
  /** Called with the chosen action: open its dialog, or perform it. */
  onAction: (about: { action: UnitAction; unit: AdminUnit }) => void;
  /** The id of the current user, whose own unit has no actions here. */
  ownId: string;
}

const ACTION_LABELS = {
  change: 'Change or move',
  contact: 'Change the contact',
  archive: 'Archive',
  restore: 'Restore',
} as const satisfies Record<UnitAction, string>;

function Unit({ unit, ownId, onAction }: { unit: AdminUnit } & Pick<UnitListProps, 'ownId' | 'onAction'>) {
  const t = useTranslate();
  const { name, type, category, parent, is_active, contact, contact_email } = unit;
  return (
    <ColumnRow
      lead={
        <RecordTitle
          title={
            is_active ? (
              name
            ) : (
              <Inline gap="xs">
                <Text weight="medium" wrap="anywhere">
                  {name}
                </Text>
                <Badge tone="caution">{t('Archived')}</Badge>
              </Inline>
            )
          }
          lines={[[contact?.name ?? t('Nobody has an account with the contact address'), contact_email].join(' · ')]}
        />
      }
      action={
        contact?._id === ownId ? (
          <Text size="s" tone="muted">
            {t('Your own unit')}
          </Text>
        ) : (
          <ActionMenu
            label={t('What to do with {name}', { name })}
            actions={['change', 'contact', is_active ? 'archive' : 'restore']}
            names={ACTION_LABELS}
            onAction={(action) => onAction({ action, unit })}
          />
        )
      }
    >
      <Cell>{t(unitTypeName(type))}</Cell>
      <Cell>{translatedOptions(capitalizedOptions([category]), t).map(({ label }) => label)}</Cell>
      <Cell>{parent?.name}</Cell>
    </ColumnRow>
  );
}

/** All councils, clubs and committees for administrators, with search, filters and the actions on each. */
export function UnitList({ onAction, ownId, ...list }: UnitListProps) {
  const { locale, translate: t } = useLocaleSettings();
  const draw = useCallback((unit: AdminUnit) => <Unit unit={unit} ownId={ownId} onAction={onAction} />, [ownId, onAction]);
  return (
    <FilteredRecords
      {...list}
      label={t('Units')}
      none={NO_UNIT_FILTERS}
      filterLabel={t('Filter units')}
      searchHint={t('Name or contact email')}
      sorting={sortingBy(COLUMNS, UNIT_ORDERS, list.filters.order, (order) => list.onFiltersChange({ ...list.filters, order }))}
      choices={[
        { name: 'category', label: t('Category'), options: translatedOptions(capitalizedOptions(UNIT_CATEGORIES), t) },
        { name: 'state', label: t('State'), options: namedOptions(UNIT_STATES, (state) => t(UNIT_STATE_NAMES[state])) },
      ]}
      summary={(count) => (count === 1 ? t('1 unit') : t('{units} units', { units: count.toLocaleString(locale) }))}
      estimatedHeight={60}
      loadingText={t('Loading units...')}
      empty={{
        icon: Network,
        title: t('There are no units yet'),
        description: t('Import a table of units, or ask the president to create them.'),
      }}
      notFound={{ title: t('No units found'), description: t('Try another name or address, or clear the filters.') }}
    >
      {draw}
    </FilteredRecords>
  );
}
