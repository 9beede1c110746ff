import { campusDay, campusTimeOfDay } from '@quad/domain/time';
import type { MailMessage } from '../mailer.ts';
import { type AccountMail, mailOf, wordsFor } from './mailOf.ts';

/** The same whether there was such feedback or not: nobody is to learn that from a mail. */
const FOUND_BY_NOBODY =
  'Feedback that may have been given anonymously stays anonymous: it is not listed under the account any more, for nobody.';

/** The link with which a person sets a new password. */
export function passwordResetMail(
  account: AccountMail,
  { userId, token, minutes }: { userId: string; token: string; minutes: number },
): MailMessage {
  const { institute, portalUrl } = account;
  const portal = institute.portalTitle;
  const { translate: t } = wordsFor(account);
  return mailOf(account, {
    subject: t('Set a new password for {portal}', { portal }),
    parts: [
      t('Hello {name},', { name: account.name }),
      t('somebody, probably you, asked for a new password for your account at {portal}.', { portal }),
      { label: t('Set a new password'), url: `${portalUrl}/reset-password/${userId}/${token}` },
      t('The link works once, for {minutes} minutes. If you did not ask for it, do nothing: your password stays as it is.', { minutes }),
    ],
  });
}

/** The link that shows whose a mailbox is. Who did not register reads here that somebody used their address, and what to do. */
export function mailboxProofMail(
  account: AccountMail,
  { userId, token, minutes }: { userId: string; token: string; minutes: number },
): MailMessage {
  const { institute, portalUrl } = account;
  const portal = institute.portalTitle;
  const { translate: t } = wordsFor(account);
  return mailOf(account, {
    subject: t('Confirm your email address for {portal}', { portal }),
    parts: [
      t('Hello,'),
      t('somebody, probably you, registered at {portal} with this address. Show that it is yours:', { portal }),
      { label: t('Confirm this address'), url: `${portalUrl}/verify-email/${userId}/${token}` },
      t('The link works once, for {minutes} minutes. Open it in the browser in which you registered.', { minutes }),
      t(
        'If you did not register, somebody else used your address. You can ignore this mail: the account gets no rights. To take it over, open the link and choose a password: what was entered there is removed then.',
      ),
    ],
  });
}

/** What somebody who forgot a password gets whose account has none, because Google signs them in. */
export function googleAccountMail(account: AccountMail): MailMessage {
  const { institute, portalUrl } = account;
  const portal = institute.portalTitle;
  const { translate: t } = wordsFor(account);
  return mailOf(account, {
    subject: t('How you sign in to {portal}', { portal }),
    parts: [
      t('Hello {name},', { name: account.name }),
      t('somebody, probably you, asked for a new password for your account at {portal}. It has none: it is linked with Google.', {
        portal,
      }),
      { label: t('Sign in with Google'), url: `${portalUrl}/login` },
    ],
  });
}

/** Tells the owner that the password was changed, in case it was somebody else. */
export function passwordChangedMail(account: AccountMail, changedAt: Date): MailMessage {
  const { institute, portalUrl } = account;
  const { timeZone: zone, portalTitle: portal } = institute;
  const { translate: t } = wordsFor(account);
  const at = { day: campusDay(changedAt, zone), time: campusTimeOfDay(changedAt, zone), zone };
  return mailOf(account, {
    subject: t('Your password for {portal} was changed', { portal }),
    parts: [
      t('Hello {name},', { name: account.name }),
      t('your password was changed on {day} at {time} ({zone}), and every session was ended.', at),
      t(
        'The addresses of your calendar and of your record, if you had any, ended with them: whoever knew them reads no more. Make new ones where you need them.',
      ),
      t('If that was you, there is nothing to do. If it was not, set another one now:'),
      { label: t('Ask for a new link'), url: `${portalUrl}/forgot-password` },
    ],
  });
}

/**
 * Tells the former mailbox of an account that mails go elsewhere now, in case its owner knows nothing of that. It may have been somebody
 * else's by mistake, so it says neither whose account it is nor where the mails go.
 */
export function addressChangedMail(account: AccountMail, changedAt: Date): MailMessage {
  const { institute, portalUrl } = account;
  const { timeZone: zone, portalTitle: portal } = institute;
  const { translate: t } = wordsFor(account);
  const at = { day: campusDay(changedAt, zone), time: campusTimeOfDay(changedAt, zone), zone, portal };
  return mailOf(account, {
    subject: t('Your email address for {portal} was changed', { portal }),
    parts: [
      t('Hello,'),
      t(
        'on {day} at {time} ({zone}) the people who run {portal} gave the account that had this email address another one. Every session was ended, and links that were mailed here do not work any more.',
        at,
      ),
      t(FOUND_BY_NOBODY),
      t('The addresses of its calendar and of its record, if it had any, ended as well. New ones are made in the portal.'),
      t(
        'If you asked for that, or never had an account there, there is nothing to do. If you have one and did not ask, tell the people who run the portal.',
      ),
      { label: t('Open {portal}', { portal }), url: `${portalUrl}/login` },
    ],
  });
}

/**
 * Tells both mailboxes of two accounts that became one, in case they are not one person's. It says neither whose the other is nor which of
 * the two this was.
 */
export function accountsMergedMail(account: AccountMail, mergedAt: Date): MailMessage {
  const { institute, portalUrl } = account;
  const { timeZone: zone, portalTitle: portal } = institute;
  const { translate: t } = wordsFor(account);
  const at = { day: campusDay(mergedAt, zone), time: campusTimeOfDay(mergedAt, zone), zone, portal };
  return mailOf(account, {
    subject: t('Two accounts for {portal} were merged', { portal }),
    parts: [
      t('Hello,'),
      t(
        'on {day} at {time} ({zone}) the people who run {portal} put two accounts of one person together, of which one had this email address. Every session was ended.',
        at,
      ),
      t(FOUND_BY_NOBODY),
      t('If both were yours, there is nothing to do. If one was not, tell the people who run the portal.'),
      { label: t('Open {portal}', { portal }), url: `${portalUrl}/login` },
    ],
  });
}

/** Tells the owner that somebody tries passwords, at most once a day. Signing in works as before, only slower. */
export function signInAttemptsMail(account: AccountMail, noticedAt: Date): MailMessage {
  const { institute, portalUrl } = account;
  const { timeZone: zone, portalTitle: portal } = institute;
  const { translate: t } = wordsFor(account);
  const at = { day: campusDay(noticedAt, zone), time: campusTimeOfDay(noticedAt, zone), zone, portal };
  return mailOf(account, {
    subject: t('Somebody tries to sign in to your {portal} account', { portal }),
    parts: [
      t('Hello {name},', { name: account.name }),
      t('on {day} at {time} ({zone}) many wrong passwords had been tried for your account at {portal} within an hour.', at),
      t(
        'Your account stays open to you; for now every sign-in to it takes a few seconds longer. If your password is one that somebody could guess, or that you use elsewhere too, set another one:',
      ),
      { label: t('Ask for a link'), url: `${portalUrl}/forgot-password` },
    ],
  });
}

/** What becomes of a passkey that its owner is told of. */
export type PasskeyNews = 'added' | 'removed' | 'cloned';

/** Tells the owner what became of a passkey, in case it was somebody else. What they called it is left out: somebody else may have. */
export function passkeyMail(account: AccountMail, news: PasskeyNews, at: Date): MailMessage {
  const { institute, portalUrl } = account;
  const { timeZone: zone, portalTitle: portal } = institute;
  const { translate: t } = wordsFor(account);
  const when = { day: campusDay(at, zone), time: campusTimeOfDay(at, zone), zone };
  const said = {
    added: {
      subject: t('A passkey was added to your {portal} account', { portal }),
      what: t('a passkey was added to your account on {day} at {time} ({zone}): whoever has the device can sign in with it.', when),
      next: t(
        'If that was you, there is nothing to do. If it was not, sign in, remove it in Settings under Passkeys, end the sessions there that are not yours, and set another password.',
      ),
    },
    removed: {
      subject: t('A passkey was removed from your {portal} account', { portal }),
      what: t('a passkey was removed from your account on {day} at {time} ({zone}). It opens nothing any more.', when),
      next: t(
        'If that was you, there is nothing to do. If it was not, sign in, look in Settings at your passkeys and sessions, and set another password.',
      ),
    },
    cloned: {
      subject: t('A passkey of your {portal} account may have been copied', { portal }),
      what: t(
        'on {day} at {time} ({zone}) a passkey of your account was used that seems to be a copy of yours. Nobody was signed in by it.',
        when,
      ),
      next: t('Sign in in another way, remove that passkey in Settings under Passkeys, and add a new one.'),
    },
  }[news];
  return mailOf(account, {
    subject: said.subject,
    parts: [
      t('Hello {name},', { name: account.name }),
      said.what,
      said.next,
      { label: t('Open {portal}', { portal }), url: `${portalUrl}/login` },
    ],
  });
}
