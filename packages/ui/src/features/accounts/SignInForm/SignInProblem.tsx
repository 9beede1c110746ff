import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { Translate } from '../../../primitives/UiProvider/translate.ts';

export interface SignInProblemProps {
  /**
   * The error code of Google sign-in: `not_configured`, `domain`, `unverified`, `cancelled` or `expired`. Codes of the institute's own
   * providers have the prefix `provider-`, with `provider-unknown` instead of the first.
   */
  code: string;
  /** The institute's mail domain. */
  domain: string;
}

/** The message for any other code in the URL. */
const OTHER = 'Signing in with Google did not work. Please try again.';

function sentenceFor({ code, domain }: SignInProblemProps, t: Translate): string {
  switch (code) {
    case 'not_configured':
      return t('This portal is not set up for signing in with Google. Use your email and password.');
    case 'domain':
      return t('Only Google accounts of the institute may sign in. Choose the one that ends in @{domain}.', { domain });
    case 'unverified':
      return t('Google has not verified the email address of this account. Verify it there, then try again.');
    case 'cancelled':
      return t('Signing in with Google was cancelled.');
    case 'expired':
      return t('This Google sign-in has expired or could not be finished. Please start again.');
    case 'provider-unknown':
      return t('This way to sign in is no longer available. Choose another one.');
    case 'provider-domain':
      return t('Only addresses of the institute may sign in. Choose an account whose address ends in @{domain}.', { domain });
    case 'provider-unverified':
      return t('The sign-in provider has not confirmed your email address, or it belongs to another account here. Ask your institute.');
    case 'provider-cancelled':
      return t('Signing in was cancelled.');
    case 'provider-expired':
      return t('This sign-in has expired or could not be finished. Please start again.');
    default:
      return t(OTHER);
  }
}

/** Why signing in at an external provider failed. */
export function SignInProblem(props: SignInProblemProps) {
  return <ErrorState description={sentenceFor(props, useTranslate())} />;
}
