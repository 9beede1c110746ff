import { accept, type Outcome, refuse } from '@quad/domain/refusals';

/** Cost of a hash: 19 MiB of memory, two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const AT_ONCE = 4;
const WAITING_AT_MOST = 64;

/** Loaded when the first password is seen, so that a start does not wait for it. */
const argon2 = () => import('@node-rs/argon2');

let running = 0;
const waiting: (() => void)[] = [];

/** Runs a hash when its turn comes; says no at once when too many wait already. */
async function inTurn<T>(work: () => Promise<T>): Promise<Outcome<T>> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING_AT_MOST) return refuse('UNAVAILABLE', 'Too many people are signing in at this moment. Please try again.');
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return accept(await work());
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Passwords are compared as a person reads them: an accent typed in two ways is one. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}

/** Hashes a new password with argon2id. */
export function hashPassword(password: string): Promise<Outcome<string>> {
  return inTurn(async () => (await argon2()).hash(normalized(password), COST));
}

/**
 * Compares a password. Without a hash (no such account, or one that has no password) it works just as long on one that
 * nothing matches, so that the time tells nothing.
 */
export function verifyPassword(hash: string | null | undefined, password: string): Promise<Outcome<boolean>> {
  return inTurn(async () => {
    const { verify } = await argon2();
    const matches = await verify(hash ?? (await unmatchable()), normalized(password));
    return matches && Boolean(hash);
  });
}

let unmatchableHash: Promise<string> | undefined;

function unmatchable(): Promise<string> {
  unmatchableHash ??= argon2().then(({ hash }) => hash(crypto.randomUUID(), COST));
  return unmatchableHash;
}

/** Computes the hash that stands in for a missing one, before the first sign-in could be told by its time. */
export async function prepareStandIn(): Promise<void> {
  await unmatchable();
}

/** True for a hash that was made with other parameters than today's. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(`$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`);
}
