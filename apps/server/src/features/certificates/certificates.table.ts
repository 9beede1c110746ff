import { CERTIFICATE_KINDS, CERTIFICATE_RUN_STATES, type CertificateTemplate } from '@quad/domain/certificates';
import type { Language } from '@quad/domain/language';
import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { events } from '../events/events.table.ts';

/** What all certificates say that are issued together, as it was then: what is corrected later changes none of them. */
export interface FrozenCertificate extends CertificateTemplate {
  readonly language: Language;
  readonly institute: string;
  /** As `#rrggbb`; null where the institute has no colour of its own. */
  readonly color: string | null;
  readonly event: string;
  readonly unit: string;
  readonly date: string;
  /** On how many days somebody had to come at least; null for all of them. */
  readonly days: number | null;
}

/** Certificates that are issued together, with what they say. */
export const certificateRuns = pgTable(
  'certificate_runs',
  {
    instituteId: instituteId(),
    id: id(),
    eventId: uuid('event_id').notNull(),
    issuedBy: uuid('issued_by').notNull(),
    kind: text('kind', { enum: CERTIFICATE_KINDS }).notNull(),
    content: jsonb('content').$type<FrozenCertificate>().notNull(),
    state: text('state', { enum: CERTIFICATE_RUN_STATES }).notNull(),
    count: integer('count').notNull(),
    done: integer('done').notNull().default(0),
    createdAt: instant('created_at').notNull(),
    /** What decides about them before they are issued; null where nobody does. */
    requestId: uuid('request_id'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    foreignKey({
      name: 'certificate_runs_event_fk',
      columns: [table.instituteId, table.eventId],
      foreignColumns: [events.instituteId, events.id],
    }),
    foreignKey({
      name: 'certificate_runs_issuer_fk',
      columns: [table.instituteId, table.issuedBy],
      foreignColumns: [users.instituteId, users.id],
    }),
    // Of an event one at a time.
    uniqueIndex('certificate_runs_open').on(table.instituteId, table.eventId).where(sql`${table.state} in ('asked', 'issuing')`),
    uniqueIndex('certificate_runs_request').on(table.instituteId, table.requestId),
    index('certificate_runs_event').on(table.instituteId, table.eventId, table.createdAt),
    index('certificate_runs_issuer').on(table.instituteId, table.issuedBy),
  ],
);
export type CertificateRunRow = typeof certificateRuns.$inferSelect;

/** Certificates. Their files are drawn from this when they are asked for, and stored nowhere. */
export const certificates = pgTable(
  'certificates',
  {
    instituteId: instituteId(),
    id: id(),
    runId: uuid('run_id').notNull(),
    eventId: uuid('event_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: CERTIFICATE_KINDS }).notNull(),
    /** Of winners; blank for all others. */
    rank: text('rank').notNull(),
    code: text('code').notNull(),
    /** As the person was called then. */
    name: text('name').notNull(),
    issuedAt: instant('issued_at').notNull(),
    revokedAt: instant('revoked_at'),
    revocationReason: text('revocation_reason'),
    /** The one that counts in its place. */
    replacedBy: uuid('replaced_by'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    foreignKey({
      name: 'certificates_run_fk',
      columns: [table.instituteId, table.runId],
      foreignColumns: [certificateRuns.instituteId, certificateRuns.id],
    }),
    foreignKey({
      name: 'certificates_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }),
    unique('certificates_code').on(table.instituteId, table.code),
    // However often it is asked for, nobody has two that are valid.
    uniqueIndex('certificates_valid')
      .on(table.instituteId, table.eventId, table.userId, table.kind, table.rank)
      .where(sql`${table.revokedAt} is null`),
    index('certificates_event').on(table.instituteId, table.eventId, table.name, table.id),
    index('certificates_user').on(table.instituteId, table.userId, table.issuedAt),
    index('certificates_run').on(table.instituteId, table.runId),
  ],
);
export type CertificateRow = typeof certificates.$inferSelect;
