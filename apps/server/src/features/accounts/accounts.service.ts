import type { Role } from '@quad/domain/access';
import type { User } from '@quad/domain/accounts';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { isDuplicate } from '../../db/errors.ts';
import { newId } from '../../db/ids.ts';
import { forgetAttempts, type Limit, takeAttempt } from '../../plugins/rateLimit.ts';
import { mutate } from '../audit/audit.service.ts';
import { findByEmail, findById, insertUser, updateUser } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import { toUser } from './toUser.ts';

const MINUTE_MS = 60_000;
/** By account and address: a stranger elsewhere cannot lock anybody out. */
const PER_ACCOUNT: Limit = { name: 'login.account', attempts: 5, windowMs: 15 * MINUTE_MS };

/** A refusal that passes with time. */
interface Wait {
  readonly ok: 'wait';
  readonly retryAfterSeconds: number;
}

/** The person behind a session as the portal sees them; null for nobody. */
export async function whoIs({ db, instituteId }: Context, actor: Actor | undefined): Promise<User | null> {
  const row = actor && (await findById(db, instituteId, actor.userId));
  return row ? toUser(row) : null;
}

/**
 * Checks e-mail and password. Unknown accounts, accounts without a password and wrong passwords answer the same, in the
 * same time.
 */
export async function checkCredentials(
  context: Context,
  { email, password, address }: { email: string; password: string; address: string },
): Promise<Outcome<UserRow> | Wait> {
  const subject = `${email.toLowerCase()} ${address}`;
  const attempts = [
    await takeAttempt(
      context,
      { name: 'login.address', attempts: context.config.loginAttemptsPerAddress, windowMs: 3 * MINUTE_MS },
      address,
    ),
    await takeAttempt(context, PER_ACCOUNT, subject),
  ];
  const waits = attempts.flatMap((attempt) => (attempt.allowed ? [] : [attempt.retryAfterSeconds]));
  if (waits.length > 0) return { ok: 'wait', retryAfterSeconds: Math.max(...waits) };
  const user = await findByEmail(context.db, context.instituteId, email);
  const verified = await verifyPassword(user?.passwordHash, password);
  if (!verified.ok) return verified;
  if (!user || !verified.value) return refuse('BAD_CREDENTIALS', ACCOUNT_TEXTS.loginFailed);
  await forgetAttempts(context, PER_ACCOUNT, subject);
  await renewHash(context, user, password);
  return accept(user);
}

/** Replaces a hash of former parameters, now that the password is at hand. */
async function renewHash({ db, clock }: Context, user: UserRow, password: string): Promise<void> {
  if (!user.passwordHash || !isOutdated(user.passwordHash)) return;
  const renewed = await hashPassword(password);
  if (renewed.ok) await updateUser(db, user, { passwordHash: renewed.value, updatedAt: clock() });
}

export interface NewAccount {
  readonly email: string;
  readonly name: string;
  readonly role: Role;
  /** Without one the owner sets it by the reset mail. */
  readonly password: string | undefined;
  readonly onboardingComplete: boolean;
}

/** Creates an account of any role: for the command line, where whoever runs it is trusted. */
export async function createAccount(context: Context, { password, ...person }: NewAccount): Promise<Outcome<UserRow>> {
  const hashed = password === undefined ? accept(null) : await hashPassword(password);
  if (!hashed.ok) return hashed;
  const now = context.clock();
  const { instituteId } = context;
  return refuseDuplicate(() =>
    mutate(context, {}, async (tx) => {
      const row = {
        instituteId,
        id: newId(now),
        ...person,
        passwordHash: hashed.value,
        emailVerified: true,
        createdAt: now,
        updatedAt: now,
      };
      const value = await insertUser(tx, row);
      return accept({ value, audit: { action: 'account.create', subjectId: value.id, detail: { role: person.role } } });
    }),
  );
}

/** Gives an account another role; it counts from the next request on. */
export async function changeRole(context: Context, { email, role }: { email: string; role: Role }): Promise<Outcome<{ from: string }>> {
  return mutate(context, {}, async (tx) => {
    const user = await findByEmail(tx, context.instituteId, email);
    if (!user) return refuse('NOT_FOUND', `Nobody has an account with ${email}.`);
    await updateUser(tx, user, { role, updatedAt: context.clock() });
    return accept({
      value: { from: user.role },
      audit: { action: 'account.grant', subjectId: user.id, detail: { from: user.role, to: role } },
    });
  });
}

async function refuseDuplicate<T>(work: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    return await work();
  } catch (error) {
    if (isDuplicate(error)) return refuse('INVALID', ACCOUNT_TEXTS.userExists);
    throw error;
  }
}
