import { sql } from 'drizzle-orm';
import type { Database } from './connection.ts';

/** What everybody of the database waits for. */
export const WHOLE_DATABASE = 'database';

/**
 * Makes transactions that lock the same kind of the same thing wait for one another until they end; those that share it do not wait for
 * each other. The lock is no row's: that would leave the transaction's number on it, and there may be no row.
 */
export async function advisoryLock(
  tx: Database,
  kind: string,
  id: string,
  { isShared = false }: { readonly isShared?: boolean } = {},
): Promise<void> {
  const lock = sql.raw(isShared ? 'pg_advisory_xact_lock_shared' : 'pg_advisory_xact_lock');
  await tx.execute(sql`select ${lock}(hashtextextended(${`${id} ${kind}`}, 0))`);
}
