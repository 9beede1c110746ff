import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { id, instant, instituteId } from '../db/columns.ts';

/** Mails to send, written in the transaction that causes them, so that none is lost and none is sent for nothing. */
export const outbox = pgTable(
  'outbox',
  {
    instituteId: instituteId(),
    id: id(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    body: text('body').notNull(),
    attempts: integer('attempts').notNull().default(0),
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.id] }), index('outbox_due').on(table.sentAt, table.dueAt)],
);
