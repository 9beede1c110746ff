import { useSendProofLink } from '@quad/api-client/hooks';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { useTranslate } from '@quad/ui';
import { CheckMail } from '@quad/ui/features/accounts';
import { useUser } from '../../app/useUser.ts';
import { usePageSettings } from '../../boot/PageSettingsContext.ts';
import { AccountLayout } from './AccountLayout.tsx';

/** /verify-email. The guard redirects as soon as the link is opened, in any tab. */
export function CheckMailPage() {
  const t = useTranslate();
  const { email } = useUser().personal_info;
  const { mailFolder } = usePageSettings();
  return (
    <AccountLayout title={t(ACCOUNT_TEXTS.checkMailTitle)}>
      <CheckMail email={email} mailFolder={mailFolder} onSend={useSendProofLink()} />
    </AccountLayout>
  );
}
