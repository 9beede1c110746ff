import { useDemandedPasskey } from '@quad/api-client/hooks';
import { AddPasskeyDialog } from '@quad/ui/features/accounts';
import { lazy, Suspense } from 'react';

const ReauthenticationDialog = lazy(async () => ({ default: (await import('@quad/ui/features/settings')).ReauthenticationDialog }));

/**
 * Leads somebody to the passkey without which their office gives no rights here, to add it or to use the one that is there; what they
 * wished for is done then.
 */
export function DemandedPasskey() {
  const { demand, add, byPasskey, decline } = useDemandedPasskey();
  if (!demand) return null;
  if (demand === 'add') return <AddPasskeyDialog demanded onAdd={add} onClose={decline} />;
  return (
    <Suspense>
      <ReauthenticationDialog about="office" ways={['passkey']} onPasskeyRequest={byPasskey} onDecline={decline} />
    </Suspense>
  );
}
