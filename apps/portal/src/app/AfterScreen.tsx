import { useLiveChanges, useReauthenticationAsked } from '@quad/api-client/hooks';
import { lazy, Suspense } from 'react';

const Reauthenticate = lazy(async () => ({ default: (await import('../screens/accounts/Reauthenticate.tsx')).Reauthenticate }));

/** What comes after the screen itself, which does not wait for it: changes of others, without a reload, and who has to show again who they are. */
export default function AfterScreen() {
  useLiveChanges(document.documentElement.dataset.changesAfter);
  return (
    useReauthenticationAsked() && (
      <Suspense>
        <Reauthenticate />
      </Suspense>
    )
  );
}
