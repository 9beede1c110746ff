import type { Context } from '../../context.ts';
import type { MailMessage } from '../../mail/mailer.ts';
import { type AccountMail, googleAccountMail, passwordChangedMail, passwordResetMail } from '../../mail/messages/accountMessages.ts';
import type { Composers } from '../../mail/outbox.ts';
import { findById } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { makeResetToken, RESET_MINUTES } from './resets.service.ts';

/** The words of every kind of account mail, put together when it is sent: a link's token exists in the mail only. */
export const ACCOUNT_MAILS: Pick<Composers, 'password-reset' | 'password-changed'> = {
  'password-reset': (context, { recipientId }) => forAccount(context, recipientId, (user) => composeReset(context, user)),
  'password-changed': (context, { recipientId, postedAt }) =>
    forAccount(context, recipientId, async (user) => passwordChangedMail(addressed(context, user), postedAt)),
};

/** Where a person's mails go and what all of them name; undefined when the account is gone. */
export async function addresseeOf(context: Context, userId: string): Promise<AccountMail | undefined> {
  const user = await findById(context.db, context.instituteId, userId);
  return user && addressed(context, user);
}

async function forAccount(
  context: Context,
  id: string,
  compose: (user: UserRow) => Promise<MailMessage>,
): Promise<MailMessage | undefined> {
  const user = await findById(context.db, context.instituteId, id);
  return user && compose(user);
}

async function composeReset(context: Context, user: UserRow): Promise<MailMessage> {
  if (user.strategy === 'google') return googleAccountMail(addressed(context, user));
  const token = await makeResetToken(context, user.id);
  return passwordResetMail(addressed(context, user), { userId: user.id, token, minutes: RESET_MINUTES });
}

function addressed({ config: { institute, portalUrl } }: Context, { email, name }: UserRow) {
  return { email, name, institute, portalUrl };
}
