import type { MailMessage } from '../mailer.ts';
import { type AccountMail, mailOf, translationFor } from './mailOf.ts';

export interface FeedbackMailInput {
  /** Description of what the feedback was about. */
  readonly about: string;
  /** The beginning of the feedback's text. */
  readonly preview: string;
  readonly actionsTaken: string;
}

/**
 * Notifies the author of anonymous feedback that there is news. It says neither what the feedback was about nor that it was anonymous,
 * because mails are stored on many machines. It has no thread for the same reason.
 */
export function feedbackNewsMail(account: AccountMail): MailMessage {
  const { translate: t } = translationFor(account);
  return mailOf(account, {
    subject: t('News about your feedback'),
    parts: [
      t('Hello {name},', { name: account.name }),
      t('something was done about feedback that you gave. You can read there what it was.'),
      { label: t('See all feedback'), url: `${account.portalUrl}/viewfeedback` },
    ],
  });
}

/** Notifies the author of feedback with a name of what was done about it. */
export function feedbackResolvedMail(account: AccountMail, { about, preview, actionsTaken }: FeedbackMailInput): MailMessage {
  const { translate: t } = translationFor(account);
  return mailOf(account, {
    subject: t('Your feedback was resolved'),
    parts: [
      t('Hello {name},', { name: account.name }),
      t('your feedback about {about} was marked as resolved. You wrote: "{preview}"', { about, preview }),
      t('This was done: {actions}', { actions: actionsTaken }),
      { label: t('See all feedback'), url: `${account.portalUrl}/viewfeedback` },
    ],
  });
}
