import { bigint, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, instituteId } from '../../db/columns.ts';
import { institutes } from '../institutes/institutes.table.ts';

/**
 * What was changed by whom, one row a mutation. Append-only (a trigger refuses anything else), and each row carries
 * the hash of the one before it, so that a row that was changed or taken out shows.
 */
export const auditLog = pgTable(
  'audit_log',
  {
    instituteId: instituteId().references(() => institutes.id),
    /** 1, 2, 3, … within the institute, without gaps. */
    sequence: bigint('sequence', { mode: 'number' }).notNull(),
    at: instant('at').notNull(),
    /** Null when the command line or the server itself did it. */
    actorId: uuid('actor_id'),
    /** Verb and noun: `room-request.decide`. */
    action: text('action').notNull(),
    subjectId: uuid('subject_id'),
    detail: jsonb('detail').$type<Record<string, unknown>>().notNull(),
    previousHash: text('previous_hash').notNull(),
    hash: text('hash').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.sequence] })],
);
