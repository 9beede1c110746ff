import type { ClaimNames, GroupRole } from '@quad/domain/access';
import { FEATURE_FLAGS } from '@quad/domain/feature-flags';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, instituteId } from '../../db/columns.ts';

/** The institutes of this database: one, unless several share it. Null columns fall back to the environment variables. */
export const institutes = pgTable('institutes', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** Only addresses of this domain can register. */
  domain: text('domain').notNull(),
  /** IANA name. It decides which month an event belongs to. */
  timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
  portalTitle: text('portal_title').notNull().default('Quad'),
  roomSlotMinutes: integer('room_slot_minutes').notNull().default(120),
  /** Promised number of days until feedback is answered; null falls back to the environment variable. */
  feedbackPromiseDays: integer('feedback_promise_days'),
  /** Origin of the portal, used in mails and redirects. */
  portalUrl: text('portal_url'),
  /** Origin of the server, if the portal is on another one. */
  serverUrl: text('server_url'),
  /** Origins besides the portal's own that may send unsafe requests. */
  allowedOrigins: text('allowed_origins').array().notNull().default([]),
  mailFrom: text('mail_from'),
  googleIssuer: text('google_issuer'),
  googleClientId: text('google_client_id'),
  /** Encrypted, see instituteSecrets.ts. */
  googleClientSecret: text('google_client_secret'),
  /** Brand color as `#rrggbb`; null for the default theme. */
  brandColor: text('brand_color'),
  /** URL of the terms of use. */
  termsUrl: text('terms_url'),
  /** The month (1 to 12) in which a year of office begins. */
  yearStartsIn: integer('year_starts_in'),
  /** Features that are turned off. */
  off: text('off', { enum: FEATURE_FLAGS }).array().notNull().default([]),
  /** Hosts that may embed its public events in frames. */
  embedHosts: text('embed_hosts').array().notNull().default([]),
  /** Columns set by administrators, which take precedence over the environment variables. */
  settled: text('settled').array().notNull().default([]),
  /** Whether people can sign in with a password. Otherwise they sign in with Google or a provider of the institute. */
  passwordSignIn: boolean('password_sign_in').notNull().default(true),
  /** Whether office-bearers get the rights of their office only after they have registered a passkey. */
  passkeysRequired: boolean('passkeys_required').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** Hosts at which an institute is served, such as `portal.campus.example`. A host belongs to one institute. */
export const instituteHosts = pgTable('institute_hosts', {
  host: text('host').primaryKey(),
  instituteId: uuid('institute_id')
    .notNull()
    .references(() => institutes.id, { onDelete: 'cascade' }),
});

/** Identity providers of an institute: its own or the federation that it belongs to. */
export const signInProviders = pgTable(
  'sign_in_providers',
  {
    instituteId: instituteId().references(() => institutes.id, { onDelete: 'cascade' }),
    /** Part of the callback URLs registered with the provider, so it must not change. */
    name: text('name').notNull(),
    kind: text('kind', { enum: ['oidc', 'saml'] }).notNull(),
    /** Name on the sign-in page. */
    label: text('label').notNull(),
    /** OpenID Connect issuer used for discovery, or the entity ID of a SAML provider. */
    issuer: text('issuer').notNull(),
    clientId: text('client_id'),
    /** Encrypted like Google's: the client secret, or the key that signs messages to a SAML provider. Null if there is none. */
    clientSecret: text('client_secret'),
    scope: text('scope').notNull().default('openid email profile'),
    /** URL of a SAML provider for sign-in requests. */
    entryPoint: text('entry_point'),
    /** URL of a SAML provider for sign-out messages. */
    logoutAddress: text('logout_address'),
    /** The portal's certificate for a SAML provider, in PEM; null if requests are not signed. */
    signingCertificate: text('signing_certificate'),
    /** Signing certificates of a SAML provider, in PEM; two during a key rollover. */
    certificates: text('certificates').array().notNull().default([]),
    claims: jsonb('claims').$type<ClaimNames>().notNull().default({}),
    groupRoles: jsonb('group_roles').$type<readonly GroupRole[]>().notNull().default([]),
    /** Whether signing out here also signs out at the provider, and for a SAML provider also the other way around. */
    singleLogout: boolean('single_logout').notNull().default(false),
    createdAt: instant('created_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.name] }),
    check(
      'sign_in_providers_whole',
      sql`case ${table.kind} when 'oidc' then ${table.clientId} is not null
          else ${table.entryPoint} is not null and cardinality(${table.certificates}) > 0 end`,
    ),
    check('sign_in_providers_no_president', sql`not ${table.groupRoles} @> '[{"role": "PRESIDENT"}]'`),
  ],
);
