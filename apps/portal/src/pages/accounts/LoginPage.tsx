import { AccountPage, SignInForm } from '@quad/ui/features/accounts';
import { useInstitute } from '../../app/PageSettingsContext.ts';
import { preloadPage } from '../../app/preloadPage.ts';
import { useDemonstrationAccounts } from '../../app/useDemonstrationAccounts.ts';
import { useGoogleHref } from '../../app/useGoogleHref.ts';
import { useSignIn } from '../../app/useSignIn.ts';
import { useSignInProblem } from '../../app/useSignInProblem.ts';

const preloadDashboard = () => preloadPage('/dashboard');

/** /login. The guard leads on as soon as somebody is signed in. */
export function LoginPage() {
  const institute = useInstitute();
  const { signIn, ...progress } = useSignIn(preloadDashboard);
  return (
    <AccountPage institute={institute} title="Sign in">
      <SignInForm
        onSignIn={signIn}
        {...progress}
        problem={useSignInProblem()}
        googleHref={useGoogleHref()}
        demonstrationAccounts={useDemonstrationAccounts()}
      />
    </AccountPage>
  );
}
