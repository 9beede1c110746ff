import { customType, timestamp, uuid } from 'drizzle-orm/pg-core';

/** The first column of every key, so that institutes can share a database and rows can be partitioned by it. */
export const instituteId = () => uuid('institute_id').notNull();
export const id = () => uuid('id').notNull();

/** A timestamp with millisecond precision, as a Date. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

export const bytes = customType<{ data: Uint8Array; driverData: Uint8Array }>({ dataType: () => 'bytea' });
