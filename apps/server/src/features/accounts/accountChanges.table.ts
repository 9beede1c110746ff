import { ACCOUNT_CHANGE_KINDS } from '@quad/domain/administration';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId } from '../../db/columns.ts';
import { users } from './accounts.table.ts';

/** Changes of accounts that wait for another administrator, or for their day to pass. What is closed goes: its history is the audit log. */
export const accountChanges = pgTable(
  'account_changes',
  {
    instituteId: instituteId(),
    id: id(),
    kind: text('kind', { enum: ACCOUNT_CHANGE_KINDS }).notNull(),
    userId: uuid('user_id').notNull(),
    /** The new address; null of a merge. */
    toEmail: text('to_email'),
    /** The account that stays, of a merge. */
    intoId: uuid('into_id'),
    reason: text('reason').notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When it is done unless somebody stops it, where nobody else could confirm it. */
    takesEffectAt: instant('takes_effect_at'),
    /** SHA-256 of what stops it: the link that the person was mailed, and of a merge that of the account that stays. */
    stopHash: text('stop_hash'),
    stopHashInto: text('stop_hash_into'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    uniqueIndex('account_changes_user').on(table.instituteId, table.userId),
    index('account_changes_into').on(table.instituteId, table.intoId),
    index('account_changes_asker').on(table.instituteId, table.askedBy),
    index('account_changes_expiry').on(table.expiresAt),
    ...[table.userId, table.intoId, table.askedBy].map((column) =>
      foreignKey({ columns: [table.instituteId, column], foreignColumns: [users.instituteId, users.id] }).onDelete('cascade'),
    ),
    check(
      'account_changes_kind',
      sql`(${table.kind} = 'merge') = (${table.intoId} is not null) and (${table.kind} = 'change-email') = (${table.toEmail} is not null)`,
    ),
  ],
);
export type AccountChangeRow = typeof accountChanges.$inferSelect;
