import { type AnyColumn, getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './connection.ts';

/**
 * How many rows work on many takes at a time. A thousand values of a statement are one here and not a thousand, because writing that
 * many into a statement one by one holds the event loop, and with it everybody, for a tenth of a second.
 */
export const AT_A_TIME = 500;

/** Whether a text of a row is one of these, which are sent as one value. */
export function isOneOf(column: AnyColumn | SQL, texts: readonly string[]): SQL {
  return sql`${column} = any(${sql.param([...texts])}::text[])`;
}

/** Adds rows, which all have the same columns and are sent as one value: a list in JSON. */
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
  for (let start = 0; start < rows.length; start += AT_A_TIME) {
    const part = rows
      .slice(start, start + AT_A_TIME)
      .map((row: Readonly<Record<string, unknown>>) => Object.fromEntries(columns.map(([key, { name }]) => [name, row[key]])));
    await tx.execute(sql`
      insert into ${table} (${names}) select ${names} from jsonb_to_recordset(${JSON.stringify(part)}::jsonb) given (${typed})`);
  }
}
