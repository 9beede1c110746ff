import { eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';
import { rateLimits } from './rateLimit.table.ts';

/** A counter and the time at which it expires. */
export type CounterRow = typeof rateLimits.$inferSelect;

/** Increments a counter in one statement. An expired counter starts again. Returns the new value. */
export async function addToCounter(
  db: Database,
  { key, attempts, expiresAt, now }: CounterRow & { readonly now: Date },
): Promise<CounterRow> {
  const isExpired = lte(rateLimits.expiresAt, now);
  const [row] = await db
    .insert(rateLimits)
    .values({ key, attempts, expiresAt })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        attempts: sql`case when ${isExpired} then excluded.attempts else ${rateLimits.attempts} + excluded.attempts end`,
        expiresAt: sql`case when ${isExpired} then excluded.expires_at else ${rateLimits.expiresAt} end`,
      },
    })
    .returning();
  if (!row) throw new Error('A counter was not written.');
  return row;
}

export async function deleteCounter(db: Database, key: string): Promise<void> {
  await db.delete(rateLimits).where(eq(rateLimits.key, key));
}

/** Deletes counters that expire before that time. */
export async function deleteCountersUntil(db: Database, moment: Date): Promise<void> {
  await db.delete(rateLimits).where(lte(rateLimits.expiresAt, moment));
}
