import { useDemandedPasskey } from '@quad/api-client/hooks';
import { lazy, Suspense } from 'react';

const AddPasskeyDialog = lazy(async () => ({ default: (await import('@quad/ui/features/accounts')).AddPasskeyDialog }));
const ReauthenticationDialog = lazy(async () => ({ default: (await import('@quad/ui/features/settings')).ReauthenticationDialog }));

/**
 * Leads somebody to the passkey without which their office gives no rights here, to add it or to use the one that is there; what they
 * wished for is done then.
 */
export function DemandedPasskey() {
  const { demand, add, byPasskey, decline } = useDemandedPasskey();
  if (!demand) return null;
  return (
    <Suspense>
      {demand === 'add' ? (
        <AddPasskeyDialog isDemanded onAdd={add} onClose={decline} />
      ) : (
        <ReauthenticationDialog about="office" ways={['passkey']} onPasskey={byPasskey} onDecline={decline} />
      )}
    </Suspense>
  );
}
