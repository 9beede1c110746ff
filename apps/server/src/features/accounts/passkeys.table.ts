import { bigint, boolean, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, instant, instituteId } from '../../db/columns.ts';
import { institutes } from '../institutes/institutes.table.ts';
import { users } from './accounts.table.ts';

/** Passkeys. They contain nothing secret: the private keys are on the owners' devices. */
export const passkeys = pgTable(
  'passkeys',
  {
    instituteId: instituteId(),
    /** Id that the owner refers to it by. */
    id: id(),
    userId: uuid('user_id').notNull(),
    /** Credential id from the device, in base64url. */
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    /** Number of uses according to the device. 0 if it does not count. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** How a browser reaches the device: `internal`, `usb`, `hybrid`. */
    transports: text('transports').array().notNull(),
    /** Name given by the owner. */
    name: text('name').notNull(),
    /** Whether a sync service may store a copy, and whether one does. */
    mayBeBackedUp: boolean('may_be_backed_up').notNull(),
    isBackedUp: boolean('is_backed_up').notNull(),
    createdAt: instant('created_at').notNull(),
    lastUsedAt: instant('last_used_at'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    uniqueIndex('passkeys_credential').on(table.instituteId, table.credentialId),
    foreignKey({ columns: [table.instituteId, table.userId], foreignColumns: [users.instituteId, users.id] }).onDelete('cascade'),
    index('passkeys_user').on(table.instituteId, table.userId),
  ],
);
export type PasskeyRow = typeof passkeys.$inferSelect;

/** Purposes of a challenge. A response is valid for its own purpose only. */
const CHALLENGE_PURPOSES = ['sign-in', 'reauthentication', 'addition'] as const;

/** Unanswered challenges, by the SHA-256 of each, so that a copy of the table is useless. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    instituteId: instituteId().references(() => institutes.id),
    challengeHash: text('challenge_hash').notNull(),
    purpose: text('purpose', { enum: CHALLENGE_PURPOSES }).notNull(),
    /** The SHA-256 of the requesting browser's cookie: of its session, or one issued for this purpose. */
    askedBy: text('asked_by').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.challengeHash] }), index('passkey_challenges_expiry').on(table.expiresAt)],
);
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];
