import type { User } from '@quad/domain/accounts';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { forgetAttempts, type Limit, takeAttempt } from '../../plugins/rateLimit.ts';
import { findByEmail, findById, replaceHash } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { hashPassword, isOutdated, verifyPassword } from './passwords.ts';
import { toUser } from './toUser.ts';
import { turns } from './turns.ts';

const MINUTE_MS = 60_000;
/** By account and address: a stranger elsewhere cannot lock anybody out. */
const PER_ACCOUNT: Limit = { name: 'login.account', attempts: 5, windowMs: 15 * MINUTE_MS };

/** Before the first statement: a rush of sign-ins must not hold every connection to the database. */
const inTurn = turns({ atOnce: 4, waitingAtMost: 64 });

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** Where the request comes from. */
  readonly address: string;
}

/** A refusal that passes with time. */
interface Wait {
  readonly ok: 'wait';
  readonly retryAfterSeconds: number;
}

/** The person behind a session as the portal sees them; null for nobody. */
export async function whoIs({ db, config, instituteId }: Context, actor: Actor | undefined): Promise<User | null> {
  const row = actor && (await findById(db, instituteId, actor.userId));
  return row ? toUser(row, config) : null;
}

/**
 * Checks e-mail and password. Unknown accounts, accounts that are disabled or have no password, and wrong passwords answer
 * the same, in the same time.
 */
export async function checkCredentials(context: Context, credentials: Credentials): Promise<Outcome<UserRow> | Wait> {
  const checked = await inTurn(() => check(context, credentials));
  return checked.ok ? checked.value : checked;
}

async function check(context: Context, { email, password, address }: Credentials): Promise<Outcome<UserRow> | Wait> {
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
  if (!user || user.disabledAt || !verified.value) return refuse('BAD_CREDENTIALS', ACCOUNT_TEXTS.loginFailed);
  await forgetAttempts(context, PER_ACCOUNT, subject);
  return accept({ ...user, passwordHash: await renewedHash(context, user, password) });
}

/** Replaces a hash of former parameters, now that the password is at hand. Gives the hash that there is then. */
async function renewedHash({ db, clock }: Context, user: UserRow, password: string): Promise<string | null> {
  if (!user.passwordHash || !isOutdated(user.passwordHash)) return user.passwordHash;
  const renewed = await hashPassword(password);
  if (!renewed.ok) return user.passwordHash;
  const isRenewed = await replaceHash(db, { ...user, passwordHash: user.passwordHash }, renewed.value, clock());
  return isRenewed ? renewed.value : user.passwordHash;
}
