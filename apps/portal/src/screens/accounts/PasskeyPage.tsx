import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { Link, Stack, Text, useTranslate } from '@quad/ui';
import { Navigate, Link as RouterLink, useLocation } from 'react-router-dom';
import { AccountLayout } from './AccountLayout.tsx';
import { PasskeyButton } from './PasskeyButton.tsx';
import { WithPassword } from './WithPassword.tsx';

/** /login/passkey. The guard redirects to the page requested before as soon as somebody is signed in. */
export function PasskeyPage() {
  const t = useTranslate();
  const { search, state } = useLocation();
  const returnTo = new URLSearchParams(search).get('returnTo');
  if (returnTo) return <Navigate to="/login/passkey" replace state={{ requested: returnTo }} />;
  return (
    <AccountLayout title={t(ACCOUNT_TEXTS.passkeyLink)} subtitle={t('Your device asks for your fingerprint, your face or its PIN.')}>
      <WithPassword>
        <Stack>
          <PasskeyButton
            variant="primary"
            fallback={<Text>{t('This browser does not support passkeys. Continue in the browser or on the device that has yours.')}</Text>}
          />
          <Text size="s">
            <Link asChild>
              <RouterLink to="/login" state={state}>
                {t('Sign in another way')}
              </RouterLink>
            </Link>
          </Text>
        </Stack>
      </WithPassword>
    </AccountLayout>
  );
}
