import type { AccountChangeKind } from '@quad/domain/administration';
import { campusDay, campusTimeOfDay } from '@quad/domain/time';
import type { MailMessage } from '../mailer.ts';
import { type AccountMail, mailOf, translationFor } from './mailOf.ts';

/** The same text whether there was such feedback or not, so that the mail does not reveal it. */
const FOUND_BY_NOBODY =
  'Feedback that may have been given anonymously stays anonymous: it is not listed under the account any more, for nobody.';

function momentIn({ institute: { timeZone: zone } }: AccountMail, at: Date) {
  return { day: campusDay(at, zone), time: campusTimeOfDay(at, zone), zone };
}

function wordsFor(account: AccountMail) {
  const { translate: t } = translationFor(account);
  return { t, portal: account.institute.portalTitle, portalUrl: account.portalUrl };
}

/** The mail with a link to set a new password. */
export function passwordResetMail(
  account: AccountMail,
  { userId, token, minutes }: { userId: string; token: string; minutes: number },
): MailMessage {
  const { t, portal, portalUrl } = wordsFor(account);
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

/**
 * The mail with a link to verify an e-mail address. For people who did not register it explains that somebody used their address, and what
 * to do.
 */
export function emailVerificationMail(
  account: AccountMail,
  { userId, token, minutes }: { userId: string; token: string; minutes: number },
): MailMessage {
  const { t, portal, portalUrl } = wordsFor(account);
  return mailOf(account, {
    subject: t('Confirm your email address for {portal}', { portal }),
    parts: [
      t('Hello,'),
      t('somebody, probably you, registered at {portal} with this address. Confirm that it is yours:', { portal }),
      { label: t('Confirm this address'), url: `${portalUrl}/verify-email/${userId}/${token}` },
      t('The link works once, for {minutes} minutes. Open it in the browser in which you registered.', { minutes }),
      t(
        'If you did not register, somebody else used your address. You can ignore this mail: the account gets no rights. To take it over, open the link and choose a password: what was entered there is removed then.',
      ),
    ],
  });
}

/** Answers a password reset for an account without a password, which signs in with Google. */
export function googleAccountMail(account: AccountMail): MailMessage {
  const { t, portal, portalUrl } = wordsFor(account);
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

/** Notifies the owner that the password was changed, in case it was somebody else. */
export function passwordChangedMail(account: AccountMail, changedAt: Date): MailMessage {
  const { t, portal, portalUrl } = wordsFor(account);
  const at = momentIn(account, changedAt);
  return mailOf(account, {
    subject: t('Your password for {portal} was changed', { portal }),
    parts: [
      t('Hello {name},', { name: account.name }),
      t('your password was changed on {day} at {time} ({zone}), and every session elsewhere was ended.', at),
      t('The addresses of your calendar and of your record, if you had any, no longer work either. Make new ones where you need them.'),
      t('If that was you, there is nothing to do. If it was not, set another one now:'),
      { label: t('Request a new link'), url: `${portalUrl}/forgot-password` },
    ],
  });
}

/**
 * Notifies the former address of an account that mails now go elsewhere, in case its owner does not know. The address may have belonged to
 * somebody else by mistake, so the mail names neither the account nor the new address.
 */
export function addressChangedMail(account: AccountMail, changedAt: Date): MailMessage {
  const { t, portal, portalUrl } = wordsFor(account);
  const at = { ...momentIn(account, changedAt), portal };
  return mailOf(account, {
    subject: t('Your email address for {portal} was changed', { portal }),
    parts: [
      t('Hello,'),
      t(
        'on {day} at {time} ({zone}) the people who run {portal} gave the account that had this email address another one. Every session was ended, and links that were mailed here do not work any more.',
        at,
      ),
      t(FOUND_BY_NOBODY),
      t('The addresses of its calendar and of its record, if it had any, no longer work. New ones are made in the portal.'),
      t(
        'If you asked for that, or never had an account there, there is nothing to do. If you have one and did not ask, tell the people who run the portal.',
      ),
      { label: t('Open {portal}', { portal }), url: `${portalUrl}/login` },
    ],
  });
}

/**
 * Notifies the addresses of two merged accounts, in case they belong to different people. It names neither the other account nor which of
 * the two this was.
 */
export function accountsMergedMail(account: AccountMail, mergedAt: Date): MailMessage {
  const { t, portal, portalUrl } = wordsFor(account);
  const at = { ...momentIn(account, mergedAt), portal };
  return mailOf(account, {
    subject: t('Two accounts for {portal} were merged', { portal }),
    parts: [
      t('Hello,'),
      t(
        'on {day} at {time} ({zone}) the people who run {portal} merged two accounts of one person, one of which had this email address. Every session was ended.',
        at,
      ),
      t(FOUND_BY_NOBODY),
      t('If both were yours, there is nothing to do. If one was not, tell the people who run the portal.'),
      { label: t('Open {portal}', { portal }), url: `${portalUrl}/login` },
    ],
  });
}

/** A change of an account that an administrator has requested. */
interface RequestedChange {
  readonly kind: AccountChangeKind;
  readonly requester: string;
  readonly reason: string;
  readonly askedAt: Date;
  readonly expiresAt: Date;
}

/** How a requested change proceeds: a link that cancels it with the time at which it takes effect, or the people who may confirm it. */
type PendingDecision = { readonly token: string; readonly takesEffectAt: Date } | { readonly deciders: readonly string[] };

/**
 * Notifies the address of an account immediately that somebody requested a change. Like the mails about completed changes it names neither
 * the account nor the other address, because the address may have belonged to somebody else by mistake.
 */
export function accountChangeRequestedMail(account: AccountMail, change: RequestedChange, awaited: PendingDecision): MailMessage {
  const { t, portal, portalUrl } = wordsFor(account);
  const placeholders = { requester: change.requester, portal, ...momentIn(account, change.askedAt) };
  const said = {
    'change-email': {
      subject: t('Another email address for your {portal} account was asked for', { portal }),
      what: t(
        '{requester}, an administrator of {portal}, asked on {day} at {time} ({zone}) to give the account that has this email address another one.',
        placeholders,
      ),
    },
    merge: {
      subject: t('A merge of your {portal} account was asked for', { portal }),
      what: t(
        '{requester}, an administrator of {portal}, asked on {day} at {time} ({zone}) to merge two accounts of one person, one of which has this email address.',
        placeholders,
      ),
    },
  }[change.kind];
  const next =
    'token' in awaited
      ? [
          t('It is done on {day} at {time} ({zone}) at the earliest, unless you stop it before.', momentIn(account, awaited.takesEffectAt)),
          t('If you asked for that, there is nothing to do. If you did not, stop it:'),
          { label: t('Stop the change'), url: `${portalUrl}/stop-change/${awaited.token}` },
        ]
      : [
          t(
            'It is done as soon as another administrator confirms it, and not before. If nobody does by {day} at {time} ({zone}), nothing changes.',
            momentIn(account, change.expiresAt),
          ),
          t('If you asked for that, there is nothing to do. If you did not, tell whoever may confirm it: {names}.', {
            names: awaited.deciders.join(', '),
          }),
          { label: t('Open {portal}', { portal }), url: `${portalUrl}/login` },
        ];
  return mailOf(account, {
    subject: said.subject,
    parts: [t('Hello,'), said.what, t('The reason given: "{reason}"', { reason: change.reason }), ...next],
  });
}

/** Notifies an administrator that a change of somebody's account waits for a decision. */
export function accountChangeWaitsMail(account: AccountMail, { person, ...change }: RequestedChange & { person: string }): MailMessage {
  const { t, portal, portalUrl } = wordsFor(account);
  const about = { requester: change.requester, person, portal };
  const what = {
    'change-email': t('{requester} asked to give the account of {person} another email address.', about),
    merge: t('{requester} asked to merge the account of {person} into another one.', about),
  }[change.kind];
  return mailOf(account, {
    subject: t('A change of an account waits for you in {portal}', { portal }),
    parts: [
      t('Hello {name},', { name: account.name }),
      what,
      t('The reason given: "{reason}"', { reason: change.reason }),
      t('Find out whether that is right, and confirm or refuse it by {day} at {time} ({zone}).', momentIn(account, change.expiresAt)),
      { label: t('Open administration'), url: `${portalUrl}/admin/people` },
    ],
  });
}

/** Notifies the owner of password guessing, at most once a day. Signing in still works, only slower. */
export function signInAttemptsMail(account: AccountMail, noticedAt: Date): MailMessage {
  const { t, portal, portalUrl } = wordsFor(account);
  const at = { ...momentIn(account, noticedAt), portal };
  return mailOf(account, {
    subject: t('Somebody tries to sign in to your {portal} account', { portal }),
    parts: [
      t('Hello {name},', { name: account.name }),
      t('on {day} at {time} ({zone}) many wrong passwords had been tried for your account at {portal} within an hour.', at),
      t(
        'Your account stays open to you; for now every sign-in to it takes a few seconds longer. If your password is one that somebody could guess, or that you use elsewhere too, set another one:',
      ),
      { label: t('Request a link'), url: `${portalUrl}/forgot-password` },
    ],
  });
}

/** Events of a passkey that its owner is notified of. */
export type PasskeyNews = 'added' | 'removed' | 'cloned';

/**
 * Notifies the owner of a passkey event, in case it was somebody else. The passkey's name is left out, because somebody else may have
 * chosen it.
 */
export function passkeyMail(account: AccountMail, news: PasskeyNews, at: Date): MailMessage {
  const { t, portal, portalUrl } = wordsFor(account);
  const when = momentIn(account, at);
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
      what: t('a passkey was removed from your account on {day} at {time} ({zone}). It no longer works.', when),
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
