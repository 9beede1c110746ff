import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import { contextOf } from './institute.ts';
import { addToCounter, type CounterRow, deleteCounter, deleteCountersUntil } from './rateLimit.repo.ts';

export interface Limit {
  /** Names the counter: `login.address`. */
  readonly name: string;
  readonly attempts: number;
  readonly windowMs: number;
}

/** Whether one more attempt is fine; if not, after how many seconds it will be. */
export type Attempt = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

type Counted = Pick<Context, 'db' | 'instituteId' | 'clock'>;

/**
 * After this many refused attempts the process remembers that somebody has to wait, and no longer asks the database. It is more than one
 * because attempts may be counted and given back at the same moment.
 */
const REMEMBERED_AFTER = 8;
/** How many waits are remembered before expired ones are removed. */
const REMEMBERED = 1000;

/** Until when somebody has to wait, by counter: of each database, since it must outlast a request. */
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
 * Counts one attempt of somebody and says whether it is within the limit. Counted before the work is done, so that
 * attempts made at the same moment cannot slip through together.
 */
export async function takeAttempt(context: Counted, limit: Limit, subject: string): Promise<Attempt> {
  return takePlace(context, limit, subject);
}

/** As `takeAttempt`, for those who are let through one after the other: which of its window an attempt is, from 1 on. */
export async function takePlace(context: Counted, limit: Limit, subject: string): Promise<Attempt & { readonly place: number }> {
  const known = isKnownToWait(context, limit, subject);
  if (!known.allowed) return { ...known, place: 0 };
  const { key, attempts, expiresAt } = await count(context, limit, { subject, attempts: 1 });
  if (attempts <= limit.attempts) return { allowed: true, place: attempts };
  if (attempts >= limit.attempts + REMEMBERED_AFTER) remember(context, key, expiresAt);
  return { ...waitFor(expiresAt.getTime() - context.clock().getTime()), place: 0 };
}

/** Whether this process remembers that somebody has to wait. Asks and changes nothing, so a rush of attempts costs nothing. */
export function isKnownToWait(context: Counted, limit: Limit, subject: string): Attempt {
  const ms = (waitingOf(context.db).get(keyOf(context, limit, subject)) ?? 0) - context.clock().getTime();
  return ms > 0 ? waitFor(ms) : { allowed: true };
}

/** Gives one attempt back that turned out to be none of those that the limit is about. */
export async function giveBackAttempt(context: Counted, limit: Limit, subject: string): Promise<void> {
  await count(context, limit, { subject, attempts: -1 });
}

/** Forgets the attempts of somebody who has shown that all is well. */
export async function forgetAttempts(context: Counted, limit: Limit, subject: string): Promise<void> {
  const key = keyOf(context, limit, subject);
  await deleteCounter(context.db, key);
  waitingOf(context.db).delete(key);
}

/** Removes counters whose time is over. */
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
  if (known.size >= REMEMBERED) for (const [other, end] of known) if (end <= now) known.delete(other);
  known.set(key, until.getTime());
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
