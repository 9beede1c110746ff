import { inSinceText } from '@quad/domain/check-in';
import { REGISTRATION_ORDERS, type RegistrationEntry, type RegistrationOrder } from '@quad/domain/registrations';
import { formatDateTime, formatTime } from '@quad/domain/time';
import { UserRoundX } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FilterBar } from '../../../primitives/FilterBar/FilterBar.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { translatedOptions } from '../../forms/options.ts';
import { ColumnHead, type ListSorting, NAME_COLUMN, SortBy, sortingBy } from '../../surfaces/ColumnHead.tsx';
import { Cell, ColumnRow } from '../../surfaces/ColumnRow.tsx';
import { EmptyRecordList } from '../../surfaces/EmptyRecordList.tsx';
import type { PagedReadProps } from '../../surfaces/readProps.ts';
import { nameOf } from '../participant.ts';

/** The filters of the list; an empty value matches everybody. */
export interface ParticipantFilters {
  readonly search: string;
  readonly state: '' | RegistrationEntry['state'];
  /** The order; empty for by registration time. */
  readonly order: '' | RegistrationOrder;
}

export const NO_PARTICIPANT_FILTERS: ParticipantFilters = { search: '', state: '', order: '' };

const COLUMNS = [
  NAME_COLUMN,
  {
    label: 'Registered',
    orders: ['arrival', '-arrival'],
  },
  { label: 'State' },
] as const satisfies ListSorting['columns'];

export interface ParticipantListProps extends PagedReadProps {
  /** The registered and waiting people, sorted; undefined while loading or after a failure. */
  entries: readonly RegistrationEntry[] | undefined;
  /** The number of items that match the filters, if only the first ones are loaded. */
  itemCount?: number | undefined;
  /** The current filters; an empty value matches everybody. */
  filters: ParticipantFilters;
  /** Called with all filters when one changes, and on each keystroke while typing. */
  onFiltersChange: (filters: ParticipantFilters) => void;
  /** Called to remove a person: open the RemoveParticipantDialog. */
  onRemove: (entry: RegistrationEntry) => void;
}

const STATES = [
  { value: 'registered', label: 'Registered' },
  { value: 'waiting', label: 'Waiting' },
] as const;

function NoParticipants() {
  const t = useTranslate();
  return (
    <EmptyRecordList
      icon={UserRoundX}
      title={t('Nobody has registered yet')}
      description={t('Students register on the page of the event. You can add some by hand.')}
    />
  );
}

function NobodyFound() {
  const t = useTranslate();
  return (
    <EmptyRecordList
      icon={UserRoundX}
      title={t('Nobody found')}
      description={t('Try another name, address or roll number, or clear the filters.')}
    />
  );
}

const keyOf = ({ _id }: RegistrationEntry) => _id;

function Participant({ entry, onRemove }: { entry: RegistrationEntry } & Pick<ParticipantListProps, 'onRemove'>) {
  const settings = useLocaleSettings();
  const { timeZone, locale, translate: t } = settings;
  const nameId = `participant-${entry._id}`;
  const { person, user_id, registered_at, checked_in_at, state, position } = entry;
  return (
    <ColumnRow
      lead={
        <>
          <Text weight="medium" wrap="anywhere" id={nameId}>
            {nameOf(entry)}
          </Text>
          <Text size="s" tone="muted" wrap="anywhere">
            {[user_id, person.username].filter(Boolean).join(' · ')}
          </Text>
        </>
      }
      action={
        <Button size="s" variant="quiet" aria-describedby={nameId} onClick={() => onRemove(entry)}>
          {t('Remove')}
        </Button>
      }
    >
      <Cell>{formatDateTime(registered_at, timeZone, locale)}</Cell>
      <Cell>
        <Badge tone={state === 'registered' ? 'positive' : 'caution'}>
          {checked_in_at
            ? inSinceText(formatTime(checked_in_at, timeZone, locale), settings)
            : state === 'registered'
              ? t('Registered')
              : t('Number {position} in line', { position: position ?? '' })}
        </Badge>
      </Cell>
    </ColumnRow>
  );
}

/** The registered and waiting people of an event with search, filters and order, for its managers; the list is virtualized. */
export function ParticipantList(props: ParticipantListProps) {
  const t = useTranslate();
  const { entries, itemCount = entries?.length, filters, onFiltersChange, onRemove, error, onRetry, onLoadMore } = props;
  const { locale } = useLocaleSettings();
  const [clearedCount, setClearedCount] = useState(0);
  const isFiltered = filters.search !== '' || filters.state !== '';
  const clear = () => {
    onFiltersChange({ ...NO_PARTICIPANT_FILTERS, order: filters.order });
    setClearedCount(clearedCount + 1);
  };
  const sorting = sortingBy(COLUMNS, REGISTRATION_ORDERS, filters.order, (order) => onFiltersChange({ ...filters, order }));
  const values = { count: itemCount ?? 0, students: itemCount?.toLocaleString(locale) ?? '' };
  const people = itemCount === 1 ? t('1 student') : t('{students} students', values);
  const found = itemCount === 1 ? t('1 student found') : t('{students} students found', values);
  const draw = useCallback((entry: RegistrationEntry) => <Participant entry={entry} onRemove={onRemove} />, [onRemove]);
  return (
    <Stack>
      <FilterBar
        label={t('Filter participants')}
        summary={itemCount === undefined ? undefined : isFiltered ? found : people}
        filtered={isFiltered}
        onClear={clear}
        search={
          <SearchField
            key={clearedCount}
            placeholder={t('Name, email or roll number')}
            defaultValue={filters.search}
            onSearch={(text) => onFiltersChange({ ...filters, search: text })}
          />
        }
      >
        <Field label={t('State')}>
          <Select
            placeholder={t('All')}
            options={translatedOptions(STATES, t)}
            value={filters.state}
            onChange={({ target }) => onFiltersChange({ ...filters, state: stateOf(target.value) })}
          />
        </Field>
        <SortBy {...sorting} />
      </FilterBar>
      <RecordList
        label={t('Participants')}
        density="compact"
        items={entries}
        itemKey={keyOf}
        itemCount={itemCount}
        estimatedHeight={60}
        head={<ColumnHead {...sorting} hasAction />}
        loadingText={t('Loading participants...')}
        blankCount={6}
        empty={isFiltered ? <NobodyFound /> : <NoParticipants />}
        onLoadMore={onLoadMore}
        error={error}
        onRetry={onRetry}
      >
        {draw}
      </RecordList>
    </Stack>
  );
}

function stateOf(value: string): ParticipantFilters['state'] {
  return STATES.find((state) => state.value === value)?.value ?? '';
}
