import { OFFICE_KINDS, OFFICE_ORDERS, type OfficeHolder } from '@quad/domain/administration';
import { formatShortDate } from '@quad/domain/time';
import { BadgeCheck } from 'lucide-react';
import { useCallback } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ListSorting, sortingBy, UNIT_COLUMN } from '../../surfaces/ColumnHead.tsx';
import { Cell, ColumnRow } from '../../surfaces/ColumnRow.tsx';
import { type FilteredListProps, FilteredRecords, namedOptions, RecordTitle } from '../AdminRecords.tsx';
import { OFFICE_KIND_NAMES } from '../texts.ts';

/** The filters of offices; an empty value matches everything. */
export interface OfficeListFilters {
  readonly search: string;
  readonly kind: string;
  /** The order of the list; empty for roles, then contacts, then positions. */
  readonly order: string;
}

export const NO_OFFICE_FILTERS: OfficeListFilters = { search: '', kind: '', order: '' };

const COLUMNS = [
  { label: 'Holder', orders: ['holder', '-holder'] },
  { label: 'Office', orders: ['office'] },
  UNIT_COLUMN,
  { label: 'Tenure' },
] as const satisfies ListSorting['columns'];

export interface OfficeListProps extends FilteredListProps<OfficeHolder, OfficeListFilters> {
  /** Called to end or correct a holding of a position; without it there are no actions. */
  onCorrect?: ((holder: OfficeHolder) => void) | undefined;
  /** The id of the current user, whose own positions only others can correct. */
  ownId?: string;
}

function Office({ holder, ownId, onCorrect }: { holder: OfficeHolder } & Pick<OfficeListProps, 'ownId' | 'onCorrect'>) {
  const { timeZone, locale, translate: t } = useLocaleSettings();
  const { office, unit, person, tenure, until } = holder;
  return (
    <ColumnRow
      lead={
        person ? (
          <RecordTitle title={person.name} lines={[person.username]} />
        ) : (
          <Inline>
            <Badge tone="caution">{t('Nobody has an account with the contact address')}</Badge>
          </Inline>
        )
      }
      action={
        onCorrect && holder.holder_id && person?._id !== ownId ? (
          <Button
            size="s"
            variant="quiet"
            aria-label={t('Correct {office} of {name}', { office, name: person?.name ?? '' })}
            onClick={() => onCorrect(holder)}
          >
            {t('Correct')}
          </Button>
        ) : null
      }
    >
      <Cell>{office}</Cell>
      <Cell>{unit}</Cell>
      <Cell>
        {tenure}
        {until && (
          <Badge tone="caution">{t('until {day}', { day: formatShortDate(new Date(Date.parse(until) - 1), timeZone, locale) })}</Badge>
        )}
      </Cell>
    </ColumnRow>
  );
}

/** The current holders of offices: roles of the institute, contacts of units, positions. */
export function OfficeList({ onCorrect, ownId, ...list }: OfficeListProps) {
  const { locale, translate: t } = useLocaleSettings();
  const draw = useCallback((holder: OfficeHolder) => <Office holder={holder} ownId={ownId} onCorrect={onCorrect} />, [ownId, onCorrect]);
  return (
    <FilteredRecords
      {...list}
      label={t('Offices')}
      none={NO_OFFICE_FILTERS}
      filterLabel={t('Filter offices')}
      searchHint={t('Office, unit or holder')}
      choices={[{ name: 'kind', label: t('Kind'), options: namedOptions(OFFICE_KINDS, (kind) => t(OFFICE_KIND_NAMES[kind])) }]}
      sorting={sortingBy(COLUMNS, OFFICE_ORDERS, list.filters.order, (order) => list.onFiltersChange({ ...list.filters, order }))}
      summary={(count) => (count === 1 ? t('1 office') : t('{offices} offices', { offices: count.toLocaleString(locale) }))}
      estimatedHeight={64}
      loadingText={t('Loading offices...')}
      empty={{ icon: BadgeCheck, title: t('No offices found'), description: t('Offices appear here as soon as somebody holds one.') }}
    >
      {draw}
    </FilteredRecords>
  );
}
