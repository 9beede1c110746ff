import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { Stack } from '../../../layout/Stack/Stack.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { ErrorState } from '../../../primitives/ErrorState/ErrorState.tsx';
import { Link } from '../../../primitives/Link/Link.tsx';
import { Text } from '../../../primitives/Text/Text.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { splitAt } from '../../../primitives/UiProvider/translate.ts';
import { MailFolder, Notice } from '../notes.tsx';
import { type SendLinkOptions, useSendLink } from '../useSendLink.ts';

const SENT = 'We have sent a link to {email}. Open it in this browser to confirm that the address is yours. It works once, for 15 minutes.';

export interface CheckMailProps extends SendLinkOptions {
  /** The address to which the link was sent. */
  email: string;
  /** The folder with the mails of a demonstration, which are not sent. */
  mailFolder?: string | undefined;
}

/** Blocks the page until the user follows the link in a mail. Use MailboxReminder instead if they may go on without it. */
export function CheckMail({ email, mailFolder, onSend }: CheckMailProps) {
  const t = useTranslate();
  const [before, after] = splitAt(t, SENT, 'email');
  const { isSending, sentMessage, failure, send } = useSendLink({ onSend });
  return (
    <Stack>
      <p>
        {before}
        <strong>{email}</strong>
        {after}
      </p>
      {mailFolder && <MailFolder folder={mailFolder} />}
      {failure && <ErrorState description={failure} />}
      <Button size="l" fullWidth loading={isSending} loadingText={t(ACCOUNT_TEXTS.sending)} onClick={() => void send()}>
        {t(ACCOUNT_TEXTS.sendAnotherLink)}
      </Button>
      <Notice>{sentMessage && t(sentMessage)}</Notice>
      <Text size="s">
        {t('Is this not your address?')} <Link href="/logout">{t('Logout')}</Link>
      </Text>
    </Stack>
  );
}
