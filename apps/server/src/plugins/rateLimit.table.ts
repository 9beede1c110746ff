import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Counters of attempts, in the database so that they hold for all nodes together and over a restart. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The institute, the name of the limit and a hash of whom it is about: no address and no e-mail is stored. */
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('rate_limits_expiry').on(table.expiresAt)],
);
