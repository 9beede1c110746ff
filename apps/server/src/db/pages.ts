import { type AnyColumn, asc, Column, desc, is, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import * as v from 'valibot';
import type { Database } from './connection.ts';
import { sendByText } from './statement.ts';

/** Which page of a list is wanted: so many rows after a place. The places of a list are its own matter. */
export interface PageRequest<Place> {
  readonly limit: number;
  /** Where the page before ended; undefined for the first page. */
  readonly after: Place | undefined;
}

/** Where a page ends of a list that goes by when its rows came. */
export const MomentPlace = v.object({ at: v.string(), id: v.string() });
export type MomentPlace = v.InferOutput<typeof MomentPlace>;

export function momentPlace({ createdAt, id }: { readonly createdAt: Date; readonly id: string }): MomentPlace {
  return { at: createdAt.toISOString(), id };
}

/** What comes after a place in such a list: later, or earlier where the newest are first. */
export function isAfterMoment(
  { at, id }: { readonly at: AnyColumn; readonly id: AnyColumn },
  after: MomentPlace | undefined,
  { newestFirst }: { newestFirst: boolean },
): SQL | undefined {
  return after && sql`(${at}, ${id}) ${sql.raw(newestFirst ? '<' : '>')} (${after.at}::timestamptz, ${after.id}::uuid)`;
}

/** Where a page ends of a list that goes by names. */
export const NamePlace = v.object({ name: v.string(), id: v.string() });
export type NamePlace = v.InferOutput<typeof NamePlace>;

export function namePlace({ name, id }: { readonly name: string; readonly id: string }): NamePlace {
  return { name, id };
}

export function isAfterName(name: AnyColumn, id: AnyColumn, after: NamePlace | undefined): SQL | undefined {
  return after && sql`(${name}, ${id}) > (${after.name}, ${after.id}::uuid)`;
}

/** Where a page ends of a list whose order somebody chooses: what the order goes by, as text. */
export const SortedPlace = v.array(v.string());
export type SortedPlace = v.InferOutput<typeof SortedPlace>;

/** One way to sort a list: by these columns, or texts that a statement computes, the last of which tells one row from all others. */
export interface Sorting<Row> {
  readonly columns: readonly (AnyColumn | SQL)[];
  /** What the columns hold of a row. */
  readonly placeOf: (row: Row) => SortedPlace;
}

/** The order that is asked for, and what comes after a place in it. A minus before its name turns it round, and an index is read backwards. */
export function sortedBy<Row, Name extends string>(sortings: Readonly<Record<Name, Sorting<Row>>>, order: Name | `-${Name}`) {
  const isDescending = order.startsWith('-');
  const { columns, placeOf } = sortings[order.replace('-', '') as Name];
  const isAfter = (after: SortedPlace | undefined): SQL | undefined => {
    if (!after) return undefined;
    const values = columns.map((column, index) => sql`${after[index]}::${sql.raw(is(column, Column) ? column.getSQLType() : 'text')}`);
    return sql`(${sql.join([...columns], sql`, `)}) ${sql.raw(isDescending ? '<' : '>')} (${sql.join(values, sql`, `)})`;
  };
  return { isAfter, placeOf, orderBy: columns.map((column) => (isDescending ? desc(column) : asc(column))) };
}

/** So many rows from a place on. */
export interface PageRange<Place> {
  readonly limit: number;
  readonly after: Place | undefined;
}

/** How many rows a list has on all pages. */
export interface Total {
  readonly count: number;
  /** False where counting stopped before the end. */
  readonly isExact: boolean;
}

/** One page of a list. */
export interface Page<Item, Place> {
  readonly items: readonly Item[];
  /** Where this page ends; undefined on the last one. */
  readonly next: Place | undefined;
  /** Undefined on every page but the first. */
  readonly total: Total | undefined;
}

/** A list as a page is cut from it. */
export interface PageSource<Row, Place> {
  /** Reads so many rows from the place on. */
  readonly read: (limit: number, after: Place | undefined) => Promise<readonly Row[]>;
  /** The place of a row. */
  readonly placeOf: (row: Row) => Place;
  readonly count: () => Promise<Total>;
}

/**
 * Reads a page: one row more than wanted, which tells whether there is another page. How many there are in all is counted for the first
 * page alone, and no row is read for a page of none.
 */
export async function readPage<Row, Place>(
  { limit, after }: PageRequest<Place>,
  source: PageSource<Row, Place>,
): Promise<Page<Row, Place>> {
  const [rows, total] = await Promise.all([
    limit > 0 ? source.read(limit + 1, after) : [],
    after === undefined ? source.count() : undefined,
  ]);
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return { items, next: rows.length > limit && last !== undefined ? source.placeOf(last) : undefined, total };
}

/** A page of nothing, where that is known without asking. */
export function emptyPage(): Page<never, never> {
  return { items: [], next: undefined, total: { count: 0, isExact: true } };
}

/** The same page of other things. */
export function mapPage<Row, Item, Place>({ items, ...page }: Page<Row, Place>, toItem: (row: Row) => Item): Page<Item, Place> {
  return { ...page, items: items.map(toItem) };
}

/** Beyond so many, counting costs more than anybody gains by knowing. */
export const COUNTED_AT_MOST = 10_000;

/** Counts what fulfils a condition, up to where counting stops. */
export function countWhere(db: Database, table: SQLWrapper, condition: SQL | undefined): Promise<Total> {
  return countUpTo(db, sql`select from ${table} where ${condition ?? sql`true`}`);
}

/** Counts the rows of a query, up to where counting stops. */
export async function countUpTo(db: Database, rows: SQL, most = COUNTED_AT_MOST): Promise<Total> {
  const counting = sql`select count(*)::int as count from (${rows} limit ${most + 1}) counted`;
  const { rows: counted } = await sendByText<{ count: number }>(db, counting);
  const count = counted[0]?.count ?? 0;
  return { count: Math.min(count, most), isExact: count <= most };
}
