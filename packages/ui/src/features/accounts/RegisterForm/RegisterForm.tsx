import { type RegisterInput, registerInput } from '@quad/domain/accounts';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { useMemo } from 'react';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmailInput } from '../../../primitives/EmailInput/EmailInput.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { PasswordInput } from '../../../primitives/PasswordInput/PasswordInput.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { TextInput } from '../../../primitives/TextInput/TextInput.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { useServerForm } from '../../forms/useServerForm.ts';
import { registrationFailure } from '../failures.ts';
import { NEW_PASSWORD_HINT } from '../notes.tsx';
import { or } from '../SignInForm/SignInForm.css.ts';
import { TermsNote } from '../TermsNote.tsx';

export interface RegisterFormProps {
  /** The institute's mail domain; only its addresses may register. */
  domain: string;
  /** Creates the account. The form is busy while the promise is pending; if it rejects, the form shows why and keeps the input. */
  onRegister: (account: RegisterInput) => Promise<unknown>;
  /** Where to sign up with Google, when the backend is another host. */
  googleHref?: string;
  /** The address of the institute's terms of use; without it there are none to accept. */
  termsUrl?: string | undefined;
}

/** Creates a student's account with name, ID, institute address and password. */
export function RegisterForm({ domain, googleHref = '/auth/google', termsUrl, onRegister }: RegisterFormProps) {
  const t = useTranslate();
  const { register, errors, error, loading, submit } = useServerForm({
    schema: useMemo(() => registerInput(domain), [domain]),
    defaultValues: { name: '', ID: '', email: '', password: '' },
    fields: ['name', 'ID', 'email', 'password'],
    send: onRegister,
    failure: registrationFailure,
  });
  return (
    <form method="post" noValidate onSubmit={submit}>
      <Stack>
        <Field label={t('Name')} error={errors.name?.message} required>
          <TextInput {...register('name')} autoComplete="name" />
        </Field>
        <Field label={t('ID')} error={errors.ID?.message} hint={t('Your roll number, digits only.')} required>
          <TextInput {...register('ID')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field
          label={t('Email')}
          error={errors.email?.message}
          hint={t('Your address at the institute, ending in @{domain}.', { domain })}
          required
        >
          <EmailInput {...register('email')} autoComplete="username" />
        </Field>
        <Field label={t('Password')} error={errors.password?.message} hint={t(NEW_PASSWORD_HINT)} required>
          <PasswordInput {...register('password')} autoComplete="new-password" />
        </Field>
        {error && <ErrorState description={error} />}
        {termsUrl && <TermsNote says={t('By creating an account you accept the terms of use.')} url={termsUrl} />}
        <Button type="submit" variant="primary" size="l" fullWidth loading={loading} loadingText={t(ACCOUNT_TEXTS.registering)}>
          {t('Register')}
        </Button>
        <p className={or}>{t('or')}</p>
        <Button href={googleHref} external size="l" fullWidth>
          {t('Sign up with Google')}
        </Button>
        <Text size="s">
          {t('Registered already?')} <Link href="/login">{t('Login')}</Link>
        </Text>
      </Stack>
    </form>
  );
}
