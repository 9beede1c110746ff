import { type AnyColumn, asc, Column, desc, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from './connection.ts';
import { sendByText } from './statement.ts';

/** A page of a list: a limit and the cursor after which it starts. Each list defines its own cursors. */
export interface PageRequest<Cursor> {
  readonly limit: number;
  /** End of the previous page. Undefined for the first page. */
  readonly after: Cursor | undefined;
}

/** Cursor of a list that is sorted by creation time. */
export const TimeCursor = v.object({ at: v.string(), id: v.string() });
export type TimeCursor = v.InferOutput<typeof TimeCursor>;

export function timeCursor({ createdAt, id }: { readonly createdAt: Date; readonly id: string }): TimeCursor {
  return { at: createdAt.toISOString(), id };
}

/** Condition for rows after a cursor of such a list: later, or earlier if the newest come first. */
export function isAfterMoment(
  { at, id }: { readonly at: AnyColumn; readonly id: AnyColumn },
  after: TimeCursor | undefined,
  { newestFirst }: { newestFirst: boolean },
): SQL | undefined {
  return after && sql`(${at}, ${id}) ${sql.raw(newestFirst ? '<' : '>')} (${after.at}::timestamptz, ${after.id}::uuid)`;
}

/** Cursor of a list that is sorted by name. */
export const NameCursor = v.object({ name: v.string(), id: v.string() });
export type NameCursor = v.InferOutput<typeof NameCursor>;

export function nameCursor({ name, id }: { readonly name: string; readonly id: string }): NameCursor {
  return { name, id };
}

export function isAfterName(name: AnyColumn, id: AnyColumn, after: NameCursor | undefined): SQL | undefined {
  return after && sql`(${name}, ${id}) > (${after.name}, ${after.id}::uuid)`;
}

/** Cursor of a list with a selectable order: the sort values as text. */
export const SortCursor = v.array(v.string());
export type SortCursor = v.InferOutput<typeof SortCursor>;

/** One way to sort a list: by columns or computed texts, of which the last is unique. */
export interface Sorting<Row> {
  readonly columns: readonly (AnyColumn | SQL)[];
  /** Returns the sort values of a row. */
  readonly cursorOf: (row: Row) => SortCursor;
}

/**
 * Returns the requested order and the condition for rows after a cursor. A minus before the name reverses the order; the index is then read
 * backwards.
 */
export function sortedBy<Row, Name extends string>(sortings: Readonly<Record<Name, Sorting<Row>>>, order: Name | `-${Name}`) {
  const isDescending = order.startsWith('-');
  const { columns, cursorOf } = sortings[order.replace('-', '') as Name];
  const isAfter = (after: SortCursor | undefined): SQL | undefined => {
    if (!after) return undefined;
    const values = columns.map((column, index) => sql`${after[index]}::${sql.raw(is(column, Column) ? column.getSQLType() : 'text')}`);
    return sql`(${sql.join([...columns], sql`, `)}) ${sql.raw(isDescending ? '<' : '>')} (${sql.join(values, sql`, `)})`;
  };
  return { isAfter, cursorOf, orderBy: columns.map((column) => (isDescending ? desc(column) : asc(column))) };
}

/** Number of rows of a list on all pages. */
export interface Total {
  readonly count: number;
  /** False when counting stopped at its limit. */
  readonly isExact: boolean;
}

/** One page of a list. */
export interface Page<Item, Cursor> {
  readonly items: readonly Item[];
  /** End of this page. Undefined on the last page. */
  readonly next: Cursor | undefined;
  /** Undefined on every page but the first. */
  readonly total: Total | undefined;
}

/** The list from which a page is read. */
export interface PageSource<Row, Cursor> {
  /** Reads that many rows after the cursor. */
  readonly read: (limit: number, after: Cursor | undefined) => Promise<readonly Row[]>;
  /** Returns the cursor of a row. */
  readonly cursorOf: (row: Row) => Cursor;
  readonly count: () => Promise<Total>;
}

/**
 * Reads a page. It reads one row more than requested to find out whether there is another page. The total is counted for the first page
 * only, and a limit of 0 reads no rows.
 */
export async function readPage<Row, Cursor>(
  { limit, after }: PageRequest<Cursor>,
  source: PageSource<Row, Cursor>,
): Promise<Page<Row, Cursor>> {
  const [rows, total] = await Promise.all([
    limit > 0 ? source.read(limit + 1, after) : [],
    after === undefined ? source.count() : undefined,
  ]);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? source.cursorOf(last) : undefined, total };
}

/** An empty page, for lists that are known to be empty. */
export function emptyPage(): Page<never, never> {
  return { items: [], next: undefined, total: { count: 0, isExact: true } };
}

/** Maps the items of a page. */
export function mapPage<Row, Item, Cursor>({ items, ...page }: Page<Row, Cursor>, toItem: (row: Row) => Item): Page<Item, Cursor> {
  return { ...page, items: items.map(toItem) };
}

/** Limit of counting: an exact larger total costs more than it is worth. */
export const MAX_COUNT = 10_000;

/** The clause that ends counting: one row more shows that there are more. */
export function upTo(most = MAX_COUNT): SQL {
  return sql.raw(`limit ${most + 1}`);
}

/** Counts the rows that match a condition, up to the limit. */
export function countWhere(db: Database, table: SQLWrapper, condition: SQL | undefined): Promise<Total> {
  return countUpTo(db, sql`select from ${table} where ${condition ?? sql`true`}`);
}

/**
 * Counts the rows of a query, up to the limit. The limit is part of the text: of a value that it does not know, the planner expects a tenth of
 * the rows, and prefers to begin quickly.
 */
export async function countUpTo(db: Database, rows: SQL, most = MAX_COUNT): Promise<Total> {
  const counting = sql`select count(*)::int as count from (${rows} ${upTo(most)}) counted`;
  const { rows: counted } = await sendByText<{ count: number }>(db, counting);
  const count = counted[0]?.count ?? 0;
  return { count: Math.min(count, most), isExact: count <= most };
}
