import type { MailMessage } from '../mailer.ts';
import { type AccountMail, mailOf, translationFor } from './mailOf.ts';

export interface FeedbackMailInput {
  /** What the feedback was about, in words. */
  readonly about: string;
  /** The beginning of what was written. */
  readonly preview: string;
  readonly actionsTaken: string;
}

/**
 * Tells who gave feedback anonymously that there is news. Neither what it was about nor that it was anonymous: a mail lies on many
 * machines. Nor does it stand together with others about the same.
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

/** Tells who gave feedback under their name what was done about it. */
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
