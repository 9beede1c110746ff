import { sql } from 'drizzle-orm';
import { expect } from 'vitest';
import type { Database } from '../db/connection.ts';

/** Resolves once a transaction of this database waits for a row that another one has locked, or the work is over. */
export async function waitsForRow(db: Database, work: Promise<unknown>): Promise<void> {
  let isOver = false;
  const end = () => {
    isOver = true;
  };
  work.then(end, end);
  const isWaiting = async () => {
    const { rows } = await db.execute(sql`
      select from pg_locks l join pg_stat_activity a on a.pid = l.pid
      where not l.granted and l.locktype in ('transactionid', 'tuple') and a.datname = current_database()`);
    return isOver || rows.length > 0;
  };
  await expect.poll(isWaiting).toBe(true);
}
