import { RECORD_KINDS } from '@quad/domain/records';
import { sql } from 'drizzle-orm';
import { bigint, index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { institutes } from '../institutes/institutes.table.ts';

/** What people show of their records, and the hashes of their sharing tokens. */
export const records = pgTable(
  'records',
  {
    instituteId: instituteId(),
    userId: uuid('user_id').notNull(),
    /** Ids of the shown entries. */
    shown: text('shown').array().notNull(),
    tokenHash: text('token_hash'),
    sharedAt: instant('shared_at'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.userId] }),
    unique('records_token').on(table.instituteId, table.tokenHash),
    referenceTo(users, 'records_user_fk', [table.instituteId, table.userId]).onDelete('cascade'),
  ],
);

/**
 * Issued credentials and their revocation status. A row outlives its source, so that the credential stays revoked: triggers revoke it when
 * the source is withdrawn or renamed or its person is erased. It contains nothing else.
 */
export const issuedCredentials = pgTable(
  'issued_credentials',
  {
    instituteId: instituteId().references(() => institutes.id),
    id: id(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: RECORD_KINDS }).notNull(),
    /** Id of the record that the entry comes from. */
    sourceId: uuid('source_id').notNull(),
    /** Counted across all institutes; determines the bit in the institute's own lists. */
    statusIndex: bigint('status_index', { mode: 'number' }).notNull().generatedByDefaultAsIdentity(),
    issuedAt: instant('issued_at').notNull(),
    revokedAt: instant('revoked_at'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    uniqueIndex('issued_credentials_live')
      .on(table.instituteId, table.userId, table.kind, table.sourceId)
      .where(sql`${table.revokedAt} is null`),
    uniqueIndex('issued_credentials_status').on(table.instituteId, table.statusIndex),
    index('issued_credentials_source').on(table.instituteId, table.sourceId),
  ],
);
export type IssuedCredentialRow = typeof issuedCredentials.$inferSelect;

/** Public keys that credentials were signed with. Credentials signed with a former key still verify. */
export const credentialKeys = pgTable(
  'credential_keys',
  {
    instituteId: instituteId().references(() => institutes.id),
    /** In Multikey format, which also identifies the key. */
    publicKey: text('public_key').notNull(),
    firstUsedAt: instant('first_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.publicKey] })],
);
