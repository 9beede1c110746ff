import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instituteId } from '../db/columns.ts';
import { institutes } from '../features/institutes/institutes.table.ts';

/**
 * By what a key that is kept outside the database is known again: a server with another one is told so when it starts, before it
 * writes what the others cannot read. Nothing can be computed back to the key.
 */
export const keyChecks = pgTable(
  'key_checks',
  {
    instituteId: instituteId().references(() => institutes.id),
    purpose: text('purpose', { enum: ['feedback', 'audit', 'credentials'] }).notNull(),
    fingerprint: text('fingerprint').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.purpose] })],
);
