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

/** Few come back from Google without being signed in. */
const SignInProblem = lazy(async () => ({ default: (await import('./SignInProblem.tsx')).SignInProblem }));

export interface SignInFormProps {
  /** Called with what was typed once both fields are filled and the first is an address. */
  onSignIn: (credentials: { email: string; password: string }) => void;
  /** The answer is on its way: the button is busy, and nothing is sent twice. */
  loading?: boolean;
  /** What is wrong with a field. Why signing in failed is said by a toast (docs/specification/accounts.md#accounts-login). */
  fieldErrors?: Readonly<Partial<Record<'email' | 'password', string>>>;
  /** Why somebody is back from Google and not signed in. */
  problem?: SignInProblemProps | undefined;
  /** Where to sign in with Google, when the backend is another host. */
  googleHref?: string;
  /** Where to sign in with a passkey; offered where the browser knows them. */
  passkeyHref?: string;
  /** Accounts to try, shown under the form; none outside a demonstration. */
  demonstrationAccounts?: readonly DemonstrationAccount[];
}

function fillIn(form: HTMLFormElement, { email, password }: DemonstrationAccount): void {
  for (const [name, value] of Object.entries({ email, password })) {
    const input = form.elements.namedItem(name);
    if (input instanceof HTMLInputElement) input.value = value;
  }
  form.querySelector<HTMLElement>('[type="submit"]')?.focus();
}

/** Whoever made the HTML knows nothing of the browser, so it has the link in any case: where it stands, nothing moves. */
function hideWithoutPasskeys(link: HTMLElement | null): void {
  if (link) link.hidden = !window.PublicKeyCredential;
}

/**
 * Email and password. The browser keeps what is typed, so that the form can be rendered as HTML and filled in before any
 * script is there; `post` keeps a password that is sent that early out of the address.
 */
export function SignInForm({
  onSignIn,
  loading = false,
  fieldErrors,
  problem,
  googleHref = '/auth/google',
  passkeyHref,
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
              <Link href="/forgot-password">{t(SIGN_IN_TEXTS.forgotPasswordLink)}</Link>
            </Text>
          </Inline>
          <Button type="submit" variant="primary" size="l" fullWidth loading={loading} loadingText={t(SIGN_IN_TEXTS.loggingIn)}>
            {t('Login')}
          </Button>
          <p className={or}>{t('or')}</p>
          <Button href={googleHref} external size="l" fullWidth>
            {t(SIGN_IN_TEXTS.googleLink)}
          </Button>
          <Text size="s">
            {t('New here?')} <Link href="/register">{t(SIGN_IN_TEXTS.signUpLink)}</Link>
          </Text>
          {passkeyHref && (
            <Text size="s" ref={hideWithoutPasskeys}>
              <Link href={passkeyHref}>{t(SIGN_IN_TEXTS.passkeyLink)}</Link>
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
