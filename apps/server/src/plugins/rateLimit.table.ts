import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, instituteId } from '../db/columns.ts';

/** Counters of attempts, in the database so that they hold for all nodes together and over a restart. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    instituteId: instituteId(),
    /** Name of the limit and a hash of whom it is about: no address and no e-mail is stored. */
    key: text('key').notNull(),
    attempts: integer('attempts').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.key] }), index('rate_limits_expiry').on(table.expiresAt)],
);
