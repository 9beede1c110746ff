import { ACCOUNT_CHANGE_KINDS } from '@quad/domain/administration';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId } from '../../db/columns.ts';
import { users } from './accounts.table.ts';

/**
 * Account changes that wait for another administrator or for their waiting period to end. Closed ones are deleted: the audit log has their
 * history.
 */
export const accountChanges = pgTable(
  'account_changes',
  {
    instituteId: instituteId(),
    id: id(),
    kind: text('kind', { enum: ACCOUNT_CHANGE_KINDS }).notNull(),
    userId: uuid('user_id').notNull(),
    /** The new address. Null for a merge. */
    toEmail: text('to_email'),
    /** The account that remains after a merge. */
    intoId: uuid('into_id'),
    reason: text('reason').notNull(),
    askedBy: uuid('asked_by').notNull(),
    askedAt: instant('asked_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When the change is carried out unless somebody cancels it. Set if nobody else could confirm it. */
    takesEffectAt: instant('takes_effect_at'),
    /** SHA-256 of the cancellation token mailed to the person. A merge has a second one for the account that remains. */
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
