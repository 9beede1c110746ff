import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';

/**
 * Has what one person does of a kind wait for each other, until the transaction ends. The lock is no row's: that would leave the
 * transaction's number, which anonymous feedback carries too, on the person.
 */
export async function lockDailyLimit(tx: Database, userId: string, kind: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${userId} ${kind}`}, 0))`);
}
