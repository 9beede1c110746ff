import { type Notification, notificationPath, notificationText } from '@quad/domain/notifications';
import type { MailMessage } from '../mailer.ts';
import { type AccountMail, mailOf, translationFor } from './mailOf.ts';

/** The parts of a notification that a mail shows. */
export type MailedLine = Pick<Notification, 'kind' | 'count' | 'actors' | 'titles' | 'subject_id'>;

/** A mail for a single notification, with a link. */
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
