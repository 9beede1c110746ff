import { CHECK_IN_TEXTS, losesScansText } from '@quad/domain/check-in';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { AlertDialog, Page, Spinner, useLocaleSettings } from '@quad/ui';
import { useGoBack } from '../../app/useGoBack.ts';
import { useSignOutNow } from './useSignOutNow.ts';

/** Signs out; the guard then redirects to the sign-in page. Asks first if that would lose data. */
export function LogoutPage() {
  const settings = useLocaleSettings();
  const { translate: t } = settings;
  const { lostCount, signOutAnyway } = useSignOutNow();
  const goBack = useGoBack('/dashboard');
  return (
    <main>
      <Page title={t('Logout')} width="text">
        <Spinner label={t(ACCOUNT_TEXTS.loggingOut)} />
      </Page>
      <AlertDialog
        open={lostCount > 0}
        onOpenChange={goBack}
        title={t(CHECK_IN_TEXTS.signOutTitle)}
        description={losesScansText(lostCount, settings)}
        confirmText={t(CHECK_IN_TEXTS.signOutAnyway)}
        cancelText={t(CHECK_IN_TEXTS.staySignedIn)}
        onConfirm={signOutAnyway}
      />
    </main>
  );
}
