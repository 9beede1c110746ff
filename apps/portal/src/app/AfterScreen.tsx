import { useLiveChanges, useReauthenticationRequested } from '@quad/api-client/hooks';
import { lazy, Suspense } from 'react';

const DemandedPasskey = lazy(async () => ({ default: (await import('../screens/accounts/DemandedPasskey.tsx')).DemandedPasskey }));
const Reauthenticate = lazy(async () => ({ default: (await import('../screens/accounts/Reauthenticate.tsx')).Reauthenticate }));

/**
 * Parts that load after the screen without delaying it: live updates, reauthentication, and the prompt of those who have to add a passkey
 * first.
 */
export default function AfterScreen() {
  useLiveChanges(document.documentElement.dataset.changesAfter);
  const lacksPasskey = useReauthenticationRequested('PASSKEY_REQUIRED');
  const isReauthenticationRequested = useReauthenticationRequested('REAUTHENTICATION_REQUIRED');
  return (
    <Suspense>
      {lacksPasskey && <DemandedPasskey />}
      {isReauthenticationRequested && <Reauthenticate />}
    </Suspense>
  );
}
