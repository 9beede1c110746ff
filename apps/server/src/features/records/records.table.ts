import { RECORD_KINDS } from '@quad/domain/records';
import { sql } from 'drizzle-orm';
import { bigint, foreignKey, index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { institutes } from '../institutes/institutes.table.ts';

/** What people chose to show of their records, and where. Only hashes of the addresses are here. */
export const records = pgTable(
  'records',
  {
    instituteId: instituteId(),
    userId: uuid('user_id').notNull(),
    /** The ids of the entries that are shown. */
    shown: text('shown').array().notNull(),
    tokenHash: text('token_hash'),
    sharedAt: instant('shared_at'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.userId] }),
    unique('records_token').on(table.instituteId, table.tokenHash),
    foreignKey({
      name: 'records_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }).onDelete('cascade'),
  ],
);

/**
 * Which entries a credential was issued for, and where its status stands. A row outlives what it is about, so that the credential stays
 * revoked: triggers see to it where something is taken back, is called something else or its person goes. It says nothing but that.
 */
export const issuedCredentials = pgTable(
  'issued_credentials',
  {
    instituteId: instituteId().references(() => institutes.id),
    id: id(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: RECORD_KINDS }).notNull(),
    /** Of what the entry comes from. */
    sourceId: uuid('source_id').notNull(),
    /** Counted through all institutes: where its bit is in the lists of its own. */
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

/** The public parts of the keys that credentials were signed with: what was signed with a former one is verified by it still. */
export const credentialKeys = pgTable(
  'credential_keys',
  {
    instituteId: instituteId().references(() => institutes.id),
    /** As a multikey: it names the key as well. */
    publicKey: text('public_key').notNull(),
    firstUsedAt: instant('first_used_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.publicKey] })],
);
