import type { MailMessage } from '../mailer.ts';
import { type AccountMail, signature } from './accountMessages.ts';
import { mailOf } from './mailOf.ts';

export interface FeedbackMailInput {
  /** What the feedback was about, in words. */
  readonly about: string;
  /** The beginning of what was written. */
  readonly preview: string;
  readonly actionsTaken: string;
}

/**
 * Tells who gave feedback anonymously that there is news. Neither what it was about nor that it was anonymous: a mail lies on many
 * machines.
 */
export function feedbackNewsMail({ email, name, institute, portalUrl }: AccountMail): MailMessage {
  return mailOf({
    to: email,
    subject: 'News about your feedback',
    parts: [
      `Hello ${name},`,
      'something was done about feedback that you gave. You can read there what it was.',
      { label: 'See all feedback', url: `${portalUrl}/viewfeedback` },
    ],
    from: signature(institute),
  });
}

/** Tells who gave feedback under their name what was done about it. */
export function feedbackResolvedMail(
  { email, name, institute, portalUrl }: AccountMail,
  { about, preview, actionsTaken }: FeedbackMailInput,
): MailMessage {
  return mailOf({
    to: email,
    subject: 'Your feedback was resolved',
    parts: [
      `Hello ${name},`,
      `your feedback about ${about} was marked as resolved. You wrote: "${preview}"`,
      `This was done: ${actionsTaken}`,
      { label: 'See all feedback', url: `${portalUrl}/viewfeedback` },
    ],
    from: signature(institute),
  });
}
