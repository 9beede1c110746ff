import { ChangePasswordInput } from '@quad/domain/accounts';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { useId, useState } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { PasswordInput } from '../../../primitives/PasswordInput/PasswordInput.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useDialogForm } from '../../forms/useDialogForm.ts';
import { NEW_PASSWORD_HINT } from '../notes.tsx';

export interface ChangePasswordProps {
  /** Sets the new password. The dialog is busy while the promise is pending; if it rejects, the dialog shows why. */
  onSubmit: (input: ChangePasswordInput) => Promise<{ readonly message: string }>;
}

/** Changes the user's password; requires the current one. */
export function ChangePassword({ onSubmit }: ChangePasswordProps) {
  const t = useTranslate();
  const [isOpen, setOpen] = useState(false);
  const [done, setDone] = useState<string>();
  const change = async (input: ChangePasswordInput) => {
    setDone((await onSubmit(input)).message);
  };
  return (
    <Stack>
      <Text tone="muted">{t('A new password signs you out everywhere else.')}</Text>
      <Inline>
        <Button onClick={() => setOpen(true)}>{t('Change password')}</Button>
        <Text role="status">{done && t(done)}</Text>
      </Inline>
      {isOpen && <ChangePasswordDialog onSubmit={change} onClose={() => setOpen(false)} />}
    </Stack>
  );
}

interface ChangePasswordDialogProps {
  onSubmit: (input: ChangePasswordInput) => Promise<unknown>;
  onClose: () => void;
}

function ChangePasswordDialog({ onSubmit, onClose }: ChangePasswordDialogProps) {
  const t = useTranslate();
  const formId = useId();
  const { register, errors, error, loading, submit } = useDialogForm({
    schema: ChangePasswordInput,
    defaultValues: { current_password: '', password: '' },
    fields: ['current_password', 'password'],
    send: onSubmit,
    fallback: 'Something went wrong. Please try again.',
    onClose,
  });
  const footer = (
    <>
      <Button onClick={onClose}>{t('Cancel')}</Button>
      <Button type="submit" form={formId} variant="primary" loading={loading} loadingText={t('Saving...')}>
        {t('Change password')}
      </Button>
    </>
  );
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t('Change password')}
      description={t('A new password signs you out everywhere else.')}
      size="s"
      footer={footer}
    >
      <form id={formId} method="post" noValidate onSubmit={submit}>
        <Stack>
          {error && <ErrorState description={error} />}
          <Field label={t('Current password')} error={errors.current_password?.message} required>
            <PasswordInput {...register('current_password')} autoComplete="current-password" />
          </Field>
          <Field label={t(ACCOUNT_TEXTS.newPasswordLabel)} error={errors.password?.message} hint={t(NEW_PASSWORD_HINT)} required>
            <PasswordInput {...register('password')} autoComplete="new-password" />
          </Field>
        </Stack>
      </form>
    </Dialog>
  );
}
