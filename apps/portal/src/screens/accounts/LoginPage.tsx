import { useTranslate } from '@quad/ui';
import { AccountPage, SignInForm } from '@quad/ui/features/accounts';
import { usePageSettings } from '../../boot/PageSettingsContext.ts';
import { passkeyHref, useGoogleHref, useSignInProblem } from './signInAddress.ts';
import { useSignIn } from './useSignIn.ts';

/** /login. The guard redirects as soon as somebody is signed in. */
export function LoginPage() {
  const t = useTranslate();
  const { institute, demonstrationAccounts } = usePageSettings();
  const googleHref = useGoogleHref();
  return (
    <AccountPage institute={institute} title={t('Sign in')}>
      <SignInForm
        {...useSignIn()}
        problem={useSignInProblem()}
        googleHref={googleHref}
        passkeyHref={passkeyHref(googleHref)}
        demonstrationAccounts={demonstrationAccounts}
      />
    </AccountPage>
  );
}
