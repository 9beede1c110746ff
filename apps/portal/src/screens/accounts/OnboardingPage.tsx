import { useOnboarding } from '@quad/api-client/hooks';
import { useTranslate } from '@quad/ui';
import { OnboardingForm } from '@quad/ui/features/accounts';
import { useCampusYear } from '../../app/useNow.ts';
import { useUser } from '../../app/useUser.ts';
import { useInstitute } from '../../boot/PageSettingsContext.ts';
import { AccountLayout } from './AccountLayout.tsx';

/** /onboarding. The guard redirects as soon as the account is complete. */
export function OnboardingPage() {
  const t = useTranslate();
  const { name, email } = useUser().personal_info;
  return (
    <AccountLayout title={t('Student registration')} subtitle={t('A few details, asked once.')}>
      <OnboardingForm
        person={{ name, email }}
        currentYear={useCampusYear()}
        onComplete={useLoggedOnboarding()}
        termsUrl={useInstitute().termsUrl}
      />
    </AccountLayout>
  );
}

/** Completes the account. A failure is logged and not shown (docs/specification/accounts.md#accounts-onboarding). */
function useLoggedOnboarding(): ReturnType<typeof useOnboarding> {
  const complete = useOnboarding();
  return async (details) => {
    try {
      return await complete(details);
    } catch (error) {
      console.error('Onboarding failed.', error);
      throw error;
    }
  };
}
