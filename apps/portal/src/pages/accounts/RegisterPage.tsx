import { AccountScreen } from '../../app/AccountScreen.tsx';
import { RegisterForm } from '../../app/accountForms.ts';
import { useInstitute } from '../../app/PageSettingsContext.ts';
import { useGoogleHref } from '../../app/useGoogleHref.ts';
import { useRegistration } from '../../app/useRegistration.ts';

/** /register. The guard leads on to onboarding as soon as the account is there. */
export function RegisterPage() {
  const { domain } = useInstitute();
  return (
    <AccountScreen title="Sign up" subtitle="For students of the institute.">
      <RegisterForm domain={domain} onRegister={useRegistration()} googleHref={useGoogleHref()} />
    </AccountScreen>
  );
}
