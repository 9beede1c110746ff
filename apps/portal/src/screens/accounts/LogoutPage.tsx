import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { Page, Spinner, useTranslate } from '@quad/ui';
import { useSignOutNow } from './useSignOutNow.ts';

/** Signs out; the guard leads on to the sign-in page. */
export function LogoutPage() {
  const t = useTranslate();
  useSignOutNow();
  return (
    <main>
      <Page title={t('Logout')} width="text">
        <Spinner label={t(ACCOUNT_TEXTS.loggingOut)} />
      </Page>
    </main>
  );
}
