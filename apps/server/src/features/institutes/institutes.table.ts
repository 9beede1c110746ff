import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../../db/columns.ts';

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
  createdAt: instant('created_at').notNull().defaultNow(),
});

/** The hosts that an institute is reached at, such as `portal.campus.example`: each is one institute's. */
export const instituteHosts = pgTable('institute_hosts', {
  host: text('host').primaryKey(),
  instituteId: uuid('institute_id')
    .notNull()
    .references(() => institutes.id, { onDelete: 'cascade' }),
});
