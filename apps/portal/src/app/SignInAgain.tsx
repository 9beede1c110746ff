import { useSession } from '@quad/api-client/hooks';
import { lazy, Suspense } from 'react';

const SignInAgainDialog = lazy(() => import('../screens/accounts/SignInAgainDialog.tsx'));

/** Opens the sign-in dialog over the current screen when the session has ended on the server. */
export function SignInAgain() {
  const { isExpired } = useSession();
  if (!isExpired) return null;
  return (
    <Suspense>
      <SignInAgainDialog />
    </Suspense>
  );
}
