import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import { contextOf } from './institute.ts';
import { addToCounter, type CounterRow, deleteCounter, deleteCountersUntil } from './rateLimit.repo.ts';

export interface Limit {
  /** Name of the counter, such as `login.address`. */
  readonly name: string;
  readonly attempts: number;
  readonly windowMs: number;
}

/** Whether the attempt is allowed. If not, the seconds to wait. */
export type Attempt = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

type Counted = Pick<Context, 'db' | 'instituteId' | 'clock'>;

/**
 * After this many refused attempts the process caches the refusal and no longer queries the database. It is more than one because an
 * attempt may be returned at the moment when another is counted.
 */
const REMEMBERED_AFTER = 8;
/** Number of cached refusals above which expired ones are removed. */
const MAX_CACHED_REFUSALS = 1000;

/** Until when each counter refuses attempts. One map per database, since it outlives a request. */
const waiting = new WeakMap<Database, Map<string, number>>();

function waitingOf(db: Database): Map<string, number> {
  const known = waiting.get(db) ?? new Map<string, number>();
  waiting.set(db, known);
  return known;
}

function keyOf({ instituteId }: Counted, { name }: Limit, subject: string): string {
  return `${instituteId}:${name}:${hashOf(subject)}`;
}

function waitFor(ms: number): Attempt & { readonly allowed: false } {
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(ms / 1000)) };
}

/**
 * Counts one attempt and returns whether it is within the limit, and its number within its window, from 1 on, or 0 for a refused one. The
 * attempt is counted before the work is done, so that concurrent attempts cannot exceed the limit.
 */
export async function takeAttempt(context: Counted, limit: Limit, subject: string): Promise<Attempt & { readonly number: number }> {
  const known = cachedRefusal(context, limit, subject);
  if (!known.allowed) return { ...known, number: 0 };
  const { key, attempts, expiresAt } = await count(context, limit, { subject, attempts: 1 });
  if (attempts <= limit.attempts) return { allowed: true, number: attempts };
  if (attempts >= limit.attempts + REMEMBERED_AFTER) remember(context, key, expiresAt);
  return { ...waitFor(expiresAt.getTime() - context.clock().getTime()), number: 0 };
}

/** Whether this process has cached a refusal for the subject. It queries nothing, so a flood of attempts costs nothing. */
export function cachedRefusal(context: Counted, limit: Limit, subject: string): Attempt {
  const ms = (waitingOf(context.db).get(keyOf(context, limit, subject)) ?? 0) - context.clock().getTime();
  return ms > 0 ? waitFor(ms) : { allowed: true };
}

/** Returns an attempt that turned out not to fall under the limit. */
export async function returnAttempt(context: Counted, limit: Limit, subject: string): Promise<void> {
  await count(context, limit, { subject, attempts: -1 });
}

/** Resets the counter of a subject after a success. */
export async function forgetAttempts(context: Counted, limit: Limit, subject: string): Promise<void> {
  const key = keyOf(context, limit, subject);
  await deleteCounter(context.db, key);
  waitingOf(context.db).delete(key);
}

/** Deletes expired counters. */
export async function purgeAttempts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteCountersUntil(db, clock());
}

function count(context: Counted, limit: Limit, { subject, attempts }: { subject: string; attempts: number }): Promise<CounterRow> {
  const now = context.clock();
  const expiresAt = new Date(now.getTime() + limit.windowMs);
  return addToCounter(context.db, { key: keyOf(context, limit, subject), attempts, expiresAt, now });
}

function remember({ db, clock }: Counted, key: string, until: Date): void {
  const known = waitingOf(db);
  const now = clock().getTime();
  if (known.size >= MAX_CACHED_REFUSALS) for (const [other, end] of known) if (end <= now) known.delete(other);
  known.set(key, until.getTime());
}

/** The limit per IP address that sign-in, registration and password reset share. */
export function perAddress(name: string): (request: FastifyRequest) => Limit {
  return (request) => ({ name, attempts: contextOf(request).config.loginAttemptsPerAddress, windowMs: 3 * 60_000 });
}

/** Limit for all searches of one person together: enough for a fast typist, too little to enumerate a campus. */
const SEARCHES: Limit = { name: 'search', attempts: 60, windowMs: 60_000 };

/** The limit of a call that returns a whole list or its search results. Searches have their own limit. */
export function listOrSearch(list: Limit): (request: FastifyRequest) => Limit {
  return ({ query }) => (typeof Reflect.get(Object(query), 'search') === 'string' ? SEARCHES : list);
}

function hashOf(subject: string): string {
  return createHash('sha256').update(subject).digest('base64url');
}
