import { type Notification, notificationPath, notificationText } from '@quad/domain/notifications';
import type { MailMessage } from '../mailer.ts';
import { type AccountMail, mailOf, translationFor } from './mailOf.ts';

/** What a mail says of one line. */
export type MailedLine = Pick<Notification, 'kind' | 'count' | 'actors' | 'titles' | 'subject_id'>;

/** Tells somebody in one line what happened, and where to look. */
export function notificationMail(account: AccountMail, line: MailedLine): MailMessage {
  const translation = translationFor(account);
  const { translate: t } = translation;
  const said = notificationText(line, translation);
  return mailOf(account, {
    subject: said,
    parts: [
      t('Hello {name},', { name: account.name }),
      t('{news}.', { news: said }),
      { label: t('Open it'), url: `${account.portalUrl}${notificationPath(line)}` },
    ],
  });
}
