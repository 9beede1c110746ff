import { useRegister } from '@quad/api-client/hooks';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { showToast, useTranslate } from '@quad/ui';
import { RegisterForm } from '@quad/ui/features/accounts';
import { useInstitute } from '../../boot/PageSettingsContext.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { useGoogleHref } from './signInAddress.ts';
import { WithPassword } from './WithPassword.tsx';

/** /register. The guard redirects to onboarding as soon as the account exists. */
export function RegisterPage() {
  const t = useTranslate();
  const { domain, termsUrl } = useInstitute();
  return (
    <AccountLayout title={t('Sign up')} subtitle={t('For students of the institute.')}>
      <WithPassword>
        <RegisterForm domain={domain} onRegister={useRegistration()} googleHref={useGoogleHref()} termsUrl={termsUrl} />
      </WithPassword>
    </AccountLayout>
  );
}

/** Registers and confirms with a toast. The guard then redirects. */
function useRegistration(): ReturnType<typeof useRegister> {
  const t = useTranslate();
  const register = useRegister();
  return async (account) => {
    const user = await register(account);
    showToast({ tone: 'positive', description: t(ACCOUNT_TEXTS.registered) });
    return user;
  };
}
