import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, instituteId } from '../db/columns.ts';

/** What was answered to a request that carried a key, so that a repeat gets the same answer. Kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    instituteId: instituteId(),
    userId: uuid('user_id').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    /** SHA-256 of the path and the body: the same key with another body is a fault of the client. */
    fingerprint: text('fingerprint').notNull(),
    /** Which request has the key: one that took so long that another was let in may not commit any more. */
    claimId: uuid('claim_id').notNull().defaultRandom(),
    /** Null while the first request is still being worked on. */
    status: integer('status'),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.userId, table.call, table.key] })],
);
