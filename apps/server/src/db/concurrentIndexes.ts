import { sql } from 'drizzle-orm';
import type { Database } from './connection.ts';

/** An index that is built beside a migration instead of in it, so that nobody who writes waits for it. */
export interface ConcurrentIndex {
  readonly name: string;
  readonly table: string;
  /** What stands between the table and the end of the statement: the columns, and a condition if there is one. */
  readonly definition: string;
}

/** Every one there is. It is in no table file: drizzle-kit would write it into a migration, where it would lock the table. */
export const CONCURRENT_INDEXES: readonly ConcurrentIndex[] = [
  // Places in the chain, and rows that have none yet.
  { name: 'audit_log_position', table: 'audit_log', definition: '(institute_id, position)' },
];

/** Those that are not there, or that a build which was cut short left unusable. */
export async function missingIndexes(db: Database, wanted = CONCURRENT_INDEXES): Promise<ConcurrentIndex[]> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select c.relname as name from pg_index i join pg_class c on c.oid = i.indexrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = 'public' and i.indisvalid`);
  const valid = new Set(rows.map(({ name }) => name));
  return wanted.filter(({ name }) => !valid.has(name));
}

/**
 * Builds indexes, one after the other and outside of any transaction: concurrently where others may write meanwhile, plainly where nobody
 * can.
 */
export async function buildIndexes(
  db: Database,
  indexes: readonly ConcurrentIndex[],
  { isConcurrent }: { isConcurrent: boolean },
): Promise<void> {
  const how = sql.raw(isConcurrent ? 'concurrently' : '');
  for (const { name, table, definition } of indexes) {
    const { rows } = await db.execute<{ unusable: string | null }>(sql`select to_regclass(${name})::text as unusable`);
    if (rows[0]?.unusable != null) await db.execute(sql`drop index ${how} ${sql.identifier(name)}`);
    await db.execute(sql`create index ${how} ${sql.identifier(name)} on ${sql.identifier(table)} ${sql.raw(definition)}`);
  }
}
