import { AccountPage } from '@quad/ui/features';
import { OnboardingForm } from '@quad/ui/features/accounts';
import { useInstitute } from '../../app/PageSettingsContext.ts';
import { useCampusYear } from '../../app/useCampusYear.ts';
import { useCompleteOnboarding } from '../../app/useCompleteOnboarding.ts';
import { useUser } from '../../app/useUser.ts';

/** /onboarding. The guard leads on as soon as the account is complete. */
export function OnboardingPage() {
  const { name, email } = useUser().personal_info;
  return (
    <AccountPage institute={useInstitute()} title="Student registration" subtitle="A few details, asked once.">
      <OnboardingForm person={{ name, email }} currentYear={useCampusYear()} onComplete={useCompleteOnboarding()} />
    </AccountPage>
  );
}
