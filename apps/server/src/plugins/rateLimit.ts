import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { RateLimiterDrizzle, RateLimiterRes } from 'rate-limiter-flexible';
import type { Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import { contextOf } from './institute.ts';
import { counterStore, deleteCountersUntil } from './rateLimit.repo.ts';

export interface Limit {
  /** Names the counter: `login.address`. */
  readonly name: string;
  readonly attempts: number;
  readonly windowMs: number;
}

/** Whether one more attempt is fine; if not, after how many seconds it will be. */
export type Attempt = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

type Counted = Pick<Context, 'db' | 'instituteId'>;

/**
 * So many refused attempts later this process knows by heart that somebody has to wait, and asks the database no more. A few are
 * left for those that are counted and given back at the same moment.
 */
const REMEMBERED_AFTER = 8;

class Limiter extends RateLimiterDrizzle {
  /** Milliseconds for which the process remembers that a key has to wait; 0 where it does not. Not in the library's types. */
  declare getInMemoryBlockMsBeforeExpire: (key: string) => number;
}

/** The limiters of each database, by institute and limit: what they remember must outlast a request. */
const limiters = new WeakMap<Database, Map<string, Limiter>>();

function limiterOf({ db, instituteId }: Counted, { name, attempts, windowMs }: Limit): Limiter {
  const known = limiters.get(db) ?? new Map<string, Limiter>();
  limiters.set(db, known);
  const keyPrefix = `${instituteId}:${name}`;
  const id = `${keyPrefix}:${attempts}:${windowMs}`;
  const limiter =
    known.get(id) ??
    new Limiter({
      ...counterStore(db),
      keyPrefix,
      points: attempts,
      duration: windowMs / 1000,
      inMemoryBlockOnConsumed: attempts + REMEMBERED_AFTER,
      // Counters that are over are removed by `sweepAttempts`.
      clearExpiredByTimeout: false,
    });
  known.set(id, limiter);
  return limiter;
}

function waitOf({ msBeforeNext }: Pick<RateLimiterRes, 'msBeforeNext'>): Attempt {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}

/**
 * Counts one attempt of somebody and says whether it is within the limit. Counted before the work is done, so that
 * attempts made at the same moment cannot slip through together.
 */
export async function takeAttempt(context: Counted, limit: Limit, subject: string): Promise<Attempt> {
  try {
    await limiterOf(context, limit).consume(hashOf(subject));
    return { allowed: true };
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return waitOf(refused);
    throw refused;
  }
}

/** As `takeAttempt`, for those who are let through one after the other: which of its window an attempt is, from 1 on. */
export async function takePlace(context: Counted, limit: Limit, subject: string): Promise<Attempt & { readonly place: number }> {
  try {
    const { consumedPoints } = await limiterOf(context, limit).consume(hashOf(subject));
    return { allowed: true, place: consumedPoints };
  } catch (refused) {
    if (refused instanceof RateLimiterRes) return { ...waitOf(refused), place: 0 };
    throw refused;
  }
}

/** Whether this process remembers that somebody has to wait. Asks and changes nothing, so a rush of attempts costs nothing. */
export function isKnownToWait(context: Counted, limit: Limit, subject: string): Attempt {
  const limiter = limiterOf(context, limit);
  const msBeforeNext = limiter.getInMemoryBlockMsBeforeExpire(limiter.getKey(hashOf(subject)));
  return msBeforeNext > 0 ? waitOf({ msBeforeNext }) : { allowed: true };
}

/** Gives one attempt back that turned out to be none of those that the limit is about. */
export async function giveBackAttempt(context: Counted, limit: Limit, subject: string): Promise<void> {
  await limiterOf(context, limit).reward(hashOf(subject));
}

/** Forgets the attempts of somebody who has shown that all is well. */
export async function forgetAttempts(context: Counted, limit: Limit, subject: string): Promise<void> {
  await limiterOf(context, limit).delete(hashOf(subject));
}

/** Removes counters whose time is over. */
export async function sweepAttempts({ db }: Pick<Context, 'db'>): Promise<void> {
  await deleteCountersUntil(db, new Date());
}

/** As often as one address may try to sign in: registering and forgetting passwords are alike. */
export function perAddress(name: string): (request: FastifyRequest) => Limit {
  return (request) => ({ name, attempts: contextOf(request).config.loginAttemptsPerAddress, windowMs: 3 * 60_000 });
}

/** One person's searches, whatever they are in: as many as a fast typist makes, and too few to read a whole campus out of them. */
const SEARCHES: Limit = { name: 'search', attempts: 60, windowMs: 60_000 };

/** The limit of a call that gives a whole list, or what a search finds in it: searches are counted apart. */
export function listOrSearch(list: Limit): (request: FastifyRequest) => Limit {
  return ({ query }) => (typeof Reflect.get(Object(query), 'search') === 'string' ? SEARCHES : list);
}

function hashOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
