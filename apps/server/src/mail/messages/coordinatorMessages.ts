import type { MailMessage } from '../mailer.ts';
import type { AccountMail } from './accountMessages.ts';
import { mailOf } from './mailOf.ts';

export interface Welcome {
  readonly userId: string;
  /** Of the link that sets the first password. */
  readonly token: string;
  readonly minutes: number;
  /** Whether Google signs people in here too. */
  readonly hasGoogle: boolean;
}

/** Tells a new unit's contact about the account, and how to get in. The account has the name of the unit. */
export function coordinatorWelcomeMail(
  { email, name, institute, portalUrl }: AccountMail,
  { userId, token, minutes, hasGoogle }: Welcome,
): MailMessage {
  const { portalTitle } = institute;
  const withGoogle = `You can also sign in with Google, with the address ${email}.`;
  return mailOf({
    to: email,
    subject: `${name} is on ${portalTitle} now`,
    parts: [
      `Hello ${name},`,
      `you were added to ${portalTitle} as an organizational unit. Whoever reads this address is its coordinator there: events, positions and endorsements of the unit are yours to look after.`,
      { label: 'Set a password', url: `${portalUrl}/reset-password/${userId}/${token}` },
      `The link works once, for ${minutes} minutes. When it has run out, ask for another one:`,
      { label: 'Ask for a new link', url: `${portalUrl}/forgot-password` },
      ...(hasGoogle ? [withGoogle] : []),
    ],
    from: `${portalTitle}, ${institute.name}`,
  });
}
