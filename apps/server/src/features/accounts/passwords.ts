import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fairQueue } from './fairQueue.ts';
import type { Cost } from './hashing.ts';

/** Cost of a hash: 19 MiB of memory, two passes. */
const COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** How every hash of today begins, in PHC string format; salt and hash follow. */
const PARAMETERS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
/**
 * Stands in for a missing hash: takes as long to compare, and no password is known that it would be the hash of, because what
 * stands where the hash would is random.
 */
export const UNMATCHABLE = `${PARAMETERS}${randomText(16)}$${randomText(32)}`;

/** A hash takes a processor for itself: one is left for all other requests, and four are as many as Node has threads for it. */
const MAX_CONCURRENT_HASHES = Math.min(4, Math.max(1, availableParallelism() - 1));

/**
 * Before whatever hashes, and before its first statement: a rush of sign-ins must neither keep other addresses waiting nor hold every
 * connection to the database.
 */
export const inHashingTurn = fairQueue({ atOnce: MAX_CONCURRENT_HASHES, waitingAtMost: 256, waitingOfOneAtMost: 64 });

/** Loaded when the first password is seen, so that a start does not wait for it. */
const hashing = () => import('./hashing.ts');

/** As many random bytes, in the base 64 of PHC strings, which is not filled up. */
function randomText(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}

/** Passwords are compared as a person reads them: an accent typed in two ways is one. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}

/** Hashes a new password with argon2id. Whoever asks for it over the network waits for a turn first: see `inHashingTurn`. */
export async function hashPassword(password: string): Promise<string> {
  return (await hashing()).hash({ password: normalized(password), cost: COST });
}

/**
 * Compares a password. Without a hash (no such account, or one that has no password) it works just as long on one that
 * nothing matches, so that the time tells nothing. Whoever asks for it over the network waits for a turn first.
 */
export async function verifyPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  const { verify } = await hashing();
  const matches = await verify({ hashed: hash ?? UNMATCHABLE, password: normalized(password) });
  return matches && Boolean(hash);
}

/** True for a hash that was made with other parameters than today's. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(PARAMETERS);
}
