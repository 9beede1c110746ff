import { useVerifyCredential } from '@quad/api-client/hooks';
import { CREDENTIAL_TEXTS } from '@quad/domain/records';
import { useTranslate } from '@quad/ui';
import { CredentialChecker } from '@quad/ui/features/records';
import { AccountLayout } from '../accounts/AccountLayout.tsx';

/** /verify: verifies a credential, for anybody. */
export function VerifyPage() {
  const t = useTranslate();
  const verify = useVerifyCredential();
  return (
    <AccountLayout title={t(CREDENTIAL_TEXTS.title)} subtitle={t(CREDENTIAL_TEXTS.about)}>
      <CredentialChecker onCheck={(credential) => verify({ credential })} />
    </AccountLayout>
  );
}
