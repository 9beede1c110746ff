import {
  errorText,
  type PeopleFilters,
  useAccountChanges,
  useAdminPeople,
  useAskForAccountChange,
  useChangeAccess,
  useCorrectPerson,
  useGrantRole,
  useWholePeople,
} from '@quad/api-client/hooks';
import { ROLES } from '@quad/domain/access';
import { ACCOUNT_CHANGE_TEXTS, type AdminPerson, PERSON_STATES } from '@quad/domain/administration';
import { Button, Checkbox, Inline, Stack, Text, useTranslate } from '@quad/ui';
import {
  NO_PEOPLE_FILTERS,
  PeopleList,
  type PeopleListFilters,
  type PersonAct,
  PersonDialog,
  peopleCsv,
} from '@quad/ui/features/administration';
import { useCallback, useState } from 'react';
import { announceSaved } from '../../app/shell/shellToasts.ts';
import { searchedFor, useQueryFilters } from '../../app/useUrlFilters.ts';
import { useUser } from '../../app/useUser.ts';
import { type ChangeTexts, ConfirmChange } from './ConfirmChange.tsx';
import { useSave } from './useSave.ts';
import { WaitingChanges } from './WaitingChanges.tsx';

const LIST_FAILED = 'Failed to load the people.';

function readFilters({ search, role, state }: Readonly<Record<'search' | 'role' | 'state', string>>): PeopleFilters {
  const knownRole = ROLES.find((known) => known === role);
  const knownState = PERSON_STATES.find((known) => known === state);
  return {
    ...searchedFor(search),
    ...(knownRole ? { role: knownRole } : {}),
    ...(knownState ? { state: knownState } : {}),
  };
}

interface Opened {
  readonly act: PersonAct;
  readonly person: AdminPerson;
}

/** Everybody who has an account, and what can be done to them. */
export function PeopleSection() {
  const t = useTranslate();
  const { _id } = useUser();
  const { bar, asked } = useQueryFilters<'search' | 'role' | 'state', PeopleFilters>({ ...NO_PEOPLE_FILTERS }, readFilters);
  const { data, total, error, retry, loadMore } = useAdminPeople(asked);
  const [opened, setOpened] = useState<Opened>();
  const readAll = useWholePeople();
  const { isSaving, save } = useSave('people.csv', async () => peopleCsv(await readAll(asked)));
  const onAct = useCallback((about: Opened) => setOpened(about), []);
  return (
    <Stack>
      <Inline justify="between">
        <Text tone="muted">{t('Each change is in the audit log. Nobody changes their own account here.')}</Text>
        <Button loading={isSaving} loadingText={t('Exporting...')} onClick={save}>
          {t('Export CSV')}
        </Button>
      </Inline>
      <WaitingChanges />
      <PeopleList
        people={data}
        count={total}
        filters={bar.filters as PeopleListFilters}
        onFiltersChange={(next) => bar.onFiltersChange({ ...next })}
        onAction={onAct}
        ownId={_id}
        error={error && errorText(error, LIST_FAILED)}
        onRetry={retry}
        onLoadMore={loadMore}
      />
      {opened && <Act {...opened} onClose={() => setOpened(undefined)} />}
    </Stack>
  );
}

const ACCESS_TEXTS = {
  disable: {
    title: 'Disable the account of {name}?',
    description: 'They are signed out everywhere and cannot sign in until you enable the account again. What they have done stays.',
    confirm: 'Disable',
    done: 'The account is disabled.',
  },
  enable: {
    title: 'Enable the account of {name}?',
    description: 'They can sign in again, as before.',
    confirm: 'Enable',
    done: 'The account is enabled.',
  },
  'end-sessions': {
    title: 'Sign {name} out everywhere?',
    description: 'They can sign in again at once.',
    confirm: 'Sign out everywhere',
    done: 'They are signed out everywhere.',
  },
} as const satisfies Readonly<Record<string, ChangeTexts>>;

function Act({ act, person, onClose }: Opened & { onClose: () => void }) {
  const t = useTranslate();
  const correct = useCorrectPerson();
  const grant = useGrantRole();
  const ask = useAskForAccountChange();
  const { data: waiting } = useAccountChanges();
  const changeAccess = useChangeAccess();
  const [endsAddresses, setEndsAddresses] = useState(true);
  if (act === 'disable' || act === 'enable' || act === 'end-sessions')
    return (
      <ConfirmChange
        texts={ACCESS_TEXTS[act]}
        name={person.name}
        tone={act === 'disable' ? 'critical' : 'neutral'}
        failed={t('Failed to change the account.')}
        onConfirm={() =>
          changeAccess({ userId: person._id, change: act, ...(act === 'end-sessions' && !endsAddresses && { keep_addresses: true }) })
        }
        onClose={onClose}
      >
        {act === 'end-sessions' && (
          <Checkbox
            label={t('Also end the addresses of their calendar and record')}
            hint={t('Whoever has one of them reads on otherwise. Calendar programs need a new address then.')}
            checked={endsAddresses}
            onChange={({ target }) => setEndsAddresses(target.checked)}
          />
        )}
      </ConfirmChange>
    );
  return (
    <PersonDialog
      act={act}
      person={person}
      onCorrect={async (input) => {
        await correct(input);
        announceSaved('The account was corrected.');
      }}
      onGrant={async (input) => {
        await grant(input);
        announceSaved('The role was given.');
      }}
      alone={waiting?.is_alone ?? false}
      onRequest={async (input) => {
        const { takes_effect_at: isAlone } = await ask(input);
        announceSaved(isAlone ? ACCOUNT_CHANGE_TEXTS.askedAlone : ACCOUNT_CHANGE_TEXTS.asked);
      }}
      onClose={onClose}
    />
  );
}
