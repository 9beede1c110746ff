import { and, eq, inArray, isNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

type Data<Column> = Column extends AnyPgColumn ? Column['_']['data'] : never;

/** What a column may be compared with: a value of its type or several of them, nothing, or another column. */
type Comparable<Column> = Data<Column> | readonly Data<Column>[] | null | AnyPgColumn | SQL;

/** An event, by the columns of the tables that refer to it. */
export interface EventKey {
  readonly instituteId: string;
  readonly eventId: string;
}

/** The condition that these columns have these values: of a list one of its values, and for null none. */
export function matches<Columns, Name extends keyof Columns>(
  columns: Columns,
  values: { readonly [Each in Name]: Comparable<Columns[Each]> },
): SQL | undefined {
  const conditionOf = (column: AnyPgColumn, value: Comparable<AnyPgColumn>) => {
    if (value === null) return isNull(column);
    return Array.isArray(value) ? inArray(column, value) : eq(column, value);
  };
  return and(...(Object.keys(values) as Name[]).map((name) => conditionOf(columns[name] as AnyPgColumn, values[name])));
}

/** The condition of a join: the row that another table refers to by the columns of its institute and its id. */
export function isReferenced(
  columns: { readonly instituteId: AnyPgColumn; readonly id: AnyPgColumn },
  instituteId: AnyPgColumn,
  id: AnyPgColumn,
): SQL | undefined {
  return matches(columns, { instituteId, id });
}

/** The first row of a statement; undefined if there is none. */
export async function firstRow<Row>(rows: PromiseLike<readonly Row[]>): Promise<Row | undefined> {
  return (await rows)[0];
}
