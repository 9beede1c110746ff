import type { MailMessage } from '../mailer.ts';
import { type AccountMail, signature } from './accountMessages.ts';
import { mailOf } from './mailOf.ts';

export interface FeedbackMailInput {
  /** What the feedback was about, in words. */
  readonly about: string;
  /** The beginning of what was written. */
  readonly preview: string;
  readonly actionsTaken: string;
  readonly isAnonymous: boolean;
}

/** Tells who gave feedback what was done about it. */
export function feedbackResolvedMail(
  { email, name, institute, portalUrl }: AccountMail,
  { about, preview, actionsTaken, isAnonymous }: FeedbackMailInput,
): MailMessage {
  return mailOf({
    to: email,
    subject: 'Your feedback was resolved',
    parts: [
      `Hello ${name},`,
      `your feedback about ${about} was marked as resolved. You wrote: "${preview}"`,
      `This was done: ${actionsTaken}`,
      ...(isAnonymous ? ['You gave it anonymously, and so it stays: nobody who reads or resolves feedback learns that it was you.'] : []),
      { label: 'See all feedback', url: `${portalUrl}/viewfeedback` },
    ],
    from: signature(institute),
  });
}
