import { integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, instituteId } from '../db/columns.ts';

/** Responses to requests with an Idempotency-Key, so that a repeated request gets the same response. Kept for a day. */
export const idempotencyKeys = pgTable(
  'idempotency_keys',
  {
    instituteId: instituteId(),
    userId: uuid('user_id').notNull(),
    call: text('call').notNull(),
    key: text('key').notNull(),
    /** Keyed hash of path and body. The same key with another body is an error of the client. */
    fingerprint: text('fingerprint').notNull(),
    /** The request that holds the key. A request that took so long that another one took the key over must not commit. */
    claimId: uuid('claim_id').notNull().defaultRandom(),
    /** Null while the first request is still running. */
    status: integer('status'),
    answer: jsonb('answer').$type<unknown>(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.userId, table.call, table.key] })],
);
