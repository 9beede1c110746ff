import { useForgotPassword } from '@quad/api-client/hooks';
import { AccountPage } from '@quad/ui/features';
import { ForgotPasswordForm } from '@quad/ui/features/accounts';
import { useInstitute } from '../../app/PageSettingsContext.ts';

/** /forgot-password. */
export function ForgotPasswordPage() {
  return (
    <AccountPage
      institute={useInstitute()}
      title="Forgot your password?"
      subtitle="Tell us your address, and a link to choose a new one comes by mail."
    >
      <ForgotPasswordForm onSend={useForgotPassword()} />
    </AccountPage>
  );
}
