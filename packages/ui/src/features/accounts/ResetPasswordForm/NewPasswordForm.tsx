import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { PasswordInput } from '../../../primitives/PasswordInput/PasswordInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { NEW_PASSWORD_HINT, NewLink, Notice } from '../notes.tsx';
import { type NewPasswordFormOptions, useNewPasswordForm } from './useNewPasswordForm.ts';

/** The form for the new password, once the link is verified. It disappears when the password is set, because the link is used up. */
export function NewPasswordForm(options: NewPasswordFormOptions) {
  const t = useTranslate();
  const { register, errors, message, doneMessage, isSubmitting, submit } = useNewPasswordForm(options);
  return (
    <Stack>
      {!doneMessage && (
        <form method="post" noValidate onSubmit={submit}>
          <Stack>
            <Field label={t(ACCOUNT_TEXTS.newPasswordLabel)} error={errors.password?.message} hint={t(NEW_PASSWORD_HINT)} required>
              <PasswordInput {...register('password')} autoComplete="new-password" />
            </Field>
            {message && <ErrorState description={message} />}
            <Button type="submit" variant="primary" size="l" fullWidth loading={isSubmitting} loadingText={t(ACCOUNT_TEXTS.resetting)}>
              {t(ACCOUNT_TEXTS.resetPassword)}
            </Button>
            {message && <NewLink />}
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
