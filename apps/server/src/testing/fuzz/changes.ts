import { sql } from 'drizzle-orm';
import type { Database } from '../../db/connection.ts';

/**
 * Tables that a refused call may change: rate limits (`rate_limits`), session uses (`sessions`), and released keys (`idempotency_keys`).
 */
const BOOKKEEPING = ['rate_limits', 'sessions', 'idempotency_keys'];

/** Counts every row of every table that is inserted, updated or deleted from now on. Rolled back changes do not count. */
export async function countChanges(db: Database): Promise<void> {
  await db.execute(sql`create table fuzz_changes (name text not null)`);
  await db.execute(sql`
    create function fuzz_count_change() returns trigger language plpgsql as $$
    begin
      insert into public.fuzz_changes values (tg_table_name);
      return null;
    end $$`);
  const { rows } = await db.execute<{ schema: string; name: string }>(
    sql`select table_schema as schema, table_name as name from information_schema.tables
        where table_type = 'BASE TABLE' and (table_schema = 'public' or (table_schema, table_name) = ('jobs', 'job_common'))`,
  );
  for (const { schema, name } of rows.filter((row) => ![...BOOKKEEPING, 'fuzz_changes'].includes(row.name))) {
    await db.execute(
      sql.raw(
        `create trigger fuzz_change after insert or update or delete on ${schema}."${name}" for each row execute function fuzz_count_change()`,
      ),
    );
  }
}

/** The tables that have changed since the last call, once for each row. */
export async function takeChanges(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ name: string }>(sql`delete from fuzz_changes returning name`);
  return rows.map(({ name }) => name);
}
