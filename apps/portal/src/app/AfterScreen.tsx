import { useLiveChanges, useReauthenticationRequested } from '@quad/api-client/hooks';
import { lazy, Suspense } from 'react';

const DemandedPasskey = lazy(async () => ({ default: (await import('../screens/accounts/DemandedPasskey.tsx')).DemandedPasskey }));
const Reauthenticate = lazy(async () => ({ default: (await import('../screens/accounts/Reauthenticate.tsx')).Reauthenticate }));

/**
 * What comes after the screen itself, which does not wait for it: changes of others, without a reload, who has to show again who they are,
 * and who has to add a passkey first.
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
