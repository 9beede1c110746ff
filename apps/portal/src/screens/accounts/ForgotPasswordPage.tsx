import { useForgotPassword } from '@quad/api-client/hooks';
import { useTranslate } from '@quad/ui';
import { ForgotPasswordForm } from '@quad/ui/features/accounts';
import { AccountLayout } from './AccountLayout.tsx';
import { useGoogleHref } from './signInAddress.ts';

/** /forgot-password. */
export function ForgotPasswordPage() {
  const t = useTranslate();
  return (
    <AccountLayout title={t('Forgot your password?')} subtitle={t('Tell us your address, and a link to choose a new one comes by mail.')}>
      <ForgotPasswordForm onSend={useForgotPassword()} googleHref={useGoogleHref()} />
    </AccountLayout>
  );
}
