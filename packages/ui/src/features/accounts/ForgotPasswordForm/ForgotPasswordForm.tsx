import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmailInput } from '../../../primitives/EmailInput/EmailInput.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { Notice } from '../notes.tsx';
import { type ForgotPasswordFormOptions, useForgotPasswordForm } from './useForgotPasswordForm.ts';

export interface ForgotPasswordFormProps extends ForgotPasswordFormOptions {
  /** The address of Google sign-in, if the backend has another origin. */
  googleHref?: string;
}

/** Requests a mail with a link for setting a new password. */
export function ForgotPasswordForm({ googleHref = '/auth/google', ...options }: ForgotPasswordFormProps) {
  const t = useTranslate();
  const { register, errors, error, sentMessage, isGoogle, loading, submit } = useForgotPasswordForm(options);
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack>
        <Field label={t(ACCOUNT_TEXTS.registeredEmailLabel)} error={errors.email?.message} required>
          <EmailInput {...register('email')} autoComplete="username" />
        </Field>
        {error && <ErrorState description={error} />}
        {isGoogle && (
          <Button href={googleHref} external size="l" fullWidth>
            {t(ACCOUNT_TEXTS.googleLink)}
          </Button>
        )}
        <Button type="submit" variant="primary" size="l" fullWidth loading={loading} loadingText={t(ACCOUNT_TEXTS.sending)}>
          {t(ACCOUNT_TEXTS.sendResetLink)}
        </Button>
        <Notice>{sentMessage && t(sentMessage)}</Notice>
        <Text size="s">
          {t('Remembered it?')} <Link href="/login">{t('Login')}</Link>
        </Text>
      </Stack>
    </form>
  );
}
