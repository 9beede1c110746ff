import type { Context } from '../../context.ts';
import type { MailMessage } from '../../mail/mailer.ts';
import type { Composers, MailKind } from '../../mail/mailQueue.ts';
import {
  accountChangeRequestedMail,
  accountChangeWaitsMail,
  accountsMergedMail,
  addressChangedMail,
  emailVerificationMail,
  googleAccountMail,
  type PasskeyNews,
  passkeyMail,
  passwordChangedMail,
  passwordResetMail,
  signInAttemptsMail,
} from '../../mail/messages/accountMessages.ts';
import { coordinatorWelcomeMail } from '../../mail/messages/coordinatorMessages.ts';
import type { AccountMail } from '../../mail/messages/mailOf.ts';
import { detailOf } from '../audit/audit.service.ts';
import { findMailPreferences } from '../notifications/preferences.service.ts';
import { saveStopHash } from './accountChanges.repo.ts';
import { decidersOf, findWaitingChange } from './accountChanges.service.ts';
import { findById } from './accounts.repo.ts';
import { addressed, findRecipient } from './accounts.service.ts';
import type { UserRow } from './accounts.table.ts';
import { LINK_MINUTES, makeLinkToken, newToken } from './links.service.ts';

/** Composers of all account mails. They run when a mail is sent, so that a link's token exists in the mail only. */
export const ACCOUNT_MAILS: Pick<
  Composers,
  | 'password-reset'
  | 'mailbox-proof'
  | 'password-changed'
  | 'address-changed'
  | 'accounts-merged'
  | 'account-change-asked'
  | 'account-change-waits'
  | 'sign-in-attempts'
  | 'passkey-added'
  | 'passkey-removed'
  | 'passkey-cloned'
  | 'coordinator-welcome'
> = {
  'password-reset': (context, { recipientId }) => forAccount(context, recipientId, (user, account) => composeReset(context, user, account)),
  'mailbox-proof': (context, { recipientId }) => forAccount(context, recipientId, (user, account) => composeProof(context, user, account)),
  'password-changed': (context, { recipientId, enqueuedAt }) =>
    forAccount(context, recipientId, async (_user, account) => passwordChangedMail(account, enqueuedAt)),
  'address-changed': (context, { subjectId, enqueuedAt }) => composeAddressChanged(context, subjectId, enqueuedAt),
  'accounts-merged': (context, { recipientId, subjectId, enqueuedAt }) =>
    recipientId === null
      ? composeMerged(context, subjectId, enqueuedAt)
      : forAccount(context, recipientId, async (_user, account) => accountsMergedMail(account, enqueuedAt)),
  'account-change-asked': (context, { recipientId, subjectId }) => composeChangeRequested(context, recipientId, subjectId),
  'account-change-waits': (context, { recipientId, subjectId }) => composeChangeWaits(context, recipientId, subjectId),
  'sign-in-attempts': (context, { recipientId, enqueuedAt }) =>
    forAccount(context, recipientId, async (_user, account) => signInAttemptsMail(account, enqueuedAt)),
  'passkey-added': composePasskey('added'),
  'passkey-removed': composePasskey('removed'),
  'passkey-cloned': composePasskey('cloned'),
  'coordinator-welcome': (context, { recipientId }) =>
    forAccount(context, recipientId, (user, account) => composeWelcome(context, user, account)),
};

async function forAccount(
  context: Context,
  id: string | null,
  compose: (user: UserRow, account: AccountMail) => Promise<MailMessage | undefined>,
): Promise<MailMessage | undefined> {
  const user = await findRecipient(context, id);
  if (!user) return undefined;
  const { language } = await findMailPreferences(context, user.id, undefined);
  return compose(user, addressed(context, user, language));
}

function composePasskey(news: PasskeyNews): Composers[MailKind] {
  return (context, { recipientId, enqueuedAt }) =>
    forAccount(context, recipientId, async (_user, account) => passkeyMail(account, news, enqueuedAt));
}

async function composeReset(context: Context, user: UserRow, account: AccountMail): Promise<MailMessage | undefined> {
  if (user.strategy === 'google') return googleAccountMail(account);
  const token = await makeLinkToken(context, 'password-reset', user, 'account.reset-link');
  return token === undefined ? undefined : passwordResetMail(account, { userId: user.id, token, minutes: LINK_MINUTES });
}

/** Sent to the account's former address, which only the audit log still has. */
async function composeAddressChanged(context: Context, changeId: string | null, changedAt: Date): Promise<MailMessage | undefined> {
  const from = changeId && (await detailOf(context, changeId))?.from;
  return typeof from === 'string' ? addressChangedMail(addressed(context, { email: from, name: '' }), changedAt) : undefined;
}

/** Sent to the address of the removed account, from the audit log. */
async function composeMerged(context: Context, mergeId: string | null, mergedAt: Date): Promise<MailMessage | undefined> {
  const gone = mergeId && (await detailOf(context, mergeId))?.goneEmail;
  return typeof gone === 'string' ? accountsMergedMail(addressed(context, { email: gone, name: '' }), mergedAt) : undefined;
}

/** Nothing for a change that is no longer pending: a completed change has a mail of its own. */
async function composeChangeRequested(context: Context, userId: string | null, changeId: string | null): Promise<MailMessage | undefined> {
  const waiting = await findWaitingChange(context, changeId);
  // Owners of disabled accounts are notified too, because somebody may have waited for that.
  const user = userId === null ? undefined : await findById(context.db, context.instituteId, userId);
  if (!waiting || !user || user.erasedAt) return undefined;
  const { change, requester } = waiting;
  const { language } = await findMailPreferences(context, user.id, undefined);
  const account = addressed(context, user, language);
  const details = { ...change, requester: requester.name };
  if (change.takesEffectAt === null) {
    const deciders = (await decidersOf(context, change)).map(({ name }) => name);
    return accountChangeRequestedMail(account, details, { deciders });
  }
  const { token, tokenHash } = newToken();
  const isSaved = await saveStopHash(context.db, change, change.userId === user.id ? { stopHash: tokenHash } : { stopHashInto: tokenHash });
  return isSaved ? accountChangeRequestedMail(account, details, { token, takesEffectAt: change.takesEffectAt }) : undefined;
}

/** Nothing for somebody who is no longer an administrator. */
async function composeChangeWaits(context: Context, userId: string | null, changeId: string | null): Promise<MailMessage | undefined> {
  const waiting = await findWaitingChange(context, changeId);
  if (!waiting) return undefined;
  const { change, requester, person } = waiting;
  return forAccount(context, userId, async (user, account) =>
    user.administratorSince ? accountChangeWaitsMail(account, { ...change, requester: requester.name, person: person.name }) : undefined,
  );
}

/** Nothing for somebody who has verified the address meanwhile. */
async function composeProof(context: Context, user: UserRow, account: AccountMail): Promise<MailMessage | undefined> {
  if (user.emailVerified) return undefined;
  const token = await makeLinkToken(context, 'mailbox-proof', user, 'account.proof-link');
  return token === undefined ? undefined : emailVerificationMail(account, { userId: user.id, token, minutes: LINK_MINUTES });
}

/** Nothing for somebody who has signed in already. */
async function composeWelcome(context: Context, user: UserRow, account: AccountMail): Promise<MailMessage | undefined> {
  if (user.strategy === 'google' || user.passwordHash !== null) return undefined;
  const token = await makeLinkToken(context, 'password-reset', user, 'account.reset-link');
  const hasGoogle = context.config.google !== undefined;
  return token === undefined ? undefined : coordinatorWelcomeMail(account, { userId: user.id, token, minutes: LINK_MINUTES, hasGoogle });
}
