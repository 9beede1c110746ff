import type { MailMessage } from '../mailer.ts';
import { type AccountMail, mailOf, translationFor } from './mailOf.ts';

export interface Welcome {
  readonly userId: string;
  /** Token of the link to set the first password. */
  readonly token: string;
  readonly minutes: number;
  /** Whether people can sign in with Google too. */
  readonly hasGoogle: boolean;
}

/** Informs the contact of a new unit about the account and how to sign in. The account is named after the unit. */
export function coordinatorWelcomeMail(account: AccountMail, { userId, token, minutes, hasGoogle }: Welcome): MailMessage {
  const { email, name, institute, portalUrl } = account;
  const portal = institute.portalTitle;
  const { translate: t } = translationFor(account);
  return mailOf(account, {
    subject: t('{name} is on {portal} now', { name, portal }),
    parts: [
      t('Hello {name},', { name }),
      t(
        'you were added to {portal} as an organizational unit. The owner of this address is its coordinator there, and manages its events, positions and endorsements.',
        { portal },
      ),
      { label: t('Set a password'), url: `${portalUrl}/reset-password/${userId}/${token}` },
      t('The link works once, for {minutes} minutes. When it has run out, ask for another one:', { minutes }),
      { label: t('Request a new link'), url: `${portalUrl}/forgot-password` },
      ...(hasGoogle ? [t('You can also sign in with Google, with the address {email}.', { email })] : []),
    ],
  });
}
