import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { Spinner } from '@quad/ui';
import { useSignOutNow } from '../../app/useSignOutNow.ts';

/** Signs out; the guard leads on to the sign-in page. */
export function LogoutPage() {
  useSignOutNow();
  return <Spinner label={ACCOUNT_TEXTS.loggingOut} />;
}
