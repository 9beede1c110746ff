import type { Institute } from '@quad/domain/institute';
import { campusDay, campusTimeOfDay } from '@quad/domain/time';
import type { MailMessage } from '../mailer.ts';
import { mailOf } from './mailOf.ts';

/** To whom and from where. */
export interface AccountMail {
  readonly email: string;
  readonly name: string;
  readonly institute: Institute;
  /** Origin of the portal, without a slash at the end. */
  readonly portalUrl: string;
}

/** Who writes: the portal and its institute. */
export function signature({ portalTitle, name }: Institute): string {
  return `${portalTitle}, ${name}`;
}

/** The link with which a person sets a new password. */
export function passwordResetMail(
  { email, name, institute, portalUrl }: AccountMail,
  { userId, token, minutes }: { userId: string; token: string; minutes: number },
): MailMessage {
  return mailOf({
    to: email,
    subject: `Set a new password for ${institute.portalTitle}`,
    parts: [
      `Hello ${name},`,
      `somebody, probably you, asked for a new password for your account at ${institute.portalTitle}.`,
      { label: 'Set a new password', url: `${portalUrl}/reset-password/${userId}/${token}` },
      `The link works once, for ${minutes} minutes. If you did not ask for it, do nothing: your password stays as it is.`,
    ],
    from: signature(institute),
  });
}

/** The link that shows whose a mailbox is. Who did not register reads here that somebody used their address, and what to do. */
export function mailboxProofMail(
  { email, institute, portalUrl }: AccountMail,
  { userId, token, minutes }: { userId: string; token: string; minutes: number },
): MailMessage {
  const { portalTitle } = institute;
  return mailOf({
    to: email,
    subject: `Confirm your email address for ${portalTitle}`,
    parts: [
      'Hello,',
      `somebody, probably you, registered at ${portalTitle} with this address. Show that it is yours:`,
      { label: 'Confirm this address', url: `${portalUrl}/verify-email/${userId}/${token}` },
      `The link works once, for ${minutes} minutes. Open it in the browser in which you registered.`,
      'If you did not register, somebody else used your address. You can ignore this mail: the account gets no rights. To take it over, open the link and choose a password: what was entered there is removed then.',
    ],
    from: signature(institute),
  });
}

/** What somebody who forgot a password gets whose account has none, because Google signs them in. */
export function googleAccountMail({ email, name, institute, portalUrl }: AccountMail): MailMessage {
  return mailOf({
    to: email,
    subject: `How you sign in to ${institute.portalTitle}`,
    parts: [
      `Hello ${name},`,
      `somebody, probably you, asked for a new password for your account at ${institute.portalTitle}. It has none: it is linked with Google.`,
      { label: 'Sign in with Google', url: `${portalUrl}/login` },
    ],
    from: signature(institute),
  });
}

/** Tells the owner that the password was changed, in case it was somebody else. */
export function passwordChangedMail({ email, name, institute, portalUrl }: AccountMail, changedAt: Date): MailMessage {
  const { timeZone } = institute;
  return mailOf({
    to: email,
    subject: `Your password for ${institute.portalTitle} was changed`,
    parts: [
      `Hello ${name},`,
      `your password was changed on ${campusDay(changedAt, timeZone)} at ${campusTimeOfDay(changedAt, timeZone)} (${timeZone}), and every session was ended.`,
      'If that was you, there is nothing to do. If it was not, set another one now:',
      { label: 'Ask for a new link', url: `${portalUrl}/forgot-password` },
    ],
    from: signature(institute),
  });
}

/**
 * Tells the former mailbox of an account that mails go elsewhere now, in case its owner knows nothing of that. It may have been somebody
 * else's by mistake, so it says neither whose account it is nor where the mails go.
 */
export function addressChangedMail({ email, institute, portalUrl }: AccountMail, changedAt: Date): MailMessage {
  const { timeZone, portalTitle } = institute;
  return mailOf({
    to: email,
    subject: `Your email address for ${portalTitle} was changed`,
    parts: [
      'Hello,',
      `on ${campusDay(changedAt, timeZone)} at ${campusTimeOfDay(changedAt, timeZone)} (${timeZone}) the people who run ${portalTitle} gave the account that had this email address another one. Every session was ended, and links that were mailed here do not work any more.`,
      'If you asked for that, or never had an account there, there is nothing to do. If you have one and did not ask, tell the people who run the portal.',
      { label: `Open ${portalTitle}`, url: `${portalUrl}/login` },
    ],
    from: signature(institute),
  });
}

/** Tells the owner that somebody tries passwords, at most once a day. Signing in works as before, only slower. */
export function signInAttemptsMail({ email, name, institute, portalUrl }: AccountMail, noticedAt: Date): MailMessage {
  const { timeZone, portalTitle } = institute;
  return mailOf({
    to: email,
    subject: `Somebody tries to sign in to your ${portalTitle} account`,
    parts: [
      `Hello ${name},`,
      `on ${campusDay(noticedAt, timeZone)} at ${campusTimeOfDay(noticedAt, timeZone)} (${timeZone}) many wrong passwords had been tried for your account at ${portalTitle} within an hour.`,
      'Your account stays open to you; for now every sign-in to it takes a few seconds longer. If your password is one that somebody could guess, or that you use elsewhere too, set another one:',
      { label: 'Ask for a link', url: `${portalUrl}/forgot-password` },
    ],
    from: signature(institute),
  });
}
