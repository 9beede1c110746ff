import { type AnyPgColumn, bigint, customType, foreignKey, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The first column of every key, so that institutes can share a database and rows can be partitioned by it. */
export const instituteId = () => uuid('institute_id').notNull();
export const id = () => uuid('id').notNull();

/** A timestamp with millisecond precision, as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** An amount of money in paise. */
export const paise = (name: string) => bigint(name, { mode: 'number' }).notNull();

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });

/** A foreign key to a row of the same institute, by its id. */
export const referenceTo = (
  parent: { readonly instituteId: AnyPgColumn; readonly id: AnyPgColumn },
  name: string,
  columns: [instituteId: AnyPgColumn, id: AnyPgColumn],
) => foreignKey({ name, columns, foreignColumns: [parent.instituteId, parent.id] });

/** Some columns of a table, to select them under their names. */
export function columnsOf<Columns, Name extends keyof Columns>(columns: Columns, ...names: readonly Name[]): Pick<Columns, Name> {
  return Object.fromEntries(names.map((name) => [name, columns[name]])) as Pick<Columns, Name>;
}
