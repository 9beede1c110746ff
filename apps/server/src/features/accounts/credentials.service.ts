import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { Actor, Context } from '../../context.ts';
import { enqueueMail } from '../../mail/mailQueue.ts';
import { networkOf } from '../../plugins/address.ts';
import { type Attempt, cachedRefusal, forgetAttempts, type Limit, returnAttempt, takeAttempt } from '../../plugins/rateLimit.ts';
import { recordReauthentication } from '../audit/audit.service.ts';
import { findByEmail, replaceHash } from './accounts.repo.ts';
import type { UserRow } from './accounts.table.ts';
import { hashPassword, isOutdated, queueHashing, verifyPassword } from './passwords.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** Per account and IP address, so that a stranger elsewhere cannot lock anybody out. */
const PER_ACCOUNT: Limit = { name: 'login.account', attempts: 5, windowMs: 15 * MINUTE_MS };
/** Per account over all IP addresses. Attempts beyond it are slowed down and processed one by one. */
const PER_ACCOUNT_TOTAL: Limit = { name: 'login.everywhere', attempts: 20, windowMs: HOUR_MS };
/** Delay per place in the queue of slowed-down attempts. Each account has its own queue. */
const SLOWDOWN_MS = 3000;
/** Maximum length of that queue, over all nodes. Further attempts are refused. */
const SLOWDOWN_QUEUE_LENGTH = 3;
const SLOWDOWN_QUEUE: Limit = { name: 'login.slowed', attempts: SLOWDOWN_QUEUE_LENGTH, windowMs: SLOWDOWN_QUEUE_LENGTH * SLOWDOWN_MS };
/** Per account and known device, where somebody has signed in to the account before. Attempts from elsewhere do not count. */
const PER_DEVICE: Limit = { name: 'login.device', attempts: 5, windowMs: 15 * MINUTE_MS };
/** How often the owner is notified. */
const OWNER_NOTICE: Limit = { name: 'login.told', attempts: 1, windowMs: 24 * HOUR_MS };
/** Shown to a signed-in person who enters a wrong password. */
export const WRONG_PASSWORD = 'This is not your password.';
/** Delay of refusals, so that a client that retries after each response makes one request per second and connection. */
const REFUSAL_DELAY_MS = 1000;

interface Credentials {
  readonly email: string;
  readonly password: string;
  /** IP address of the request. */
  readonly address: string;
  /** Identifies a device where somebody has signed in to this account before. */
  readonly device?: string | undefined;
}

/** A refusal that ends after some time. */
interface Wait {
  readonly ok: 'wait';
  readonly retryAfterSeconds: number;
}

/**
 * Checks e-mail address and password. Unknown accounts, accounts that are disabled or have no password, and wrong passwords get the same
 * response in the same time.
 */
export async function checkCredentials(context: Context, credentials: Credentials): Promise<Result<UserRow> | Wait> {
  const throttle = throttleOf(context, credentials);
  if (throttle.device && (await takeAttempt(context, PER_DEVICE, throttle.device)).allowed) {
    const checked = await queueHashing(throttle.device, () => check(context, credentials, { throttle, by: 'device' }));
    return checked.ok ? checked.value : checked;
  }
  const known = throttle.refusing.map(({ limit, subject }) => cachedRefusal(context, limit, subject));
  const wait = longestWait(known);
  if (wait) {
    await delay(REFUSAL_DELAY_MS);
    return wait;
  }
  const checked = await queueHashing(throttle.network, async () => {
    const refused = await takeAttemptsInOrder(context, throttle.refusing);
    if (refused) return refused;
    const total = await takeAttempt(context, PER_ACCOUNT_TOTAL, throttle.account);
    return total.allowed ? check(context, credentials, { throttle, by: 'address' }) : 'slowed';
  });
  if (!checked.ok) {
    await delay(REFUSAL_DELAY_MS);
    return checked;
  }
  if (checked.value !== 'slowed') return checked.value;
  const place = await takeAttempt(context, SLOWDOWN_QUEUE, throttle.account);
  // Waits outside the hashing queue, so that slowed-down attempts do not delay others.
  await delay(place.allowed ? place.number * SLOWDOWN_MS : REFUSAL_DELAY_MS);
  if (!place.allowed) return { ok: 'wait', retryAfterSeconds: place.retryAfterSeconds };
  const late = await queueHashing(throttle.network, () => check(context, credentials, { throttle, by: 'line' }));
  return late.ok ? late.value : late;
}

interface OwnPassword {
  readonly actor: Pick<Actor, 'userId' | 'username'>;
  readonly password: string;
  /** IP address of the request. */
  readonly address: string;
  /** Called with the seconds to wait after too many attempts. */
  readonly onWait: (seconds: number) => void;
}

/**
 * Checks the password of a signed-in person and records the result in the audit log. Attempts are limited like those of a sign-in. Returns
 * the account as it was read.
 */
export async function checkOwnPassword(
  context: Context,
  { actor: { userId, username: email }, password, address, onWait }: OwnPassword,
): Promise<Result<UserRow>> {
  // A signed-in person is on a device where somebody has signed in.
  const checked = await checkCredentials(context, { email, password, address, device: `session of ${userId}` });
  if (checked.ok === 'wait') {
    onWait(checked.retryAfterSeconds);
    return refuse('TOO_MANY_REQUESTS', 'Too many attempts. Please wait a while and try again.');
  }
  await recordReauthentication(context, { userId, address, by: 'password', isRight: checked.ok });
  if (checked.ok || checked.refusal.code !== 'BAD_CREDENTIALS') return checked;
  return refuse('INVALID', WRONG_PASSWORD, { password: WRONG_PASSWORD });
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

interface Counter {
  readonly limit: Limit;
  readonly subject: string;
}

/** The subjects that a sign-in is counted against. */
interface Throttle {
  /** The account, whether or not it exists. */
  readonly account: string;
  readonly network: string;
  /** The account on a known device. */
  readonly device: string | undefined;
  /** The limits that refuse instead of slowing down. */
  readonly refusing: readonly [address: Counter, account: Counter];
}

/** Limit of failed sign-ins per IP address, by any method. */
export function addressAttempts({ config }: Pick<Context, 'config'>): Limit {
  return { name: 'login.address', attempts: config.loginAttemptsPerAddress, windowMs: 3 * MINUTE_MS };
}

function throttleOf(context: Context, { email, address, device }: Credentials): Throttle {
  const [account, network] = [email.toLowerCase(), networkOf(address)];
  return {
    account,
    network,
    device: device && `${account} at ${device}`,
    refusing: [
      { limit: addressAttempts(context), subject: network },
      { limit: PER_ACCOUNT, subject: `${account} ${network}` },
    ],
  };
}

/**
 * Counts one by one, so that a sign-in uses one database connection at a time. After a refusal the remaining counters are skipped: made-up
 * accounts would otherwise leave a row for each attempt.
 */
async function takeAttemptsInOrder(context: Context, counters: readonly Counter[]): Promise<Wait | undefined> {
  for (const { limit, subject } of counters) {
    const wait = longestWait([await takeAttempt(context, limit, subject)]);
    if (wait) return wait;
  }
  return undefined;
}

function longestWait(attempts: readonly Attempt[]): Wait | undefined {
  const waits = attempts.flatMap((attempt) => (attempt.allowed ? [] : [attempt.retryAfterSeconds]));
  return waits.length > 0 ? { ok: 'wait', retryAfterSeconds: Math.max(...waits) } : undefined;
}

/** How an attempt was admitted. */
interface Admission {
  readonly throttle: Throttle;
  /** On a known device, within the limits of its IP address, or through the queue of slowed-down attempts. */
  readonly by: 'device' | 'address' | 'line';
}

async function check(context: Context, { email, password }: Credentials, admission: Admission): Promise<Result<UserRow>> {
  const user = await findByEmail(context.db, context.instituteId, email);
  const matches = await verifyPassword(user?.passwordHash, password);
  if (!user || user.disabledAt || !matches) {
    if (admission.by === 'line') await notifyOwner(context, admission.throttle, user);
    return refuse('BAD_CREDENTIALS', ACCOUNT_TEXTS.loginFailed);
  }
  await returnAttempts(context, admission);
  return accept({ ...user, passwordHash: await renewedHash(context, user, password) });
}

/** A successful sign-in uses up no limits, because a whole campus may share one IP address. */
async function returnAttempts(context: Context, { throttle: { account, device, refusing }, by }: Admission): Promise<void> {
  if (by === 'device') return forgetAttempts(context, PER_DEVICE, device ?? '');
  const [perAddress, perAccount] = refusing;
  await returnAttempt(context, perAddress.limit, perAddress.subject);
  await forgetAttempts(context, perAccount.limit, perAccount.subject);
  if (by === 'address') await returnAttempt(context, PER_ACCOUNT_TOTAL, account);
}

/** Enqueues a mail about password guessing. Behaves the same whether or not the account exists. */
async function notifyOwner(context: Context, { account }: Throttle, user: UserRow | undefined): Promise<void> {
  const attempt = await takeAttempt(context, OWNER_NOTICE, account);
  if (attempt.allowed) await enqueueMail(context.db, context, { kind: 'sign-in-attempts', recipientId: user?.id ?? null });
}

/** Replaces a hash with outdated parameters while the password is known. Returns the current hash. */
async function renewedHash({ db, clock }: Context, user: UserRow, password: string): Promise<string | null> {
  if (!user.passwordHash || !isOutdated(user.passwordHash)) return user.passwordHash;
  const renewed = await hashPassword(password);
  const isRenewed = await replaceHash(db, { ...user, passwordHash: user.passwordHash }, renewed, clock());
  return isRenewed ? renewed : user.passwordHash;
}
