import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, jsonb, numeric, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId } from '../../db/columns.ts';
import { institutes, signInProviders } from '../institutes/institutes.table.ts';
import type { Identity, ProviderSession } from './identity.ts';

/** People. An e-mail address belongs to one account, whatever its case. */
export const users = pgTable(
  'users',
  {
    instituteId: instituteId().references(() => institutes.id),
    id: id(),
    email: text('email').notNull(),
    /** Whether the owner has verified the e-mail address. Until then the account gets no role but STUDENT and no unit. */
    emailVerified: boolean('email_verified').notNull().default(false),
    /**
     * Whether somebody filled in the account without verification. If somebody else verifies the address later, the account is emptied for
     * them. Has no meaning once the address is verified.
     */
    emailClaimed: boolean('email_claimed').notNull().default(false),
    /** SHA-256 of the token in the browser that registered, until the address is verified. */
    registrantHash: text('registrant_hash'),
    name: text('name').notNull(),
    role: text('role').notNull().default('STUDENT'),
    /** When the role ends and the person is a student again. Null means until it is revoked. */
    roleUntil: instant('role_until'),
    /** The provider whose groups grant the role, and which revokes it too. Null if a person granted it. */
    roleFrom: text('role_from'),
    /** Since when the person is an administrator, in addition to the role. Null for others. Only the command line sets it. */
    administratorSince: instant('administrator_since'),
    strategy: text('strategy', { enum: ['local', 'google'] })
      .notNull()
      .default('local'),
    passwordHash: text('password_hash'),
    googleSubject: text('google_subject'),
    /** Provisional from registration on, final after onboarding. */
    rollNumber: text('roll_number'),
    onboardingComplete: boolean('onboarding_complete').notNull().default(false),
    status: text('status').notNull().default('active'),
    /** Since when the account is disabled. Null while it is enabled. */
    disabledAt: instant('disabled_at'),
    /** When the account of a person who leaves will be erased. Null otherwise. */
    leavesAt: instant('leaves_at'),
    /** Since when the person is erased and only the id remains, which keeps the remaining rows apart. */
    erasedAt: instant('erased_at'),
    phone: text('phone'),
    dateOfBirth: text('date_of_birth'),
    gender: text('gender'),
    profilePic: text('profile_pic'),
    program: text('program'),
    branch: text('branch'),
    batchYear: text('batch_year'),
    currentYear: text('current_year'),
    cgpa: numeric('cgpa', { precision: 4, scale: 2, mode: 'number' }),
    hostel: text('hostel'),
    roomNumber: text('room_number'),
    github: text('github'),
    linkedin: text('linkedin'),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    uniqueIndex('users_email').on(table.instituteId, sql`lower(${table.email})`),
    uniqueIndex('users_roll_number').on(table.instituteId, table.rollNumber),
    uniqueIndex('users_google_subject').on(table.instituteId, table.googleSubject),
    check('users_google_subject_known', sql`${table.strategy} <> 'google' or ${table.googleSubject} is not null`),
  ],
);
export type UserRow = typeof users.$inferSelect;

/** Sessions, by the SHA-256 of the token in the cookie: a copy of this table opens no session. */
export const sessions = pgTable(
  'sessions',
  {
    instituteId: instituteId(),
    tokenHash: text('token_hash').notNull(),
    /** Id that the owner refers to it by. The hash is never sent. */
    id: id().defaultRandom(),
    userId: uuid('user_id').notNull(),
    /** Browser and system as text, such as "Firefox on Linux". */
    device: text('device').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** Last reauthentication in the session, by passkey or password. Null if it was opened in another way and none followed. */
    confirmedAt: instant('confirmed_at'),
    /** Last use or addition of a passkey in the session. Null if there was none. An institute may demand it for the rights of an office. */
    passkeyUsedAt: instant('passkey_used_at'),
    /** The provider that opened it, which may have to be part of the sign-out. */
    provider: text('provider'),
    /** The id of the session at the SAML provider, used for a sign-out in either direction. */
    providerSession: jsonb('provider_session').$type<ProviderSession>(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.tokenHash] }),
    foreignKey({ columns: [table.instituteId, table.userId], foreignColumns: [users.instituteId, users.id] }).onDelete('cascade'),
    index('sessions_user').on(table.instituteId, table.userId),
    index('sessions_expiry').on(table.expiresAt),
    index('sessions_provider_session')
      .on(table.instituteId, table.provider, sql`(${table.providerSession} ->> 'nameId')`)
      .where(sql`${table.providerSession} is not null`),
  ],
);

/** A table of mailed links: one active link per person, by the SHA-256 of its token, so that a copy of the table is useless. */
function linkTable(name: string) {
  return pgTable(
    name,
    {
      instituteId: instituteId(),
      userId: uuid('user_id').notNull(),
      tokenHash: text('token_hash').notNull(),
      expiresAt: instant('expires_at').notNull(),
    },
    (table) => [
      primaryKey({ columns: [table.instituteId, table.userId] }),
      foreignKey({ columns: [table.instituteId, table.userId], foreignColumns: [users.instituteId, users.id] }).onDelete('cascade'),
      index(`${name}_expiry`).on(table.expiresAt),
    ],
  );
}
export type LinkTable = ReturnType<typeof linkTable>;

/** Links to set a new password. */
export const passwordResets = linkTable('password_resets');

/** Links to verify the e-mail address of an account. */
export const mailboxProofs = linkTable('mailbox_proofs');

/** Accounts at the institute's providers, by a subject that stays the same when address and name change. */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    instituteId: instituteId(),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id').notNull(),
    /** The roll number according to the provider. Onboarding accepts no other. */
    rollNumber: text('roll_number'),
    linkedAt: instant('linked_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.provider, table.subject] }),
    uniqueIndex('linked_identities_user').on(table.instituteId, table.userId, table.provider),
    foreignKey({ columns: [table.instituteId, table.userId], foreignColumns: [users.instituteId, users.id] }).onDelete('cascade'),
    foreignKey({
      name: 'linked_identities_provider_fk',
      columns: [table.instituteId, table.provider],
      foreignColumns: [signInProviders.instituteId, signInProviders.name],
    }).onDelete('cascade'),
  ],
);

/** The kinds of SAML messages: sign-in, sign-out by us, and sign-out by the provider. */
const SAML_PURPOSES = ['sign-in', 'sign-out', 'asked-to-sign-out'] as const;

/**
 * Pending requests to and from SAML providers, so that each is answered once. A response arrives from another site without the browser's
 * cookies, so the identity is stored here for the browser that started, under a ticket whose SHA-256 is stored.
 */
export const samlRequests = pgTable(
  'saml_requests',
  {
    instituteId: instituteId().references(() => institutes.id),
    id: text('id').notNull(),
    provider: text('provider').notNull(),
    purpose: text('purpose', { enum: SAML_PURPOSES }).notNull().default('sign-in'),
    identity: jsonb('identity').$type<Identity>(),
    ticketHash: text('ticket_hash'),
    expiresAt: instant('expires_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.id] }), index('saml_requests_expiry').on(table.expiresAt)],
);

/**
 * The institute's list of people by e-mail address, the only source for who owns a roll number. Without such rows people enter their number
 * themselves.
 */
export const roster = pgTable(
  'roster',
  {
    instituteId: instituteId().references(() => institutes.id),
    /** Lower case. */
    email: text('email').notNull(),
    name: text('name').notNull(),
    rollNumber: text('roll_number').notNull(),
    program: text('program').notNull().default(''),
    branch: text('branch').notNull().default(''),
    batchYear: text('batch_year').notNull().default(''),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.email] }),
    uniqueIndex('roster_roll_number').on(table.instituteId, table.rollNumber),
  ],
);
export type RosterRow = typeof roster.$inferSelect;
