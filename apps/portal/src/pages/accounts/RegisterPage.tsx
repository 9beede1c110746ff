import { AccountPage } from '@quad/ui/features';
import { RegisterForm } from '@quad/ui/features/accounts';
import { useInstitute } from '../../app/PageSettingsContext.ts';
import { useRegistration } from '../../app/useRegistration.ts';

/** /register. The guard leads on to onboarding as soon as the account is there. */
export function RegisterPage() {
  const institute = useInstitute();
  return (
    <AccountPage institute={institute} title="Sign up" subtitle="For students of the institute.">
      <RegisterForm domain={institute.domain} onRegister={useRegistration()} />
    </AccountPage>
  );
}
