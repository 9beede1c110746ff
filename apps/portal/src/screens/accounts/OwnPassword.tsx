import { useChangePassword } from '@quad/api-client/hooks';
import { ChangePassword } from '@quad/ui/features/accounts';

/** The person's own password, a part of the settings. */
export function OwnPassword() {
  return <ChangePassword onSubmit={useChangePassword()} />;
}
