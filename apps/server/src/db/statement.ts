import { createHash } from 'node:crypto';
import { Column, getTableName, is, type Placeholder, SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { PgDialect, PgSession } from 'drizzle-orm/pg-core';
import type { Database } from './connection.ts';

/** Returns a placeholder in a statement for a value that is passed with each call. */
export type ValueOf<Name extends string> = (name: Name) => Placeholder<Name>;

type Values<Name extends string> = Readonly<Record<Name, unknown>>;

interface Prepared {
  execute(values: Record<string, unknown>): Promise<unknown>;
}

/** The members of drizzle's prepared statement that its types leave out. */
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
 * A prepared statement for frequent reads. Its text and row mapping are built once, at the first call; each connection parses and plans it
 * once. Values have to be passed as they are sent, times as ISO 8601.
 */
export function statement<Name extends string, Result>(
  build: (db: Database, value: ValueOf<Name>) => Builder<Result>,
): (db: Database, values: Values<Name>) => Promise<Result> {
  return preparedOnce((db, value) => {
    const prepare = (name: string) => build(db, value).prepare(name) as unknown as Internals & { getQuery(): { sql: string } };
    return prepare(nameOf(prepare('').getQuery().sql));
  });
}

/** The same for hand-written SQL. */
export function rawStatement<Row extends Record<string, unknown>, Name extends string = string>(
  build: (value: ValueOf<Name>) => SQL,
): (db: Database, values: Values<Name>) => Promise<{ rows: Row[] }> {
  return preparedOnce((db, value: ValueOf<Name>) => {
    const { dialect, session } = db as unknown as { dialect: PgDialect; session: PgSession };
    const query = dialect.sqlToQuery(build(value));
    return session.prepareQuery(query, undefined, nameOf(query.sql), false) as unknown as Internals;
  });
}

const names = new Map<string, string>();
/** Maximum number of texts that get a name. After that, lists with new combinations of filters are sent unnamed. */
const MAX_NAMES = 500;

/** Sends a hand-written statement whose text depends on its filters, by name as long as there are few different texts. */
export function sendByText<Row extends Record<string, unknown>>(db: Database, wanted: SQL): Promise<{ rows: Row[] }> {
  const { dialect, session } = db as unknown as { dialect: PgDialect; session: PgSession };
  const query = dialect.sqlToQuery(wanted);
  if (!names.has(query.sql) && names.size < MAX_NAMES) names.set(query.sql, nameOf(query.sql));
  return session
    .prepareQuery<{ execute: { rows: Row[] }; all: never; values: never }>(query, undefined, names.get(query.sql), false)
    .execute();
}

function preparedOnce<Name extends string, Result>(make: (db: Database, value: ValueOf<Name>) => Internals) {
  const prepared = new Map<unknown, Internals>();
  return (db: Database, values: Values<Name>): Promise<Result> => {
    const { session } = db as unknown as { session: { client: unknown; constructor: unknown } };
    // Tests use both engines in one process, and each has its own kind of prepared statement.
    const known = prepared.get(session.constructor) ?? make(db, (name) => sql.placeholder(name));
    if (!prepared.has(session.constructor)) {
      prepared.set(session.constructor, known);
      if (known.fields) known.customResultMapper = readerOf(known.fields, known.joinsNotNullableMap);
    }
    // The same statement on the current connection: that of the institute, or of the transaction.
    const here: Prepared = Object.create(known, { client: { value: session.client } });
    return here.execute(values) as Promise<Result>;
  };
}

/** Derived from a hash of the text, so that a text has the same name on every node and no two texts share one. */
function nameOf(text: string): string {
  return `q${createHash('sha256').update(text).digest('hex').slice(0, 24)}`;
}

/** Maps rows as drizzle does, but determines the column decoders only once. */
function readerOf(fields: readonly SelectedField[], joined: Internals['joinsNotNullableMap']) {
  const columns = fields.map(({ path: [group = '', name], field }) => {
    const decoder = (is(field, Column) ? field : decoderOf(field)) as { mapFromDriverValue(value: unknown): unknown };
    return { group, name, decode: (value: unknown) => (value === null ? null : decoder.mapFromDriverValue(value)) };
  });
  const groups = [...new Set(columns.flatMap(({ group, name }) => (name === undefined ? [] : [group])))];
  // A joined row that is missing is null as a whole. Its first column, which is a key, shows it.
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
