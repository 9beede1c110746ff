import { useLogout } from '@quad/api-client/hooks';
import { Dialog, useTranslate } from '@quad/ui';
import { SignInForm } from '@quad/ui/features/accounts';
import { useSignIn } from './useSignIn.ts';

/** Signs in over the screen that the person was using; nothing on it is lost. Closing it signs out. */
export default function SignInAgainDialog() {
  const t = useTranslate();
  const form = useSignIn();
  const logout = useLogout();
  return (
    <Dialog
      open
      onOpenChange={() => void logout()}
      title={t('Sign in again')}
      description={t('Your session has ended. What you typed is still there: sign in to go on. Closing this signs you out.')}
      size="small"
    >
      <SignInForm {...form} />
    </Dialog>
  );
}
