import { sql } from 'drizzle-orm';
import type { Database } from './connection.ts';

/** Lock subject for work on the whole database. */
export const WHOLE_DATABASE = 'database';

/**
 * Takes an advisory lock on a kind and a subject until the transaction ends. Shared locks do not block each other. It is not a row lock:
 * that would write the transaction id into the row, and there may be no row.
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
