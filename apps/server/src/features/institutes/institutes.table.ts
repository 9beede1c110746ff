import type { ClaimNames, GroupRole } from '@quad/domain/access';
import { FEATURE_FLAGS } from '@quad/domain/feature-flags';
import { sql } from 'drizzle-orm';
import { boolean, check, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { instant, instituteId } from '../../db/columns.ts';

/** The institutes of this database: one, unless several share it. What they leave empty is as the server's variables say. */
export const institutes = pgTable('institutes', {
  id: uuid('id').primaryKey(),
  name: text('name').notNull(),
  /** Registration takes addresses of this domain only. */
  domain: text('domain').notNull(),
  /** IANA name: what decides which month an event belongs to. */
  timeZone: text('time_zone').notNull().default('Asia/Kolkata'),
  portalTitle: text('portal_title').notNull().default('Quad'),
  roomSlotMinutes: integer('room_slot_minutes').notNull().default(120),
  /** Within how many days feedback is answered; as the server's variables say where nothing is said. */
  feedbackPromiseDays: integer('feedback_promise_days'),
  /** Origin that mails and redirects lead to. */
  portalUrl: text('portal_url'),
  /** Origin that browsers reach the server at, where the portal is on another one. */
  serverUrl: text('server_url'),
  /** Origins besides the portal's own that may send unsafe requests. */
  allowedOrigins: text('allowed_origins').array().notNull().default([]),
  mailFrom: text('mail_from'),
  googleIssuer: text('google_issuer'),
  googleClientId: text('google_client_id'),
  /** Sealed: see instituteSecrets.ts. */
  googleClientSecret: text('google_client_secret'),
  /** What the portal is painted in, as `#rrggbb`; in the colours of the house where nothing is said. */
  brandColor: text('brand_color'),
  /** Where its terms of use are read. */
  termsUrl: text('terms_url'),
  /** The month, 1 to 12, in which a year of office begins. */
  yearStartsIn: integer('year_starts_in'),
  /** The parts of the portal that it does without. */
  off: text('off', { enum: FEATURE_FLAGS }).array().notNull().default([]),
  /** Hosts that may show its public events in frames. */
  embedHosts: text('embed_hosts').array().notNull().default([]),
  /** Columns that administrators have said something about, which outranks the server's variables. */
  settled: text('settled').array().notNull().default([]),
  /** Whether a password opens an account. Without it people come by Google or by a provider of the institute. */
  passwordSignIn: boolean('password_sign_in').notNull().default(true),
  /** Whether the rights of an office wait until whoever holds it has a passkey. */
  passkeysRequired: boolean('passkeys_required').notNull().default(false),
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** The hosts that an institute is reached at, such as `portal.campus.example`: each is one institute's. */
export const instituteHosts = pgTable('institute_hosts', {
  host: text('host').primaryKey(),
  instituteId: uuid('institute_id')
    .notNull()
    .references(() => institutes.id, { onDelete: 'cascade' }),
});

/** Where people of an institute sign in besides here: its own provider, or the federation that it belongs to. */
export const signInProviders = pgTable(
  'sign_in_providers',
  {
    instituteId: instituteId().references(() => institutes.id, { onDelete: 'cascade' }),
    /** FeatureFlag of the addresses that the provider is told, so it stays. */
    name: text('name').notNull(),
    kind: text('kind', { enum: ['oidc', 'saml'] }).notNull(),
    /** What the sign-in page calls it. */
    label: text('label').notNull(),
    /** Address that OpenID Connect is discovered at, or the entity ID of a SAML provider. */
    issuer: text('issuer').notNull(),
    clientId: text('client_id'),
    /** Sealed like Google's: a client's secret, or the key that messages to a SAML provider are signed with. Null for none. */
    clientSecret: text('client_secret'),
    scope: text('scope').notNull().default('openid email profile'),
    /** Where a SAML provider takes requests. */
    entryPoint: text('entry_point'),
    /** Where a SAML provider takes what is said about signing out. */
    logoutAddress: text('logout_address'),
    /** What the key of the portal is known to a SAML provider by, in PEM; null where nothing is signed. */
    signingCertificate: text('signing_certificate'),
    /** What a SAML provider signs with, in PEM; two while it changes from the one to the other. */
    certificates: text('certificates').array().notNull().default([]),
    claims: jsonb('claims').$type<ClaimNames>().notNull().default({}),
    groupRoles: jsonb('group_roles').$type<readonly GroupRole[]>().notNull().default([]),
    /** Whether signing out here signs out there, too; and of a SAML provider whether signing out there does so here. */
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
