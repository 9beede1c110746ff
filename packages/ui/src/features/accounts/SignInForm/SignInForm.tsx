import { SIGN_IN_TEXTS } from '@quad/domain/messages';
import { lazy, Suspense, type SyntheticEvent, useRef } from 'react';
import { Inline } from '../../../layout/Inline/Inline.tsx';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { EmailInput } from '../../../primitives/EmailInput/EmailInput.tsx';
import { Field } from '../../../primitives/Field/Field.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { PasswordInput } from '../../../primitives/PasswordInput/PasswordInput.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { type DemonstrationAccount, DemonstrationAccounts } from './DemonstrationAccounts.tsx';
import { or } from './SignInForm.css.ts';
import type { SignInProblemProps } from './SignInProblem.tsx';

/** Lazily loaded, because Google sign-in rarely fails. */
const SignInProblem = lazy(async () => ({ default: (await import('./SignInProblem.tsx')).SignInProblem }));

export interface SignInFormProps {
  /** Called with the credentials once both fields are filled in and the first is an e-mail address. */
  onSignIn: (credentials: { email: string; password: string }) => void;
  /** Shows the button as busy and prevents another submit. */
  loading?: boolean;
  /** Field errors. The reason why signing in failed is shown as a toast (docs/specification/accounts.md#accounts-login). */
  fieldErrors?: Readonly<Partial<Record<'email' | 'password', string>>>;
  /** Why Google sign-in failed. */
  problem?: SignInProblemProps | undefined;
  /** The address of Google sign-in, if the backend has another origin. */
  googleHref?: string;
  /** The address of passkey sign-in; shown if the browser supports passkeys. */
  passkeyHref?: string;
  /** `_blank` opens the links in another tab, where leaving the page would lose what is on it. */
  target?: '_blank';
  /** Demonstration accounts, shown below the form; undefined in production. */
  demonstrationAccounts?: readonly DemonstrationAccount[];
}

function fillIn(form: HTMLFormElement, { email, password }: DemonstrationAccount): void {
  for (const [name, value] of Object.entries({ email, password })) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = value;
  }
  form.querySelector<HTMLElement>('[type="submit"]')?.focus();
}

/**
 * Server-rendered HTML always includes the link, because the server does not know the browser; it is hidden on mount, in a place where
 * nothing shifts.
 */
function hideWithoutPasskeys(link: HTMLElement | null): void {
  if (link) link.hidden = !window.PublicKeyCredential;
}

/**
 * A sign-in form with e-mail address and password. The inputs are uncontrolled, so it can be server-rendered and filled in before
 * hydration; `post` keeps the password of an early submit out of the URL.
 */
export function SignInForm({
  onSignIn,
  loading = false,
  fieldErrors,
  problem,
  googleHref = '/auth/google',
  passkeyHref,
  target,
  demonstrationAccounts = [],
}: SignInFormProps) {
  const t = useTranslate();
  const form = useRef<HTMLFormElement>(null);
  const signIn = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    onSignIn({ email: String(typed.get('email')), password: String(typed.get('password')) });
  };
  return (
    <Stack gap="l">
      {problem && (
        <Suspense>
          <SignInProblem {...problem} />
        </Suspense>
      )}
      <form ref={form} method="post" onSubmit={signIn}>
        <Stack>
          <Field label={t('Email')} error={fieldErrors?.email} required>
            <EmailInput name="email" autoComplete="username" />
          </Field>
          <Field label={t('Password')} error={fieldErrors?.password} required>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
          <Inline justify="end">
            <Text as="span" size="s">
              <Link href="/forgot-password" target={target}>
                {t(SIGN_IN_TEXTS.forgotPasswordLink)}
              </Link>
            </Text>
          </Inline>
          <Button type="submit" variant="primary" size="l" fullWidth loading={loading} loadingText={t(SIGN_IN_TEXTS.loggingIn)}>
            {t('Login')}
          </Button>
          <p className={or}>{t('or')}</p>
          <Button href={googleHref} {...(target && { target })} external size="l" fullWidth>
            {t(SIGN_IN_TEXTS.googleLink)}
          </Button>
          <Text size="s">
            {t('New here?')}{' '}
            <Link href="/register" target={target}>
              {t(SIGN_IN_TEXTS.signUpLink)}
            </Link>
          </Text>
          {passkeyHref && (
            <Text size="s" ref={hideWithoutPasskeys}>
              <Link href={passkeyHref} target={target}>
                {t(SIGN_IN_TEXTS.passkeyLink)}
              </Link>
            </Text>
          )}
        </Stack>
      </form>
      {demonstrationAccounts.length > 0 && (
        <DemonstrationAccounts accounts={demonstrationAccounts} onSelect={(account) => form.current && fillIn(form.current, account)} />
      )}
    </Stack>
  );
}
