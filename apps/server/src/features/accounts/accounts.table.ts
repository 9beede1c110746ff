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
    /** Whether the owner has shown that the mailbox is theirs. Until then no role but STUDENT and no unit comes to the account. */
    emailVerified: boolean('email_verified').notNull().default(false),
    /**
     * Whether somebody filled the account in without having shown it: whoever shows it later, and is somebody else, gets the account
     * emptied. Says nothing once the mailbox is proven.
     */
    emailClaimed: boolean('email_claimed').notNull().default(false),
    /** SHA-256 of what the browser remembers that registered, until the mailbox is proven. */
    registrantHash: text('registrant_hash'),
    name: text('name').notNull(),
    role: text('role').notNull().default('STUDENT'),
    /** When the role ends and the person is a student again; null for until somebody takes it back. */
    roleUntil: instant('role_until'),
    /** The provider by whose groups the role came, which takes it back, too; null where a person gave it. */
    roleFrom: text('role_from'),
    /** Since when the person may administer, beside the role; null for not at all. Only the command line sets it. */
    administratorSince: instant('administrator_since'),
    strategy: text('strategy', { enum: ['local', 'google'] })
      .notNull()
      .default('local'),
    passwordHash: text('password_hash'),
    googleSubject: text('google_subject'),
    /** Provisional from registration on, settled by onboarding. */
    rollNumber: text('roll_number'),
    onboardingComplete: boolean('onboarding_complete').notNull().default(false),
    status: text('status').notNull().default('active'),
    /** Since when nobody signs in to it; null while its owner may. */
    disabledAt: instant('disabled_at'),
    /** From when on the account is erased, of somebody who leaves; null for who stays. */
    leavesAt: instant('leaves_at'),
    /** Since when there is only a number left of the person, by which what stays is told apart. */
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
    /** What its owner may name it by: the hash is never told. */
    id: id().defaultRandom(),
    userId: uuid('user_id').notNull(),
    /** Browser and system in words, such as "Firefox on Linux". */
    device: text('device').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    lastSeenAt: instant('last_seen_at').notNull(),
    expiresAt: instant('expires_at').notNull(),
    /** When its owner showed last in it that it is they, by a passkey or the password. Null where it was opened in another way. */
    confirmedAt: instant('confirmed_at'),
    /** When a passkey was last used or added in it. Null where none was: an institute may want that for the rights of an office. */
    passkeyUsedAt: instant('passkey_used_at'),
    /** The institute's provider that it was opened by, to which signing out may have to lead. */
    provider: text('provider'),
    /** By what a SAML provider calls this session when it ends it, or is asked to. */
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

/** Links that are mailed: one live link of a person, by the SHA-256 of its token. A copy of such a table opens nothing. */
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

/** Links that set a new password. */
export const passwordResets = linkTable('password_resets');

/** Links that show whose the mailbox of an account is. */
export const mailboxProofs = linkTable('mailbox_proofs');

/** Accounts as the institute's providers know them: by a subject that stays when address and name change. */
export const linkedIdentities = pgTable(
  'linked_identities',
  {
    instituteId: instituteId(),
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: uuid('user_id').notNull(),
    /** The roll number that the provider has for the person: no other can be settled. */
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

/** What a message to or from a SAML provider is about: signing in, signing out, or signing out as the provider asks for. */
const SAML_PURPOSES = ['sign-in', 'sign-out', 'asked-to-sign-out'] as const;

/**
 * Requests to and from SAML providers that are on their way, so that each is answered once. The answer comes from another site, without this
 * browser's cookies: who it is waits here for the browser that asked, under a ticket that is kept as its SHA-256.
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
 * People as the institute knows them, by the address of each: whose a roll number is, is said here and nowhere else. An institute
 * without such rows lets people say their number themselves.
 */
export const roster = pgTable(
  'roster',
  {
    instituteId: instituteId().references(() => institutes.id),
    /** In lower case. */
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
