import { randomBytes } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { fairQueue } from './fairQueue.ts';
import type { Cost } from './hashing.ts';

/** Cost of a hash: 19 MiB of memory, two passes. */
const COST: Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
/** Prefix of every hash with the current parameters, in PHC string format. Salt and hash follow. */
const PARAMETERS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
/** Replaces a missing hash. It takes the same time to verify, and no password matches it because its hash part is random. */
export const UNMATCHABLE = `${PARAMETERS}${randomText(16)}$${randomText(32)}`;

/** A hash occupies a processor. One is left for other requests, and four is the number of Node's worker threads. */
const MAX_CONCURRENT_HASHES = Math.min(4, Math.max(1, availableParallelism() - 1));

/**
 * The queue of requests that hash, entered before their first statement, so that many sign-ins neither delay other IP addresses nor occupy
 * all database connections.
 */
export const queueHashing = fairQueue({ concurrency: MAX_CONCURRENT_HASHES, maxWaiting: 256, maxWaitingPerSubject: 64 });

/** Imported with the first password, so that the start does not wait for it. */
const hashing = () => import('./hashing.ts');

/** Random bytes in the unpadded base64 of PHC strings. */
function randomText(bytes: number): string {
  return randomBytes(bytes).toString('base64').replaceAll('=', '');
}

/** Normalizes Unicode, so that an accent typed in two ways is the same. */
function normalized(password: string): string {
  return password.normalize('NFKC');
}

/** Hashes a new password with argon2id. Network requests enter the queue first: see `queueHashing`. */
export async function hashPassword(password: string): Promise<string> {
  return (await hashing()).hash({ password: normalized(password), cost: COST });
}

/**
 * Verifies a password. Without a hash (no account, or one without a password) it verifies against one that never matches, so that the time
 * reveals nothing. Network requests enter the queue first.
 */
export async function verifyPassword(hash: string | null | undefined, password: string): Promise<boolean> {
  const { verify } = await hashing();
  const matches = await verify({ hashed: hash ?? UNMATCHABLE, password: normalized(password) });
  return matches && Boolean(hash);
}

/** True for a hash with other parameters than the current ones. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(PARAMETERS);
}
