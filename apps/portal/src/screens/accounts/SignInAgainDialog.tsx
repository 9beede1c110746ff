import { useLogout, useSignInElsewhere } from '@quad/api-client/hooks';
import { Dialog, Stack, useTranslate } from '@quad/ui';
import { SignInForm } from '@quad/ui/features/accounts';
import { lazy, Suspense } from 'react';
import { useGoogleHref } from './signInAddress.ts';
import { useSignIn } from './useSignIn.ts';

const PasskeyButton = lazy(async () => ({ default: (await import('./PasskeyButton.tsx')).PasskeyButton }));

/**
 * Signs in over the current screen without losing anything on it; other ways to sign in open in another tab. Closing the dialog signs out.
 */
export default function SignInAgainDialog() {
  const t = useTranslate();
  const form = useSignIn();
  const logout = useLogout();
  const googleHref = useGoogleHref();
  useSignInElsewhere();
  return (
    <Dialog
      open
      onOpenChange={() => void logout()}
      title={t('Sign in again')}
      description={t('Your session has ended. What you typed is still there: sign in to go on. Closing this signs you out.')}
      size="s"
    >
      <Stack gap="l">
        <SignInForm {...form} googleHref={googleHref} target="_blank" />
        <Suspense>
          <PasskeyButton />
        </Suspense>
      </Stack>
    </Dialog>
  );
}
