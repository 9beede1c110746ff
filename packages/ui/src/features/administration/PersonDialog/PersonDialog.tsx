import { ROLE_NAMES, ROLES } from '@quad/domain/access';
import {
  ACCOUNT_CHANGE_TEXTS,
  type AccountChangeInput,
  AddressChangeForm,
  type AdminPerson,
  CorrectionInput,
  MAX_REASON_LENGTH,
  MergeForm,
  RoleGrantInput,
} from '@quad/domain/administration';
import type { ComponentProps } from 'react';
import { DateInput } from '../../../primitives/DateInput/DateInput.tsx';
import { EmailInput } from '../../../primitives/EmailInput/EmailInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Select } from '../../../primitives/Select/Select.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { Textarea } from '../../../primitives/Textarea/Textarea.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type ClosableProps, FormDialog } from '../../forms/FormDialog.tsx';
import { useDialogForm } from '../../forms/useDialogForm.ts';

export interface PersonDialogProps extends ClosableProps {
  /** The action: correct a fact, grant a role, or request another address or a merge. */
  action: 'correct' | 'address' | 'role' | 'merge';
  /** The person. */
  person: AdminPerson;
  /** Corrects a fact. The dialog is busy while the promise is pending; if it rejects, the dialog shows why and keeps the input. */
  onCorrect: (corrected: CorrectionInput & { userId: string }) => Promise<unknown>;
  /** Grants a role. */
  onGrant: (granted: RoleGrantInput & { userId: string }) => Promise<unknown>;
  /** Requests another address, or merging the account into another one of the same person. */
  onRequest: (input: AccountChangeInput) => Promise<unknown>;
  /** Whether there is no other administrator to confirm requests. They then take effect after a day, unless the person stops them. */
  soleAdministrator?: boolean;
}

/** The forms of an administrator's actions on an account. It is open while it is rendered; load it lazily. */
export function PersonDialog({ action, ...props }: PersonDialogProps) {
  if (action === 'correct') return <CorrectionForm {...props} />;
  if (action === 'role') return <RoleForm {...props} />;
  return action === 'address' ? <AddressForm {...props} /> : <MergeAccounts {...props} />;
}

type FormProps = Omit<PersonDialogProps, 'action'>;

const FACTS = { name: 'Name', 'roll-number': 'Roll number' } as const satisfies Record<CorrectionInput['fact'], string>;

function CorrectionForm({ person, onCorrect, onClose }: FormProps) {
  const t = useTranslate();
  const { register, errors, ...form } = useDialogForm({
    schema: CorrectionInput,
    defaultValues: { fact: 'name', value: '' },
    fields: ['fact', 'value'],
    send: (input) => onCorrect({ ...input, userId: person._id }),
    fallback: 'Failed to correct it.',
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t('Correct {name}', { name: person.name })}
      about={person.username}
      verb={t('Correct')}
      loadingText={t('Correcting...')}
      onClose={onClose}
    >
      <Text>{t('The account is signed out everywhere. The audit log keeps who did it and the previous value.')}</Text>
      <Field label={t('What is wrong')} error={errors.fact?.message} required>
        <Select {...register('fact')} options={Object.entries(FACTS).map(([value, label]) => ({ value, label: t(label) }))} />
      </Field>
      <Field label={t('What is right')} error={errors.value?.message} required>
        <TextInput {...register('value')} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}

function RoleForm({ person, onGrant, onClose }: FormProps) {
  const t = useTranslate();
  const { register, errors, ...form } = useDialogForm({
    schema: RoleGrantInput,
    defaultValues: { role: (ROLES.find((role) => role === person.role) ?? 'STUDENT') as RoleGrantInput['role'], until: null },
    fields: ['role', 'until'],
    send: (input) => onGrant({ ...input, userId: person._id }),
    fallback: 'Failed to give the role.',
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t('Give {name} a role', { name: person.name })}
      about={person.username}
      verb={t('Give the role')}
      loadingText={t('Giving...')}
      onClose={onClose}
    >
      <Text>
        {t(
          'It replaces their current role and signs them out everywhere. The current holder of the office keeps it: to hand over an office, import a sheet.',
        )}
      </Text>
      <Field label={t('Role')} error={errors.role?.message} required>
        <Select {...register('role')} options={ROLES.map((role) => ({ value: role, label: t(ROLE_NAMES[role] ?? role) }))} />
      </Field>
      <Field label={t('Until the end of')} hint={t('Leave it blank for a role that does not end by itself.')} error={errors.until?.message}>
        <DateInput {...register('until', { setValueAs: (day) => day || null })} />
      </Field>
    </FormDialog>
  );
}

/** The consequence of a request, shown before it is made. */
function WhatFollows({ soleAdministrator }: Pick<FormProps, 'soleAdministrator'>) {
  const t = useTranslate();
  return <Text weight="medium">{t(soleAdministrator ? ACCOUNT_CHANGE_TEXTS.askedAlone : ACCOUNT_CHANGE_TEXTS.asked)}</Text>;
}

function ReasonField(props: ComponentProps<typeof Textarea> & { error: string | undefined }) {
  const t = useTranslate();
  const { error, ...input } = props;
  return (
    <Field label={t('Reason')} error={error} required>
      <Textarea {...input} rows={3} maxLength={MAX_REASON_LENGTH} />
    </Field>
  );
}

function AddressForm({ person, soleAdministrator, onRequest, onClose }: FormProps) {
  const t = useTranslate();
  const { register, errors, ...form } = useDialogForm({
    schema: AddressChangeForm,
    defaultValues: { to: '', reason: '' },
    fields: ['to', 'reason'],
    send: (input) => onRequest({ ...input, kind: 'change-email', user_id: person._id }),
    fallback: 'Failed to request it.',
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t('Change the email address of {name}', { name: person.name })}
      about={person.username}
      verb={t('Request it')}
      loadingText={t('Asking...')}
      onClose={onClose}
    >
      <Text>{t('Then the account is signed out everywhere, and links sent to the old mailbox no longer work.')}</Text>
      <Text>
        {t(
          'Feedback that may have been given anonymously is then no longer listed under the account for anybody. The old mailbox is notified.',
        )}
      </Text>
      <Field label={t('New email address')} error={errors.to?.message} required>
        <EmailInput {...register('to')} autoComplete="off" />
      </Field>
      <ReasonField {...register('reason')} error={errors.reason?.message} />
      <WhatFollows soleAdministrator={soleAdministrator} />
    </FormDialog>
  );
}

function MergeAccounts({ person, soleAdministrator, onRequest, onClose }: FormProps) {
  const t = useTranslate();
  const { register, errors, ...form } = useDialogForm({
    schema: MergeForm,
    defaultValues: { into: '', reason: '' },
    fields: ['into', 'reason'],
    send: (input) => onRequest({ ...input, kind: 'merge', user_id: person._id }),
    fallback: 'Failed to request it.',
    onClose,
  });
  return (
    <FormDialog
      {...form}
      title={t('Merge {name} with another account?', { name: person.name })}
      about={person.username}
      verb={t('Request it')}
      loadingText={t('Asking...')}
      tone="critical"
      onClose={onClose}
    >
      <Text>{t('Everything in this account moves to the other one, and this one is removed. This cannot be undone.')}</Text>
      <Text>
        {t(
          'Feedback that may have been given anonymously from either account is not listed under the remaining account for anybody. Both mailboxes are notified.',
        )}
      </Text>
      <Field label={t('Email of the account to keep')} error={errors.into?.message} required>
        <EmailInput {...register('into')} autoComplete="off" />
      </Field>
      <ReasonField {...register('reason')} error={errors.reason?.message} />
      <WhatFollows soleAdministrator={soleAdministrator} />
    </FormDialog>
  );
}
