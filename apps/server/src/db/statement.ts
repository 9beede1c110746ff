import { createHash } from 'node:crypto';
import { Column, getTableName, is, type Placeholder, SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import type { Database } from './connection.ts';

/** What stands in a statement for a value that comes with each call. */
export type ValueOf<Name extends string> = (name: Name) => Placeholder<Name>;

type Values<Name extends string> = Readonly<Record<Name, unknown>>;

interface Prepared {
  execute(values: Record<string, unknown>): Promise<unknown>;
}

/** The parts of the query builder's own prepared statement that its types leave out. */
interface Internals extends Prepared {
  readonly client: unknown;
  readonly fields: readonly SelectedField[] | undefined;
  readonly joinsNotNullableMap: Readonly<Record<string, boolean>> | undefined;
  customResultMapper: ((rows: readonly unknown[][]) => unknown) | undefined;
}

interface SelectedField {
  readonly path: readonly string[];
  readonly field: SQLWrapper;
}

interface Builder<Result> {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> };
}

/**
 * A statement whose text and whose way of reading rows are made once, at the first call, and which the database is sent once on each
 * connection and plans once: for what is read at every turn. Values have to be as they are sent; moments as ISO 8601.
 */
export function statement<Name extends string, Result>(
  build: (db: Database, value: ValueOf<Name>) => Builder<Result>,
): (db: Database, values: Values<Name>) => Promise<Result> {
  return madeOnce((db, value) => {
    const prepare = (name: string) => build(db, value).prepare(name) as unknown as Internals & { getQuery(): { sql: string } };
    return prepare(nameOf(prepare('').getQuery().sql));
  });
}

/** The same for a statement that is written by hand. */
export function handwritten<Row extends Record<string, unknown>, Name extends string = string>(
  build: (value: ValueOf<Name>) => SQL,
): (db: Database, values: Values<Name>) => Promise<{ rows: Row[] }> {
  return madeOnce((db, value: ValueOf<Name>) => {
    const { dialect, session } = db as unknown as { dialect: PgDialect; session: PgSession };
    const query = dialect.sqlToQuery(build(value));
    return session.prepareQuery(query, undefined, nameOf(query.sql), false) as unknown as Internals;
  });
}

const names = new Map<string, string>();
/** Lists that are narrowed down in some other way than all before them are sent without a name from here on. */
const MAX_NAMES = 500;

/** Sends a statement by hand whose text hangs on what is asked, and by its name where few others can be asked. */
export function sendByText<Row extends Record<string, unknown>>(db: Database, wanted: SQL): Promise<{ rows: Row[] }> {
  const { dialect, session } = db as unknown as { dialect: PgDialect; session: PgSession };
  const query = dialect.sqlToQuery(wanted);
  if (!names.has(query.sql) && names.size < MAX_NAMES) names.set(query.sql, nameOf(query.sql));
  return session
    .prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(query, undefined, names.get(query.sql), false)
    .execute();
}

function madeOnce<Name extends string, Result>(make: (db: Database, value: ValueOf<Name>) => Internals) {
  const made = new Map<unknown, Internals>();
  return (db: Database, values: Values<Name>): Promise<Result> => {
    const { session } = db as unknown as { session: { client: unknown; constructor: unknown } };
    // Of both databases in one process, which only tests have, each speaks in its own way.
    const known = made.get(session.constructor) ?? make(db, (name) => sql.placeholder(name));
    if (!made.has(session.constructor)) {
      made.set(session.constructor, known);
      if (known.fields) known.customResultMapper = readerOf(known.fields, known.joinsNotNullableMap);
    }
    // The same statement over the connection at hand: that of the institute, or of the transaction.
    const here: Prepared = Object.create(known, { client: { value: session.client } });
    return here.execute(values) as Promise<Result>;
  };
}

/** The same text has the same name on every node, and no other text has it. */
function nameOf(text: string): string {
  return `q${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
}

/** Reads rows as the query builder does, and looks only once at what each column is. */
function readerOf(fields: readonly SelectedField[], joined: Internals['joinsNotNullableMap']) {
  const columns = fields.map(({ path: [group = '', name], field }) => {
    const decoder = (is(field, Column) ? field : decoderOf(field)) as { mapFromDriverValue(value: unknown): unknown };
    return { group, name, decode: (value: unknown) => (value === null ? null : decoder.mapFromDriverValue(value)) };
  });
  const groups = [...new Set(columns.flatMap(({ group, name }) => (name === undefined ? [] : [group])))];
  // What is joined and not there is null as a whole; its first column says so, as it is a key.
  const mayBeMissing = groups.flatMap((group) => {
    const first = fields.findIndex(({ path }) => path[0] === group);
    const field = fields[first]?.field;
    return joined && is(field, Column) && !joined[getTableName(field.table)] ? [{ group, first }] : [];
  });
  return (rows: readonly unknown[][]) =>
    rows.map((values) => {
      const row: Record<string, unknown> = {};
      for (const group of groups) row[group] = {};
      for (let index = 0; index < columns.length; index += 1) {
        const { group, name, decode } = columns[index] as (typeof columns)[number];
        if (name === undefined) row[group] = decode(values[index]);
        else (row[group] as Record<string, unknown>)[name] = decode(values[index]);
      }
      for (const { group, first } of mayBeMissing) if (values[first] === null) row[group] = null;
      return row;
    });
}

function decoderOf(field: SQLWrapper): unknown {
  const expression = is(field, SQL) ? field : (field as unknown as { sql: SQL }).sql;
  return Reflect.get(expression, 'decoder');
}
