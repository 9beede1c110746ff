import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import type { Translate } from '../../../primitives/UiProvider/translate.ts';

export interface SignInProblemProps {
  /** What Google sign-in came back with: `not_configured`, `domain`, `unverified`, `cancelled` or `expired`. */
  code: string;
  /** The institute's mail domain. */
  domain: string;
}

/** Anything else that an address may say. */
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
    default:
      return t(OTHER);
  }
}

/** Why somebody who went to Google to sign in is back on the sign-in page. */
export function SignInProblem(props: SignInProblemProps) {
  return <ErrorState message={sentenceFor(props, useTranslate())} />;
}
