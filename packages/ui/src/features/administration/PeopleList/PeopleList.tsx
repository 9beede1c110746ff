import { ROLE_NAMES, ROLES } from '@quad/domain/access';
import { type AdminPerson, PEOPLE_ORDERS, PERSON_STATES } from '@quad/domain/administration';
import { formatShortDate } from '@quad/domain/time';
import { UserRoundX } from 'lucide-react';
import { useCallback } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ListSorting, NAME_COLUMN, sortingBy } from '../../surfaces/ColumnHead.tsx';
import { Cell, ColumnRow } from '../../surfaces/ColumnRow.tsx';
import { ActionMenu, type FilteredListProps, FilteredRecords, namedOptions, RecordTitle } from '../AdminRecords.tsx';
import { PERSON_STATE_NAMES } from '../texts.ts';

/** The filters of people; an empty value matches everybody. */
export interface PeopleListFilters {
  readonly search: string;
  readonly role: string;
  readonly state: string;
  /** The order of the list; empty for by name. */
  readonly order: string;
}

export const NO_PEOPLE_FILTERS: PeopleListFilters = { search: '', role: '', state: '', order: '' };

const COLUMNS = [
  NAME_COLUMN,
  { label: 'Role' },
  { label: 'State' },
  {
    label: 'Joined',
    orders: ['-joined', 'joined'],
  },
] as const satisfies ListSorting['columns'];

/** The actions of an administrator on an account. */
export type PersonAction = 'correct' | 'address' | 'role' | 'merge' | 'disable' | 'enable' | 'end-sessions';

export interface PeopleListProps extends FilteredListProps<AdminPerson, PeopleListFilters> {
  /** Called with the chosen action: open its dialog, or perform it. */
  onAction: (about: { action: PersonAction; person: AdminPerson }) => void;
  /** The id of the current user, who has no actions here. */
  ownId: string;
}

const ACTION_LABELS = {
  correct: 'Correct',
  address: 'Change the email address',
  role: 'Give a role',
  merge: 'Merge with another account',
  'end-sessions': 'Sign out everywhere',
  disable: 'Disable',
  enable: 'Enable',
} as const satisfies Record<PersonAction, string>;

function Person({ person, ownId, onAction }: { person: AdminPerson } & Pick<PeopleListProps, 'ownId' | 'onAction'>) {
  const { timeZone, locale, translate: t } = useLocaleSettings();
  const { name, username, user_id, role, role_until } = person;
  const until = role_until ? t('until {day}', { day: formatShortDate(new Date(Date.parse(role_until) - 1), timeZone, locale) }) : undefined;
  return (
    <ColumnRow
      lead={<RecordTitle title={name} lines={[[username, user_id].filter(Boolean).join(' · ')]} />}
      action={
        person._id === ownId ? (
          <Text size="s" tone="muted">
            {t('This is you')}
          </Text>
        ) : (
          <ActionMenu
            label={t('What to do with {name}', { name })}
            actions={['correct', 'address', 'role', 'merge', 'end-sessions', person.is_disabled ? 'enable' : 'disable']}
            names={ACTION_LABELS}
            onAction={(action) => onAction({ action, person })}
          />
        )
      }
    >
      <Cell>{[t(ROLE_NAMES[role] ?? role), until].filter(Boolean).join(' ')}</Cell>
      <Cell>
        <Inline gap="xxs">
          {person.is_administrator && <Badge tone="positive">{t('Administrator')}</Badge>}
          {person.is_disabled && <Badge tone="critical">{t('Disabled')}</Badge>}
          {!person.is_proven && <Badge tone="caution">{t('Address not confirmed')}</Badge>}
        </Inline>
      </Cell>
      <Cell>{formatShortDate(person.created_at, timeZone, locale)}</Cell>
    </ColumnRow>
  );
}

/** All accounts for administrators, with search, filters and the actions on each. */
export function PeopleList({ onAction, ownId, ...list }: PeopleListProps) {
  const { locale, translate: t } = useLocaleSettings();
  const draw = useCallback((person: AdminPerson) => <Person person={person} ownId={ownId} onAction={onAction} />, [ownId, onAction]);
  return (
    <FilteredRecords
      {...list}
      label={t('People')}
      none={NO_PEOPLE_FILTERS}
      filterLabel={t('Filter people')}
      searchHint={t('Name, email or roll number')}
      sorting={sortingBy(COLUMNS, PEOPLE_ORDERS, list.filters.order, (order) => list.onFiltersChange({ ...list.filters, order }))}
      choices={[
        { name: 'role', label: t('Role'), options: namedOptions(ROLES, (role) => t(ROLE_NAMES[role] ?? role)) },
        { name: 'state', label: t('State'), options: namedOptions(PERSON_STATES, (state) => t(PERSON_STATE_NAMES[state])) },
      ]}
      summary={(count) => (count === 1 ? t('1 person') : t('{people} people', { people: count.toLocaleString(locale) }))}
      estimatedHeight={60}
      loadingText={t('Loading people...')}
      empty={{
        icon: UserRoundX,
        title: t('Nobody has an account yet'),
        description: t('Import a table of people, or let them register.'),
      }}
      notFound={{ title: t('Nobody found'), description: t('Try another name, address or roll number, or clear the filters.') }}
    >
      {draw}
    </FilteredRecords>
  );
}
