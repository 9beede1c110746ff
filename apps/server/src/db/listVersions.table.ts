import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { institutes } from '../features/institutes/institutes.table.ts';
import { instituteId } from './columns.ts';

/**
 * Counts how often the rows behind a list have changed; the version is the sum of a list's places. Triggers count in the writing
 * transaction, each in a place that no concurrent transaction holds, so that writers never wait for each other.
 */
export const listVersions = pgTable(
  'list_versions',
  {
    instituteId: instituteId().references(() => institutes.id, { onDelete: 'cascade' }),
    /** The table whose rows changed. */
    list: text('list').notNull(),
    place: uuid('place').notNull().defaultRandom(),
    changes: bigint('changes', { mode: 'number' }).notNull(),
    /** The last transaction that counted here. A transaction counts once, however many rows it writes. */
    writer: text('writer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.list, table.place] })],
);
