import { type AnyColumn, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './connection.ts';

/**
 * Batch size of bulk statements. A batch is sent as a single parameter: serializing a thousand parameters one by one blocks the event loop
 * for a tenth of a second.
 */
export const BATCH_SIZE = 500;

/** Condition that a text column is one of these values, which are sent as a single parameter. */
export function isOneOf(column: AnyColumn | SQL, texts: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...texts])}::text[])`;
}

/** Inserts rows that all have the same columns. They are sent as a single JSON parameter. */
export async function insertRows<Table extends PgTable>(tx: Database, table: Table, rows: readonly Table['$inferInsert'][]): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in first);
  const names = sql.join(
    columns.map(([, { name }]) => sql.identifier(name)),
    sql`, `,
  );
  const typed = sql.join(
    columns.map(([, column]) => sql`${sql.identifier(column.name)} ${sql.raw(column.getSQLType())}`),
    sql`, `,
  );
  for (let start = 0; start < rows.length; start += BATCH_SIZE) {
    const part = rows
      .slice(start, start + BATCH_SIZE)
      .map((row: Readonly<Record<string, unknown>>) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])));
    await tx.execute(sql`
      insert into ${table} (${names}) select ${names} from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) given (${typed})`);
  }
}
