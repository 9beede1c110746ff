import { sql } from 'drizzle-orm';
import type { Database } from '../db/connection.ts';

/** Returns the time of the database server. */
export async function readClock(db: Database): Promise<Date> {
  const { rows } = await db.execute<{ now: string }>(sql`select (extract(epoch from clock_timestamp()) * 1000)::bigint::text as now`);
  return new Date(Number(rows[0]?.now));
}

/** Returns the time of the latest row of the audit log, which is append-only. Undefined when the log is empty. */
export async function readLatestNote(db: Database): Promise<Date | undefined> {
  const { rows } = await db.execute<{ at: string | null }>(
    sql`select (extract(epoch from max(at)) * 1000)::bigint::text as at from audit_log`,
  );
  const at = rows[0]?.at;
  return at == null ? undefined : new Date(Number(at));
}
