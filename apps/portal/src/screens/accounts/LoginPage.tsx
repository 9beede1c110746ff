import { useTranslate } from '@quad/ui';
import { AccountPage, SignInForm } from '@quad/ui/features/accounts';
import { usePageSettings } from '../../app/PageSettingsContext.ts';
import { preloadPage } from '../../app/preloadPage.ts';
import { useGoogleHref, useSignInProblem } from './signInAddress.ts';
import { useSignIn } from './useSignIn.ts';

const preloadDashboard = () => preloadPage('/dashboard');

/** /login. The guard leads on as soon as somebody is signed in. */
export function LoginPage() {
  const t = useTranslate();
  const { institute, demonstrationAccounts } = usePageSettings();
  const { signIn, ...progress } = useSignIn(preloadDashboard);
  return (
    <AccountPage institute={institute} title={t('Sign in')}>
      <SignInForm
        onSignIn={signIn}
        {...progress}
        problem={useSignInProblem()}
        googleHref={useGoogleHref()}
        demonstrationAccounts={demonstrationAccounts}
      />
    </AccountPage>
  );
}
