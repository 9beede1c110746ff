import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId } from '../db/columns.ts';

/**
 * Mails to send, written in the transaction that causes them, so that none is lost and none is sent for nothing. A row
 * says what kind of mail goes to whom, never its text: that may hold a link that signs somebody in.
 */
export const outbox = pgTable(
  'outbox',
  {
    instituteId: instituteId(),
    id: id(),
    kind: text('kind', {
      enum: [
        'password-reset',
        'mailbox-proof',
        'password-changed',
        'address-changed',
        'sign-in-attempts',
        'coordinator-welcome',
        'skill-endorsed',
        'user-skill-endorsed',
        'achievement-verified',
        'feedback-resolved',
        'feedback-news',
        'room-request-decided',
      ],
    }).notNull(),
    /** Null for an address that nobody has an account with: asking for a link writes the same for everybody. */
    recipientId: uuid('recipient_id'),
    /** The record that the mail is about, where it is about one. */
    subjectId: uuid('subject_id'),
    attempts: integer('attempts').notNull().default(0),
    /** When it may be tried next; while it is being sent, when it counts as forgotten. */
    dueAt: instant('due_at').notNull(),
    sentAt: instant('sent_at'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.id] }), index('outbox_due').on(table.sentAt, table.dueAt)],
);
export type OutboxRow = typeof outbox.$inferSelect;
