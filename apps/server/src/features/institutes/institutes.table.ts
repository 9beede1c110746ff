import { pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';

/** The institutes of this database: one, unless several share it. */
export const institutes = pgTable('institutes', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  domain: text('domain').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
});
