import { useForgotPassword } from '@quad/api-client/hooks';
import { AccountScreen } from '../../app/AccountScreen.tsx';
import { ForgotPasswordForm } from '../../app/accountForms.ts';
import { useGoogleHref } from '../../app/useGoogleHref.ts';

/** /forgot-password. */
export function ForgotPasswordPage() {
  return (
    <AccountScreen title="Forgot your password?" subtitle="Tell us your address, and a link to choose a new one comes by mail.">
      <ForgotPasswordForm onSend={useForgotPassword()} googleHref={useGoogleHref()} />
    </AccountScreen>
  );
}
