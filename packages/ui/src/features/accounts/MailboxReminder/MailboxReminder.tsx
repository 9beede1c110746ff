import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { Banner } from '../../../primitives/Banner/Banner.tsx';
import { Button } from '../../../primitives/Button/Button.tsx';
import { useTranslate } from '../../../primitives/UiProvider/LocaleSettings.ts';
import { MailFolder } from '../notes.tsx';
import { type SendLinkOptions, useSendLink } from '../useSendLink.ts';
import { reminder } from './MailboxReminder.css.ts';

export interface MailboxReminderProps extends SendLinkOptions {
  /** The address to which the link was sent. */
  email: string;
  /** The folder with the mails of a demonstration, which are not sent. */
  mailFolder?: string | undefined;
}

/** A reminder above every page to follow the link in a mail. Use CheckMail instead to block the page until then. */
export function MailboxReminder({ email, mailFolder, onSend }: MailboxReminderProps) {
  const t = useTranslate();
  const { isSending, sentMessage, failure, send } = useSendLink({ onSend });
  return (
    <div className={reminder}>
      <Banner
        tone="caution"
        title={t(ACCOUNT_TEXTS.confirmTitle)}
        actions={
          <Button size="s" loading={isSending} loadingText={t(ACCOUNT_TEXTS.sending)} onClick={() => void send()}>
            {t(ACCOUNT_TEXTS.sendAnotherLink)}
          </Button>
        }
      >
        <p>{t('Open the link that we have sent to {email}. Only confirmed addresses receive roles and units.', { email })}</p>
        {mailFolder && <MailFolder folder={mailFolder} />}
        <p role="status">{sentMessage && t(sentMessage)}</p>
        {failure && <p role="alert">{t(failure)}</p>}
      </Banner>
    </div>
  );
}
