import { useForgotPassword } from '@quad/api-client/hooks';
import { useTranslate } from '@quad/ui';
import { ForgotPasswordForm } from '@quad/ui/features/accounts';
import { useInstitute } from '../../boot/PageSettingsContext.ts';
import { AccountLayout } from './AccountLayout.tsx';
import { useGoogleHref } from './signInAddress.ts';
import { WithPassword } from './WithPassword.tsx';

/** /forgot-password. */
export function ForgotPasswordPage() {
  const t = useTranslate();
  const hasPassword = useInstitute().offered?.hasPassword !== false;
  const subtitle = hasPassword ? t('Enter your address, and we will mail you a link to choose a new one.') : undefined;
  return (
    <AccountLayout title={t('Forgot your password?')} {...(subtitle && { subtitle })}>
      <WithPassword>
        <ForgotPasswordForm onSend={useForgotPassword()} googleHref={useGoogleHref()} />
      </WithPassword>
    </AccountLayout>
  );
}
