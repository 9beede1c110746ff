import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import { enqueueMail } from '../../mail/mailQueue.ts';
import { networkOf } from '../../plugins/address.ts';
import { type Limit, takeAttempt } from '../../plugins/rateLimit.ts';
import { endSessions } from '../../plugins/session.ts';
import { auditedTransaction } from '../audit/audit.service.ts';
import { findByEmail, lockById, unlessDisabled, updateUser } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { verifyEmail } from './emailVerification.service.ts';
import { dropLinks } from './links.repo.ts';
import { checkLink, DEAD_LINK, type MailedLink, spend } from './links.service.ts';
import { refuseGuessable } from './passwordRules.ts';
import { hashPassword, queueHashing } from './passwords.ts';
import { revokePersonalUrls } from './personalUrls.service.ts';
import { PASSWORDS_OFF } from './providers.service.ts';
import type { Requester } from './requester.ts';

const MINUTE_MS = 60_000;
/** Per account. Further requests get the same response, but no mail is sent. */
const PER_ACCOUNT: Limit = { name: 'forgot.account', attempts: 3, windowMs: 60 * MINUTE_MS };
/** Clients look for 'Google Login' in it and show their own text; older ones show it as it is. */
const GOOGLE_ACCOUNT = 'This account uses Google Login. Please sign in with Google.';
/**
 * Enqueues a mail with a reset link. Behaves the same whether or not an account has the address (a disabled one counts as none). The only
 * exception is an account without a password that uses Google, unless AUTH_STRICT_ENUMERATION is on.
 */
export async function requestReset(context: Context, email: string): Promise<Result<undefined>> {
  if (!context.config.passwordSignIn) return PASSWORDS_OFF;
  const user = unlessDisabled(await findByEmail(context.db, context.instituteId, email));
  if (user?.strategy === 'google' && !context.config.strictEnumeration) return refuse('INVALID', GOOGLE_ACCOUNT);
  const attempt = await takeAttempt(context, PER_ACCOUNT, email.toLowerCase());
  if (attempt.allowed) await enqueueMail(context.db, context, { kind: 'password-reset', recipientId: user?.id ?? null });
  return accept(undefined);
}

/** Checks a link without consuming it. */
export async function checkResetLink(context: Context, link: MailedLink): Promise<Result<UserRow>> {
  if (!context.config.passwordSignIn) return DEAD_LINK;
  const checked = await checkLink(context, 'password-reset', link);
  return checked.ok && checked.value.strategy === 'google' ? DEAD_LINK : checked;
}

interface Choice {
  readonly password: string;
  /** IP address of the request. */
  readonly address: string;
  readonly requester: Requester;
}

/**
 * Sets a new password by a link, which is consumed. Ends every session and personal URL, marks the address as verified, and notifies the
 * owner by mail. A refused password leaves the link active. Returns the account as it was before.
 */
export async function resetPassword(
  context: Context,
  link: MailedLink,
  { password, address, requester }: Choice,
): Promise<Result<UserRow>> {
  const checked = await checkResetLink(context, link);
  if (!checked.ok) return checked;
  const { id } = checked.value;
  const strong = await refuseGuessable(context.config.institute, checked.value, password);
  if (!strong.ok) return strong;
  const hashed = await queueHashing(networkOf(address), () => hashPassword(password));
  if (!hashed.ok) return hashed;
  return auditedTransaction(context, { actor: { userId: id } }, async (tx) => {
    const user = await lockById(tx, context.instituteId, id);
    if (!user || !(await spend(tx, context, 'password-reset', link))) return DEAD_LINK;
    const sessions = await endSessions(tx, context, id);
    await revokePersonalUrls(tx, context, { userId: id, actorId: id });
    const { changes, isEmptied } = await verifyEmail(tx, context, user, { requester });
    await updateUser(tx, user, { ...changes, passwordHash: hashed.value, updatedAt: context.clock() });
    await dropLinks(tx, { instituteId: context.instituteId, userId: id });
    await enqueueMail(tx, context, { kind: 'password-changed', recipientId: id });
    return accept({
      value: user,
      audit: { action: 'account.reset-password', subjectId: id, detail: { sessions, emptied: isEmptied } },
    });
  });
}
