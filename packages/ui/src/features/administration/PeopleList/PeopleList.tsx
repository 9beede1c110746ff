import { ROLES } from '@quad/domain/access';
import { type AdminPerson, PERSON_STATES } from '@quad/domain/administration';
import { formatShortDate } from '@quad/domain/time';
import { Ellipsis, UserRoundX } from 'lucide-react';
import { useCallback } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Badge } from '../../../primitives/Badge/Badge.tsx';
import { DropdownMenu } from '../../../primitives/DropdownMenu/DropdownMenu.tsx';
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx';
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useLocaleSettings, useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type FilteredListProps, FilteredRecords } from '../FilteredRecords.tsx';
import { PERSON_STATE_NAMES, ROLE_NAMES } from '../texts.ts';

/** What people are narrowed down by, each blank where it lets everybody through. */
export interface PeopleListFilters {
  readonly search: string;
  readonly role: string;
  readonly state: string;
}

export const NO_PEOPLE_FILTERS: PeopleListFilters = { search: '', role: '', state: '' };

/** What an administrator may do to somebody. */
export type PersonAct = 'correct' | 'address' | 'role' | 'merge' | 'disable' | 'enable' | 'end-sessions';

export interface PeopleListProps extends FilteredListProps<PeopleListFilters> {
  /** People by name; undefined while they are on their way, or where they did not come. */
  people: readonly AdminPerson[] | undefined;
  /** Something is to be done to somebody: ask for what it takes, or do it. */
  onAction: (about: { act: PersonAct; person: AdminPerson }) => void;
  /** The reader, to whom nothing can be done here. */
  ownId: string;
}

const ACTS = {
  correct: 'Correct',
  address: 'Change the email address',
  role: 'Give a role',
  merge: 'Merge with another account',
  'end-sessions': 'Sign out everywhere',
  disable: 'Disable',
  enable: 'Enable',
} as const satisfies Record<PersonAct, string>;

function Person({ person, ownId, onAction }: { person: AdminPerson } & Pick<PeopleListProps, 'ownId' | 'onAction'>) {
  const { timeZone, locale, translate: t } = useLocaleSettings();
  const { name, username, user_id, role, role_until } = person;
  const acts: PersonAct[] = ['correct', 'address', 'role', 'merge', 'end-sessions', person.is_disabled ? 'enable' : 'disable'];
  const items = acts.map((act) => ({ id: act, label: t(ACTS[act]), onSelect: () => onAction({ act, person }) }));
  const until = role_until ? t('until {day}', { day: formatShortDate(new Date(Date.parse(role_until) - 1), timeZone, locale) }) : undefined;
  return (
    <Inline justify="between" wrap={false}>
      <Stack gap="xxs">
        <Text weight="medium" wrap="anywhere">
          {name}
        </Text>
        <Text size="s" tone="muted" wrap="anywhere">
          {[username, user_id].filter(Boolean).join(' · ')}
        </Text>
        <Inline gap="xs">
          <Badge tone={role === 'STUDENT' ? 'neutral' : 'info'}>{[t(ROLE_NAMES[role] ?? role), until].filter(Boolean).join(' ')}</Badge>
          {person.is_administrator && <Badge tone="positive">{t('Administrator')}</Badge>}
          {person.is_disabled && <Badge tone="critical">{t('Disabled')}</Badge>}
          {!person.is_proven && <Badge tone="caution">{t('Address not confirmed')}</Badge>}
        </Inline>
      </Stack>
      {person._id === ownId ? (
        <Text size="s" tone="muted">
          {t('This is you')}
        </Text>
      ) : (
        <DropdownMenu
          trigger={<IconButton label={t('What to do with {name}', { name })} icon={<Ellipsis size={20} aria-hidden="true" />} />}
          items={items}
        />
      )}
    </Inline>
  );
}

/** Everybody who has an account, for administrators: searched, narrowed down, and with what can be done to each. */
export function PeopleList({ people, onAction, ownId, ...list }: PeopleListProps) {
  const { locale, translate: t } = useLocaleSettings();
  const draw = useCallback((person: AdminPerson) => <Person person={person} ownId={ownId} onAction={onAction} />, [ownId, onAction]);
  return (
    <FilteredRecords
      {...list}
      label={t('People')}
      items={people}
      none={NO_PEOPLE_FILTERS}
      filterLabel={t('Filter people')}
      searchHint={t('Name, email or roll number')}
      choices={[
        { name: 'role', label: t('Role'), options: ROLES.map((role) => ({ value: role, label: t(ROLE_NAMES[role] ?? role) })) },
        {
          name: 'state',
          label: t('State'),
          options: PERSON_STATES.map((state) => ({ value: state, label: t(PERSON_STATE_NAMES[state]) })),
        },
      ]}
      summary={(count) => (count === 1 ? t('1 person') : t('{people} people', { people: count.toLocaleString(locale) }))}
      estimatedHeight={88}
      loadingText={t('Loading people...')}
      empty={(filtered) => <Nobody filtered={filtered} />}
    >
      {draw}
    </FilteredRecords>
  );
}

function Nobody({ filtered }: { filtered: boolean }) {
  const t = useTranslate();
  return (
    <EmptyState
      icon={<UserRoundX size={24} aria-hidden="true" />}
      title={filtered ? t('Nobody found') : t('Nobody has an account yet')}
      description={
        filtered
          ? t('Try another name, address or roll number, or clear the filters.')
          : t('Bring a table of people in, or let them register.')
      }
    />
  );
}
