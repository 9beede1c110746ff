import { errorText, useAdminRead, useAdminWrite } from '@quad/api-client/hooks';
import { ACCOUNT_CHANGE_TEXTS, type AccountChange, type AccountChangeDecision, mayDecideAccountChange } from '@quad/domain/administration';
import { formatDateTime } from '@quad/domain/time';
import { Button, Card, ErrorState, Inline, Section, Stack, Text, useLocaleSettings, useTranslate } from '@quad/ui';
import { useState } from 'react';
import { useUser } from '../../app/useUser.ts';
import { type ChangeTexts, ConfirmChange } from './ConfirmChange.tsx';

const LIST_FAILED = 'Failed to load the changes that need another administrator.';

const WHAT = {
  'change-email': 'Another email address for {name}: {to}',
  merge: 'Merge the account of {name} into {to}',
} as const satisfies Record<AccountChange['kind'], string>;

const VERBS = { confirm: 'Confirm', refuse: 'Refuse', withdraw: 'Withdraw' } as const satisfies Record<AccountChangeDecision, string>;

function textsOf({ kind }: AccountChange, decision: AccountChangeDecision): ChangeTexts {
  if (decision === 'refuse')
    return {
      title: 'Refuse the change of the account of {name}?',
      description: 'The account stays as it is.',
      confirm: VERBS.refuse,
      done: ACCOUNT_CHANGE_TEXTS.refuse,
    };
  if (decision === 'withdraw')
    return {
      title: 'Withdraw the change of the account of {name}?',
      description: 'The account stays as it is.',
      confirm: VERBS.withdraw,
      done: ACCOUNT_CHANGE_TEXTS.withdraw,
    };
  if (kind === 'merge')
    return {
      title: 'Merge {name} with another account?',
      description: 'Everything in this account moves to the other one, and this one is removed. This cannot be undone.',
      confirm: VERBS.confirm,
      done: ACCOUNT_CHANGE_TEXTS.confirm.merge,
    };
  return {
    title: 'Change the email address of {name}',
    description: 'Then the account is signed out everywhere, and links sent to the old mailbox no longer work.',
    confirm: VERBS.confirm,
    done: ACCOUNT_CHANGE_TEXTS.confirm['change-email'],
  };
}

interface Opened {
  readonly change: AccountChange;
  readonly decision: AccountChangeDecision;
}

/** Changes that another administrator has to confirm or reject; renders nothing if there are none. */
export function WaitingChanges() {
  const t = useTranslate();
  const { data, error, retry } = useAdminRead('accountChanges');
  const decide = useAdminWrite('decideOnAccountChange');
  const [opened, setOpened] = useState<Opened>();
  if (error) return <ErrorState description={errorText(error, LIST_FAILED)} onRetry={retry} />;
  if (!data || data.changes.length === 0) return null;
  return (
    <Section title={t('Waiting for another administrator')}>
      <Stack gap="s">
        {data.changes.map((change) => (
          <WaitingChange key={change._id} change={change} onDecide={(decision) => setOpened({ change, decision })} />
        ))}
      </Stack>
      {opened && (
        <ConfirmChange
          texts={textsOf(opened.change, opened.decision)}
          name={opened.change.person.name}
          tone={opened.decision === 'confirm' && opened.change.kind === 'merge' ? 'critical' : 'neutral'}
          failed={t('Failed to save the decision.')}
          onConfirm={() => decide({ changeId: opened.change._id, decision: opened.decision })}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Section>
  );
}

function WaitingChange({ change, onDecide }: { change: AccountChange; onDecide: (decision: AccountChangeDecision) => void }) {
  const { timeZone, locale, translate: t } = useLocaleSettings();
  const { _id } = useUser();
  const { kind, person, into, to, reason, asked_by, expires_at, takes_effect_at } = change;
  const at = (moment: string) => ({ moment: formatDateTime(moment, timeZone, locale) });
  const isOwn = asked_by._id === _id;
  const concernedIds = into ? [person._id, into._id] : [person._id];
  const may: AccountChangeDecision[] = mayDecideAccountChange({ requestedById: asked_by._id, concernedIds }, _id)
    ? ['refuse', 'confirm']
    : [];
  return (
    <Card>
      <Inline justify="between">
        <Stack gap="xxs">
          <Text weight="medium" wrap="anywhere">
            {t(WHAT[kind], { name: person.name, to })}
          </Text>
          <Text size="s" wrap="anywhere">
            {reason}
          </Text>
          <Text size="s" tone="muted" wrap="anywhere">
            {[
              person.username,
              isOwn ? t('Requested by you') : t('Requested by {name}', { name: asked_by.name }),
              takes_effect_at ? t('Done on {moment} unless somebody stops it', at(takes_effect_at)) : t('Until {moment}', at(expires_at)),
            ].join(' · ')}
          </Text>
        </Stack>
        <Inline gap="xs">
          {(isOwn ? (['withdraw'] as const) : may).map((decision) => (
            <Button key={decision} size="s" variant={decision === 'confirm' ? 'primary' : 'secondary'} onClick={() => onDecide(decision)}>
              {t(VERBS[decision])}
            </Button>
          ))}
        </Inline>
      </Inline>
    </Card>
  );
}
