import { ResetPasswordInput } from '@quad/domain/accounts';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { useState } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { PasswordInput } from '../../../primitives/PasswordInput/PasswordInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useServerForm } from '../../forms/useServerForm.ts';
import { NEW_PASSWORD_HINT, NewLink, Notice } from '../notes.tsx';

export interface NewPasswordFormProps {
  /** Sets the password and resolves to the server's message. If the promise rejects, the form shows why and keeps the input. */
  onReset: (choice: ResetPasswordInput) => Promise<{ message?: string }>;
}

/** The form for the new password, once the link is verified. It disappears when the password is set, because the link is used up. */
export function NewPasswordForm({ onReset }: NewPasswordFormProps) {
  const t = useTranslate();
  const [doneMessage, setDoneMessage] = useState('');
  const { register, errors, error, loading, submit } = useServerForm({
    schema: ResetPasswordInput,
    defaultValues: { password: '' },
    fields: ['password'],
    send: async (choice) => setDoneMessage((await onReset(choice)).message || ACCOUNT_TEXTS.passwordReset),
    failure: ACCOUNT_TEXTS.resetFailed,
  });
  return (
    <Stack>
      {!doneMessage && (
        <form method="post" noValidate onSubmit={submit}>
          <Stack>
            <Field label={t(ACCOUNT_TEXTS.newPasswordLabel)} error={errors.password?.message} hint={t(NEW_PASSWORD_HINT)} required>
              <PasswordInput {...register('password')} autoComplete="new-password" />
            </Field>
            {error && <ErrorState description={error} />}
            <Button type="submit" variant="primary" size="l" fullWidth loading={loading} loadingText={t(ACCOUNT_TEXTS.resetting)}>
              {t(ACCOUNT_TEXTS.resetPassword)}
            </Button>
            {error && <NewLink />}
          </Stack>
        </form>
      )}
      <Notice>
        {doneMessage && (
          <Stack gap="xs">
            <p>{t(doneMessage)}</p>
            <Link href="/login">{t('Go to the login page now')}</Link>
          </Stack>
        )}
      </Notice>
    </Stack>
  );
}
