import { useDemandedPasskey } from '@quad/api-client/hooks';
import { AddPasskeyDialog } from '@quad/ui/features/accounts';

/** Leads somebody to the passkey without which their office gives no rights here; what they wished for is done then. */
export function DemandedPasskey() {
  const { add, decline } = useDemandedPasskey();
  return <AddPasskeyDialog isDemanded onAdd={add} onClose={decline} />;
}
