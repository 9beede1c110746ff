import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { Page, Spinner } from '@quad/ui';
import { useSignOutNow } from './useSignOutNow.ts';

/** Signs out; the guard leads on to the sign-in page. */
export function LogoutPage() {
  useSignOutNow();
  return (
    <main>
      <Page title="Logout" width="text">
        <Spinner label={ACCOUNT_TEXTS.loggingOut} />
      </Page>
    </main>
  );
}
