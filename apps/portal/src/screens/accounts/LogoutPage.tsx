import { CHECK_IN_TEXTS, losesScansText } from '@quad/domain/check-in';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { AlertDialog, Page, Spinner, useLocaleSettings } from '@quad/ui';
import { lazy, Suspense } from 'react';
import { useGoBack } from '../../app/useGoBack.ts';
import { useSignOutNow } from './useSignOutNow.ts';

const LosesClaims = lazy(async () => ({ default: (await import('../money/claims/LosesClaims.tsx')).LosesClaims }));

/** Signs out; the guard then redirects to the sign-in page. Asks first if that would lose data. */
export function LogoutPage() {
  const settings = useLocaleSettings();
  const { translate: t } = settings;
  const { loss, signOutAnyway } = useSignOutNow();
  const goBack = useGoBack('/dashboard');
  return (
    <main>
      <Page title={t('Logout')} width="text">
        <Spinner label={t(ACCOUNT_TEXTS.loggingOut)} />
      </Page>
      <AlertDialog
        open={loss?.what === 'scans'}
        onOpenChange={goBack}
        title={t(CHECK_IN_TEXTS.signOutTitle)}
        description={losesScansText(loss?.count ?? 0, settings)}
        confirmText={t(CHECK_IN_TEXTS.signOutAnyway)}
        cancelText={t(CHECK_IN_TEXTS.staySignedIn)}
        onConfirm={signOutAnyway}
      />
      {loss?.what === 'claims' && (
        <Suspense>
          <LosesClaims onConfirm={signOutAnyway} onCancel={goBack} />
        </Suspense>
      )}
    </main>
  );
}
