import { and, eq, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** What a column may be compared with: a value of its type, or another column. */
type Comparable<Column> = Column extends AnyPgColumn ? Column['_']['data'] | AnyPgColumn | SQL : never;

/** An event, by the columns of the tables that refer to it. */
export interface EventKey {
  readonly instituteId: string;
  readonly eventId: string;
}

/** The condition that these columns have these values. */
export function matches<Columns, Name extends keyof Columns>(
  columns: Columns,
  values: { readonly [Each in Name]: Comparable<Columns[Each]> },
): SQL | undefined {
  const names = Object.keys(values) as Name[];
  return and(...names.map((name) => eq(columns[name] as AnyPgColumn, values[name])));
}

/** The condition of a join: the row that another table refers to by the columns of its institute and its id. */
export function isReferenced(
  columns: { readonly instituteId: AnyPgColumn; readonly id: AnyPgColumn },
  instituteId: AnyPgColumn,
  id: AnyPgColumn,
): SQL | undefined {
  return matches(columns, { instituteId, id });
}
