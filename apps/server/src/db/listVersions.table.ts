import { bigint, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { institutes } from '../features/institutes/institutes.table.ts';
import { instituteId } from './columns.ts';

/**
 * How often the rows behind a list have changed: the sum of its places. Triggers count in the transaction that writes, each in a place
 * that no other transaction holds at that moment, so that writers never wait for each other.
 */
export const listVersions = pgTable(
  'list_versions',
  {
    instituteId: instituteId().references(() => institutes.id, { onDelete: 'cascade' }),
    /** The table whose rows changed. */
    list: text('list').notNull(),
    place: uuid('place').notNull().defaultRandom(),
    changes: bigint('changes', { mode: 'number' }).notNull(),
    /** The transaction that counted here last: it counts once, whatever number of rows it writes. */
    writer: text('writer').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.list, table.place] })],
);
