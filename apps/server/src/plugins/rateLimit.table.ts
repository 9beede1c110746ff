import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns.ts';

/** Counters of attempts. They are in the database so that all nodes share them and they survive a restart. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    /** The institute, the name of the limit and a hash of the subject. No IP address or e-mail address is stored. */
    key: text('key').primaryKey(),
    attempts: integer('attempts').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [index('rate_limits_expiry').on(table.expiresAt)],
);
