import type { Context } from '../../context.ts';
import type { MailMessage } from '../../mail/mailer.ts';
import {
  addressChangedMail,
  googleAccountMail,
  mailboxProofMail,
  passwordChangedMail,
  passwordResetMail,
  signInAttemptsMail,
} from '../../mail/messages/accountMessages.ts';
import { coordinatorWelcomeMail } from '../../mail/messages/coordinatorMessages.ts';
import type { Composers } from '../../mail/posting.ts';
import { detailOf } from '../audit/audit.service.ts';
import { addressed, findRecipient } from './accounts.service.ts';
import type { UserRow } from './accounts.table.ts';
import { LINK_MINUTES, makeLinkToken } from './links.service.ts';

/** The words of every kind of account mail, put together when it is sent: a link's token exists in the mail only. */
export const ACCOUNT_MAILS: Pick<
  Composers,
  'password-reset' | 'mailbox-proof' | 'password-changed' | 'address-changed' | 'sign-in-attempts' | 'coordinator-welcome'
> = {
  'password-reset': (context, { recipientId }) => forAccount(context, recipientId, (user) => composeReset(context, user)),
  'mailbox-proof': (context, { recipientId }) => forAccount(context, recipientId, (user) => composeProof(context, user)),
  'password-changed': (context, { recipientId, postedAt }) =>
    forAccount(context, recipientId, async (user) => passwordChangedMail(addressed(context, user), postedAt)),
  'address-changed': (context, { subjectId, postedAt }) => composeAddressChanged(context, subjectId, postedAt),
  'sign-in-attempts': (context, { recipientId, postedAt }) =>
    forAccount(context, recipientId, async (user) => signInAttemptsMail(addressed(context, user), postedAt)),
  'coordinator-welcome': (context, { recipientId }) => forAccount(context, recipientId, (user) => composeWelcome(context, user)),
};

async function forAccount(
  context: Context,
  id: string | null,
  compose: (user: UserRow) => Promise<MailMessage | undefined>,
): Promise<MailMessage | undefined> {
  const user = await findRecipient(context, id);
  return user && compose(user);
}

async function composeReset(context: Context, user: UserRow): Promise<MailMessage> {
  if (user.strategy === 'google') return googleAccountMail(addressed(context, user));
  const token = await makeLinkToken(context, 'password-reset', user.id, 'account.reset-link');
  return passwordResetMail(addressed(context, user), { userId: user.id, token, minutes: LINK_MINUTES });
}

/** To the address that the account no longer has: only the log still knows it. */
async function composeAddressChanged(context: Context, changeId: string | null, changedAt: Date): Promise<MailMessage | undefined> {
  const from = changeId && (await detailOf(context, changeId))?.from;
  return typeof from === 'string' ? addressChangedMail(addressed(context, { email: from, name: '' }), changedAt) : undefined;
}

/** Nothing for somebody who has proven the mailbox meanwhile. */
async function composeProof(context: Context, user: UserRow): Promise<MailMessage | undefined> {
  if (user.emailVerified) return undefined;
  const token = await makeLinkToken(context, 'mailbox-proof', user.id, 'account.proof-link');
  return mailboxProofMail(addressed(context, user), { userId: user.id, token, minutes: LINK_MINUTES });
}

/** Nothing for somebody who has found the way in already. */
async function composeWelcome(context: Context, user: UserRow): Promise<MailMessage | undefined> {
  if (user.strategy === 'google' || user.passwordHash !== null) return undefined;
  const token = await makeLinkToken(context, 'password-reset', user.id, 'account.reset-link');
  const hasGoogle = context.config.google !== undefined;
  return coordinatorWelcomeMail(addressed(context, user), { userId: user.id, token, minutes: LINK_MINUTES, hasGoogle });
}
