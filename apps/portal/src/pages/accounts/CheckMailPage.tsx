import { useSendProofLink } from '@quad/api-client/hooks';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { AccountScreen } from '../../app/AccountScreen.tsx';
import { CheckMail } from '../../app/accountForms.ts';
import { usePageSettings } from '../../app/PageSettingsContext.ts';
import { useUser } from '../../app/useUser.ts';

/** /verify-email. The guard leads on as soon as the link was followed, in whatever tab. */
export function CheckMailPage() {
  const { email } = useUser().personal_info;
  const { mailFolder } = usePageSettings();
  return (
    <AccountScreen title={ACCOUNT_TEXTS.checkMailTitle}>
      <CheckMail email={email} mailFolder={mailFolder} onSend={useSendProofLink()} />
    </AccountScreen>
  );
}
