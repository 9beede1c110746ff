import { inSinceText } from '@quad/domain/check-in';
import type { RegistrationEntry } from '@quad/domain/registrations';
import { formatDateTime, formatTime } from '@quad/domain/time';
import { UserRoundX } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { FilterBar } from '../../../primitives/FilterBar/FilterBar.tsx';
import { RecordList } from '../../../primitives/RecordList/RecordList.tsx';
import { SearchField } from '../../../primitives/SearchField/SearchField.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { translatedOptions } from '../../forms/options.ts';
import { nameOf } from '../participant.ts';
import { action, facts, name, row, state as stateStyle } from './ParticipantList.css.ts';

/** What the list is narrowed down by, each blank where it lets everybody through. */
export interface ParticipantFilters {
  readonly search: string;
  readonly state: '' | RegistrationEntry['state'];
}

export const NO_PARTICIPANT_FILTERS: ParticipantFilters = { search: '', state: '' };

export interface ParticipantListProps {
  /** Who registered and who waits, first come first; undefined while they are on their way, or where they did not come. */
  entries: readonly RegistrationEntry[] | undefined;
  /** How many pass the filters in all, where these are the first of them. */
  itemCount?: number | undefined;
  /** Each blank where it lets everybody through. */
  filters: ParticipantFilters;
  /** Called with all of them when one changes; while somebody types with every key. */
  onFiltersChange: (filters: ParticipantFilters) => void;
  /** Somebody is to be taken off the list: open the RemoveParticipantDialog. */
  onRemove: (entry: RegistrationEntry) => void;
  /** Why they did not come, as a sentence for the person. */
  error?: string | undefined;
  /** Asks for them again, where they did not come. */
  onRetry?: () => void;
  /** Their end comes near, so more of them may be read. */
  onLoadMore?: () => void;
}

const STATES = [
  { value: 'registered', label: 'Registered' },
  { value: 'waiting', label: 'Waiting' },
] as const;

const BLANK = (
  <div className={row}>
    <span className={name}>
      <Skeleton width="half" />
    </span>
    <span className={facts}>
      <Skeleton width="most" />
    </span>
    <span className={stateStyle}>
      <Skeleton />
    </span>
  </div>
);

function Nobody() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<UserRoundX size={24} aria-hidden="true" />}
      title={t('Nobody has registered yet')}
      description={t('Students register on the page of the event. You can add some by hand.')}
    />
  );
}

function NobodyFound() {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<UserRoundX size={24} aria-hidden="true" />}
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
    <div className={row}>
      <p id={nameId} className={name}>
        {nameOf(entry)}
      </p>
      <p className={facts}>{[user_id, person.username, formatDateTime(registered_at, timeZone, locale)].filter(Boolean).join(' · ')}</p>
      <span className={stateStyle}>
        <Badge tone={state === 'registered' ? 'positive' : 'caution'}>
          {checked_in_at
            ? inSinceText(formatTime(checked_in_at, timeZone, locale), settings)
            : state === 'registered'
              ? t('Registered')
              : t('Number {position} in line', { position: position ?? '' })}
        </Badge>
      </span>
      <span className={action}>
        <Button size="s" variant="quiet" aria-describedby={nameId} onClick={() => onRemove(entry)}>
          {t('Remove')}
        </Button>
      </span>
    </div>
  );
}

/** Who registered for an event and who waits, with what narrows them down, for those who manage it; thousands cost no more than what is in sight. */
export function ParticipantList(props: ParticipantListProps) {
  const t = useTranslate();
  const { entries, itemCount = entries?.length, filters, onFiltersChange, onRemove, error, onRetry, onLoadMore } = props;
  const { locale } = useLocaleSettings();
  const [clearedCount, setClearedCount] = useState(0);
  const isFiltered = filters.search !== '' || filters.state !== '';
  const clear = () => {
    onFiltersChange(NO_PARTICIPANT_FILTERS);
    setClearedCount(clearedCount + 1);
  };
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
      </FilterBar>
      <RecordList
        label={t('Participants')}
        density="compact"
        items={entries}
        itemKey={keyOf}
        itemCount={itemCount}
        estimatedHeight={64}
        loadingText={t('Loading participants...')}
        blank={BLANK}
        blankCount={6}
        empty={isFiltered ? <NobodyFound /> : <Nobody />}
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
