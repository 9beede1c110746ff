import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';

/** The institutes of this database: one, unless several share it. */
export const institutes = pgTable('institutes', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  domain: text('domain').notNull(),
  /** IANA name: what decides which month an event belongs to. */
  timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
  createdAt: instant('created_at').notNull().defaultNow(),
});
