import { useRequiredPasskey } from '@quad/api-client/hooks';
import { AddPasskeyDialog } from '@quad/ui/features/accounts';
import { lazy, Suspense } from 'react';

const ReauthenticationDialog = lazy(async () => ({ default: (await import('@quad/ui/features/settings')).ReauthenticationDialog }));

/** Asks an office-bearer to add or use the passkey that their rights require here; the interrupted action then continues. */
export function RequiredPasskey() {
  const { demand, add, byPasskey, decline } = useRequiredPasskey();
  if (!demand) return null;
  if (demand === 'add') return <AddPasskeyDialog demanded onAdd={add} onClose={decline} />;
  return (
    <Suspense>
      <ReauthenticationDialog about="office" ways={['passkey']} onPasskeyRequest={byPasskey} onDecline={decline} />
    </Suspense>
  );
}
