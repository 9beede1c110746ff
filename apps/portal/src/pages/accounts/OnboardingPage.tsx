import { AccountScreen } from '../../app/AccountScreen.tsx';
import { OnboardingForm } from '../../app/accountForms.ts';
import { useCampusYear } from '../../app/useCampusYear.ts';
import { useCompleteOnboarding } from '../../app/useCompleteOnboarding.ts';
import { useUser } from '../../app/useUser.ts';

/** /onboarding. The guard leads on as soon as the account is complete. */
export function OnboardingPage() {
  const { name, email } = useUser().personal_info;
  return (
    <AccountScreen title="Student registration" subtitle="A few details, asked once.">
      <OnboardingForm person={{ name, email }} currentYear={useCampusYear()} onComplete={useCompleteOnboarding()} />
    </AccountScreen>
  );
}
