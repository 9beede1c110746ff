import { createHash } from 'node:crypto';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Context } from '../context.ts';
import { rateLimits } from '../db/schema.ts';

export interface Limit {
  /** Names the counter: `login.address`. */
  readonly name: string;
  readonly attempts: number;
  readonly windowMs: number;
}

/** Whether one more attempt is fine; if not, after how many seconds it will be. */
export type Attempt = { readonly allowed: true } | { readonly allowed: false; readonly retryAfterSeconds: number };

/**
 * Counts one attempt of somebody and says whether it is within the limit. Counted before the work is done, so that
 * attempts made at the same moment cannot slip through together.
 */
export async function takeAttempt({ db, clock, instituteId }: Context, limit: Limit, subject: string): Promise<Attempt> {
  const now = clock();
  const fresh = { attempts: 1, expiresAt: new Date(now.getTime() + limit.windowMs) };
  const isOver = lte(rateLimits.expiresAt, now);
  const [row] = await db
    .insert(rateLimits)
    .values({ instituteId, key: keyOf(limit, subject), ...fresh })
    .onConflictDoUpdate({
      target: [rateLimits.instituteId, rateLimits.key],
      set: {
        attempts: sql`case when ${isOver} then 1 else ${rateLimits.attempts} + 1 end`,
        expiresAt: sql`case when ${isOver} then ${fresh.expiresAt.toISOString()}::timestamptz else ${rateLimits.expiresAt} end`,
      },
    })
    .returning({ attempts: rateLimits.attempts, expiresAt: rateLimits.expiresAt });
  if (!row || row.attempts <= limit.attempts) return { allowed: true };
  return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil((row.expiresAt.getTime() - now.getTime()) / 1000)) };
}

/** Forgets the attempts of somebody who has shown that all is well. */
export async function forgetAttempts({ db, instituteId }: Context, limit: Limit, subject: string): Promise<void> {
  await db.delete(rateLimits).where(and(eq(rateLimits.instituteId, instituteId), eq(rateLimits.key, keyOf(limit, subject))));
}

/** Removes counters whose time is over. */
export async function sweepAttempts({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.expiresAt, clock()));
}

function keyOf({ name }: Limit, subject: string): string {
  return `${name}:${createHash('sha256').update(subject).digest('base64url')}`;
}
