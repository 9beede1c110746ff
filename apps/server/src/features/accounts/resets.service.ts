import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { accept, type Outcome, type Refusal, refuse } from '@quad/domain/refusals';
import type { Context } from '../../context.ts';
import { isUuid, newId } from '../../db/ids.ts';
import { postMail } from '../../mail/outbox.ts';
import { type Limit, takeAttempt } from '../../plugins/rateLimit.ts';
import { endSessions } from '../../plugins/session.ts';
import { mutate } from '../audit/audit.service.ts';
import { findByEmail, findById, unlessDisabled, updateUser } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { refuseGuessable } from './passwordRules.ts';
import { hashPassword } from './passwords.ts';
import { findReset, saveReset, spendReset } from './resets.repo.ts';

const MINUTE_MS = 60_000;
export const RESET_MINUTES = 15;
/** By account: what is beyond is answered alike, and sends nothing. */
const PER_ACCOUNT: Limit = { name: 'forgot.account', attempts: 3, windowMs: 60 * MINUTE_MS };
/** Screens look for 'Google Login' in it and say it in their own words; older ones show it as it is. */
const GOOGLE_ACCOUNT = 'This account uses Google Login. Please sign in with Google.';
/** One sentence for a link that is wrong, expired, spent or malformed: which of them is nobody's business. */
export const DEAD_LINK: Refusal = { code: 'INVALID', message: 'This link does not work any more. Please ask for a new one.' };

/** What the address of a reset page holds. */
export interface ResetLink {
  readonly id: string;
  readonly resetToken: string;
}

/**
 * Leaves a mail with a reset link. Does and answers the same whether or not anybody has an account with that address (one
 * that is disabled counts as none);
 * the one exception is an account without a password, which Google signs in, unless AUTH_STRICT_ENUMERATION closes it.
 */
export async function requestReset(context: Context, email: string): Promise<Outcome<undefined>> {
  const user = unlessDisabled(await findByEmail(context.db, context.instituteId, email));
  if (user?.strategy === 'google' && !context.config.strictEnumeration) return refuse('INVALID', GOOGLE_ACCOUNT);
  const attempt = await takeAttempt(context, PER_ACCOUNT, email.toLowerCase());
  if (attempt.allowed) await postMail(context.db, context, { kind: 'password-reset', recipientId: user?.id ?? null });
  return accept(undefined);
}

/** Makes a person's one live link, and gives its token, which is stored nowhere. */
export async function makeResetToken(context: Context, userId: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(context.clock().getTime() + RESET_MINUTES * MINUTE_MS);
  await mutate(context, {}, async (tx) => {
    await saveReset(tx, { instituteId: context.instituteId, userId }, { tokenHash: hashOf(token), expiresAt });
    return accept({ value: undefined, audit: { action: 'account.reset-link', subjectId: userId } });
  });
  return token;
}

/** Checks a link without spending it. */
export async function checkResetLink(context: Context, link: ResetLink): Promise<Outcome<UserRow>> {
  const userId = isUuid(link.id) ? link.id : newId();
  const { db, instituteId } = context;
  const live = await findReset(db, { instituteId, userId }, context.clock());
  const matches = timingSafeEqual(Buffer.from(live ?? hashOf('')), Buffer.from(hashOf(link.resetToken)));
  const user = live && matches ? await findById(db, instituteId, userId) : undefined;
  return user && user.strategy !== 'google' && !user.disabledAt ? accept(user) : { ok: false, refusal: DEAD_LINK };
}

/**
 * Sets a new password with a link, which is spent by it. Ends every session, takes the address as proved, and tells the
 * owner by mail. A password that is refused leaves the link live.
 */
export async function resetPassword(context: Context, link: ResetLink, password: string): Promise<Outcome<undefined>> {
  const checked = await checkResetLink(context, link);
  if (!checked.ok) return checked;
  const user = checked.value;
  const strong = refuseGuessable(context.config.institute, user, password);
  if (!strong.ok) return strong;
  const hashed = await hashPassword(password);
  if (!hashed.ok) return hashed;
  return mutate(context, { actor: { userId: user.id } }, async (tx) => {
    const now = context.clock();
    const key = { instituteId: context.instituteId, userId: user.id };
    if (!(await spendReset(tx, key, hashOf(link.resetToken), now))) return { ok: false, refusal: DEAD_LINK };
    await updateUser(tx, user, { passwordHash: hashed.value, emailVerified: true, updatedAt: now });
    const sessions = await endSessions(tx, context, user.id);
    await postMail(tx, context, { kind: 'password-changed', recipientId: user.id });
    return accept({ value: undefined, audit: { action: 'account.reset-password', subjectId: user.id, detail: { sessions } } });
  });
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
