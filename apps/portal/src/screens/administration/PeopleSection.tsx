import { useAdminList, useAdminRead, useAdminWrite } from '@quad/api-client/hooks';
import { ROLES } from '@quad/domain/access';
import { ACCOUNT_CHANGE_TEXTS, type AdminPerson, PEOPLE_ORDERS, PERSON_STATES } from '@quad/domain/administration';
import { Checkbox, useTranslate } from '@quad/ui';
import { NO_PEOPLE_FILTERS, PeopleList, type PersonAction, PersonDialog, peopleCsv } from '@quad/ui/features/administration';
import { useState } from 'react';
import { withSuccessToast } from '../../app/shell/withSuccessToast.ts';
import { useUser } from '../../app/useUser.ts';
import { AdminSection, CsvExportButton, isOneOf, listProps, useListQuery } from './AdminSection.tsx';
import { type ChangeTexts, ConfirmChange } from './ConfirmChange.tsx';
import { WaitingChanges } from './WaitingChanges.tsx';

const LIST_FILTERS = {
  defaults: NO_PEOPLE_FILTERS,
  isAllowed: { role: isOneOf(ROLES), state: isOneOf(PERSON_STATES), order: isOneOf(PEOPLE_ORDERS) },
};

interface OpenDialog {
  readonly action: PersonAction;
  readonly person: AdminPerson;
}

/** All accounts and the actions on them. */
export function PeopleSection() {
  const t = useTranslate();
  const { _id } = useUser();
  const { query, ...filterProps } = useListQuery(LIST_FILTERS);
  const read = useAdminList('people', query);
  const [dialog, setDialog] = useState<OpenDialog>();
  return (
    <AdminSection
      description={t('Every change is in the audit log. You cannot change your own account here.')}
      actions={
        <CsvExportButton name="people.csv" createText={async () => peopleCsv(await read.readAll())}>
          {t('Export CSV')}
        </CsvExportButton>
      }
    >
      <WaitingChanges />
      <PeopleList {...listProps(read, 'Failed to load the people.')} {...filterProps} onAction={setDialog} ownId={_id} />
      {dialog && <ActionDialog {...dialog} onClose={() => setDialog(undefined)} />}
    </AdminSection>
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

function ActionDialog({ action, person, onClose }: OpenDialog & { onClose: () => void }) {
  const t = useTranslate();
  const correct = withSuccessToast(useAdminWrite('correct'), 'The account was corrected.');
  const grant = withSuccessToast(useAdminWrite('grantRole'), 'The role was given.');
  const requestChange = useAdminWrite('askForAccountChange');
  const { data: accountChanges } = useAdminRead('accountChanges');
  const changeAccess = useAdminWrite('changeAccess');
  const [endsSecretUrls, setEndsSecretUrls] = useState(true);
  if (action === 'disable' || action === 'enable' || action === 'end-sessions')
    return (
      <ConfirmChange
        texts={ACCESS_TEXTS[action]}
        name={person.name}
        tone={action === 'disable' ? 'critical' : 'neutral'}
        failed={t('Failed to change the account.')}
        onConfirm={() =>
          changeAccess({
            userId: person._id,
            change: action,
            ...(action === 'end-sessions' && !endsSecretUrls && { keep_addresses: true }),
          })
        }
        onClose={onClose}
      >
        {action === 'end-sessions' && (
          <Checkbox
            label={t('Also end the addresses of their calendar and record')}
            hint={t('Otherwise, anyone who has one of these addresses can still read there. Calendar programs then need a new address.')}
            checked={endsSecretUrls}
            onCheckedChange={setEndsSecretUrls}
          />
        )}
      </ConfirmChange>
    );
  return (
    <PersonDialog
      action={action}
      person={person}
      onCorrect={correct}
      onGrant={grant}
      soleAdministrator={accountChanges?.is_alone ?? false}
      onRequest={withSuccessToast(requestChange, ({ takes_effect_at: takesEffectAt }) =>
        takesEffectAt === null ? ACCOUNT_CHANGE_TEXTS.asked : ACCOUNT_CHANGE_TEXTS.askedAlone,
      )}
      onClose={onClose}
    />
  );
}
