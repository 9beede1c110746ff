import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instituteId } from '../db/columns.ts';
import { institutes } from '../features/institutes/institutes.table.ts';

/**
 * Fingerprints of the keys that are kept outside the database. A server with another key fails at start, before it writes rows that the
 * other nodes cannot read. The key cannot be computed from its fingerprint.
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
