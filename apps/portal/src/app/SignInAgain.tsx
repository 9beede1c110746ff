import { useSession } from '@quad/api-client/hooks';
import { lazy, Suspense } from 'react';

const SignInAgainDialog = lazy(() => import('../screens/accounts/SignInAgainDialog.tsx'));

/** Offers to sign in again, over whatever the person was doing, when the server no longer knows the session. */
export function SignInAgain() {
  const { isExpired } = useSession();
  if (!isExpired) return null;
  return (
    <Suspense>
      <SignInAgainDialog />
    </Suspense>
  );
}
