import { bigint, boolean, foreignKey, index, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, instant, instituteId } from '../../db/columns.ts';
import { institutes } from '../institutes/institutes.table.ts';
import { users } from './accounts.table.ts';

/** Passkeys. There is nothing secret in them: the other half of each key is on its owner's device. */
export const passkeys = pgTable(
  'passkeys',
  {
    instituteId: instituteId(),
    /** What its owner may name it by. */
    id: id(),
    userId: uuid('user_id').notNull(),
    /** What the device calls it, in base64url. */
    credentialId: text('credential_id').notNull(),
    publicKey: bytes('public_key').notNull(),
    /** How often it was used, as the device counts; 0 where it does not. */
    counter: bigint('counter', { mode: 'number' }).notNull(),
    /** By what a browser reaches the device: `internal`, `usb`, `hybrid`. */
    transports: text('transports').array().notNull(),
    /** What its owner calls it. */
    name: text('name').notNull(),
    /** Whether a service may keep a copy of it, and whether one does. */
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

/** What a challenge is given out for: an answer to one is none to another. */
const CHALLENGE_PURPOSES = ['sign-in', 'reauthentication', 'addition'] as const;

/** Challenges that nobody has answered yet, by the SHA-256 of each: a copy of this table answers none. */
export const passkeyChallenges = pgTable(
  'passkey_challenges',
  {
    instituteId: instituteId().references(() => institutes.id),
    challengeHash: text('challenge_hash').notNull(),
    purpose: text('purpose', { enum: CHALLENGE_PURPOSES }).notNull(),
    /** The SHA-256 of the cookie of the browser that asked: of its session, or of one for this alone. */
    askedBy: text('asked_by').notNull(),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.challengeHash] }), index('passkey_challenges_expiry').on(table.expiresAt)],
);
export type ChallengePurpose = (typeof CHALLENGE_PURPOSES)[number];
