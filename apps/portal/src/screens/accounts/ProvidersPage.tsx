import { Stack, useTranslate } from '@quad/ui';
import { AccountPage, SignInForm, SignInWays } from '@quad/ui/features/accounts';
import { useInstitute } from '../../boot/PageSettingsContext.ts';
import { passkeyHref, useGoogleHref, useSignInProblem } from './signInAddress.ts';
import { useSignIn } from './useSignIn.ts';

/**
 * /login of an institute with its own identity providers. They are listed before the password form, or replace it where there is no
 * password sign-in.
 */
export function ProvidersPage() {
  const t = useTranslate();
  const institute = useInstitute();
  const form = useSignIn();
  const problem = useSignInProblem();
  const googleHref = useGoogleHref();
  const hrefOf = (path: string) => googleHref.replace('/auth/google', `/auth/${path}`);
  const ways = (institute.offered?.ways ?? []).map(({ label, path }) => ({ label, href: hrefOf(path) }));
  return (
    <AccountPage institute={institute} title={t('Sign in')}>
      <Stack gap="l">
        <SignInWays ways={ways} problem={problem} />
        {institute.offered?.hasPassword && <SignInForm {...form} googleHref={googleHref} passkeyHref={passkeyHref(googleHref)} />}
      </Stack>
    </AccountPage>
  );
}
