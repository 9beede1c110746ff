import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { type SyntheticEvent, useRef } from 'react';
import { Inline } from '../../../layout/Inline/index.ts';
import { Stack } from '../../../layout/Stack/index.ts';
import { Button } from '../../../primitives/Button/index.ts';
import { EmailInput } from '../../../primitives/EmailInput/index.ts';
import { ErrorState } from '../../../primitives/ErrorState/index.ts';
import { Field } from '../../../primitives/Field/index.ts';
import { Link } from '../../../primitives/Link/index.ts';
import { PasswordInput } from '../../../primitives/PasswordInput/index.ts';
import type { Failure } from '../../failure.ts';
import { type DemonstrationAccount, DemonstrationAccounts } from './DemonstrationAccounts.tsx';
import { or, small } from './SignInForm.css.ts';

export interface SignInFormProps {
  onSignIn: (credentials: { email: string; password: string }) => void;
  isBusy?: boolean;
  /** Why signing in failed. Leave the message blank where a toast says it. */
  error?: Partial<Failure>;
  /** Where to sign in with Google, when the backend is another host. */
  googleHref?: string;
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

/**
 * Email and password. The browser keeps what is typed, so that the form can be drawn as HTML and filled in before any
 * script is there; `post` keeps a password that is sent that early out of the address.
 */
export function SignInForm({ onSignIn, isBusy = false, error, googleHref = '/auth/google', demonstrationAccounts = [] }: SignInFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const signIn = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    onSignIn({ email: String(typed.get('email')), password: String(typed.get('password')) });
  };
  return (
    <Stack gap="l">
      <form ref={form} method="post" onSubmit={signIn}>
        <Stack>
          {error?.message && <ErrorState message={error.message} />}
          <Field label="Email" error={error?.fieldErrors?.email} isRequired>
            <EmailInput name="email" autoComplete="username" />
          </Field>
          <Field label="Password" error={error?.fieldErrors?.password} isRequired>
            <PasswordInput name="password" autoComplete="current-password" />
          </Field>
          <Inline justify="end">
            <span className={small}>
              <Link href="/forgot-password">{ACCOUNT_TEXTS.forgotPasswordLink}</Link>
            </span>
          </Inline>
          <Button type="submit" variant="primary" size="large" isWide isBusy={isBusy} busyText={ACCOUNT_TEXTS.loggingIn}>
            Login
          </Button>
          <p className={or}>or</p>
          <Button href={googleHref} isExternal size="large" isWide>
            {ACCOUNT_TEXTS.googleLink}
          </Button>
          <p className={small}>
            New here? <Link href="/register">{ACCOUNT_TEXTS.signUpLink}</Link>
          </p>
        </Stack>
      </form>
      {demonstrationAccounts.length > 0 && (
        <DemonstrationAccounts accounts={demonstrationAccounts} onChoose={(account) => form.current && fillIn(form.current, account)} />
      )}
    </Stack>
  );
}
