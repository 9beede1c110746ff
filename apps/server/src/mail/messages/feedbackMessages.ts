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
