import { useLiveChanges, useReauthenticationRequested } from '@quad/api-client/hooks';
import { lazy, Suspense } from 'react';

const RequiredPasskey = lazy(async () => ({ default: (await import('../screens/accounts/RequiredPasskey.tsx')).RequiredPasskey }));
const Reauthenticate = lazy(async () => ({ default: (await import('../screens/accounts/Reauthenticate.tsx')).Reauthenticate }));

/**
 * Parts that load after the screen without delaying it: live updates, reauthentication, and the prompt of those who have to add a passkey
 * first.
 */
export default function DeferredParts() {
  useLiveChanges(document.documentElement.dataset.changesAfter);
  const lacksPasskey = useReauthenticationRequested('PASSKEY_REQUIRED');
  const isReauthenticationRequested = useReauthenticationRequested('REAUTHENTICATION_REQUIRED');
  return (
    <Suspense>
      {lacksPasskey && <RequiredPasskey />}
      {isReauthenticationRequested && <Reauthenticate />}
    </Suspense>
  );
}
