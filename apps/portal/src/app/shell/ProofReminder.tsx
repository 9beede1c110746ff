import { useSendProofLink } from '@quad/api-client/hooks';
import { MailboxReminder } from '@quad/ui/features/accounts';
import { usePageSettings } from '../../boot/PageSettingsContext.ts';
import { useUser } from '../useUser.ts';

/** A reminder above the page for somebody who has not confirmed their mail address yet; renders nothing for anybody else. */
export function ProofReminder() {
  const { email_proof, personal_info } = useUser();
  const { mailFolder } = usePageSettings();
  const send = useSendProofLink();
  if (email_proof === undefined) return null;
  return <MailboxReminder email={personal_info.email} mailFolder={mailFolder} onSend={send} />;
}
