import { CERTIFICATE_KINDS, CERTIFICATE_RUN_STATES, type CertificateTemplate } from '@quad/domain/certificates';
import type { Language } from '@quad/domain/language';
import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { events } from '../events/events.table.ts';

/** Content shared by the certificates of a run, as it was at that time. Later corrections do not change it. */
export interface FrozenCertificate extends CertificateTemplate {
  readonly language: Language;
  readonly institute: string;
  /** As `#rrggbb`; null if the institute has no brand color. */
  readonly color: string | null;
  readonly event: string;
  readonly unit: string;
  readonly date: string;
  /** Required minimum number of days; null for all of them. */
  readonly days: number | null;
}

/** Runs of certificates that are issued together, with their content. */
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
    /** The approval request; null if none was required. */
    requestId: uuid('request_id'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(events, 'certificate_runs_event_fk', [table.instituteId, table.eventId]),
    referenceTo(users, 'certificate_runs_issuer_fk', [table.instituteId, table.issuedBy]),
    // One at a time per event.
    uniqueIndex('certificate_runs_open').on(table.instituteId, table.eventId).where(sql`${table.state} in ('asked', 'issuing')`),
    uniqueIndex('certificate_runs_request').on(table.instituteId, table.requestId),
    index('certificate_runs_event').on(table.instituteId, table.eventId, table.createdAt),
    index('certificate_runs_issuer').on(table.instituteId, table.issuedBy),
  ],
);
export type CertificateRunRow = typeof certificateRuns.$inferSelect;

/** Certificates. Their files are rendered on request and not stored. */
export const certificates = pgTable(
  'certificates',
  {
    instituteId: instituteId(),
    id: id(),
    runId: uuid('run_id').notNull(),
    eventId: uuid('event_id').notNull(),
    userId: uuid('user_id').notNull(),
    kind: text('kind', { enum: CERTIFICATE_KINDS }).notNull(),
    /** For winners; otherwise blank. */
    rank: text('rank').notNull(),
    code: text('code').notNull(),
    /** The person's name at that time. */
    name: text('name').notNull(),
    issuedAt: instant('issued_at').notNull(),
    revokedAt: instant('revoked_at'),
    revocationReason: text('revocation_reason'),
    /** The certificate that replaces this one. */
    replacedBy: uuid('replaced_by'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(certificateRuns, 'certificates_run_fk', [table.instituteId, table.runId]),
    referenceTo(users, 'certificates_user_fk', [table.instituteId, table.userId]),
    unique('certificates_code').on(table.instituteId, table.code),
    // Nobody has two valid ones, even after retries.
    uniqueIndex('certificates_valid')
      .on(table.instituteId, table.eventId, table.userId, table.kind, table.rank)
      .where(sql`${table.revokedAt} is null`),
    index('certificates_event').on(table.instituteId, table.eventId, table.name, table.id),
    index('certificates_user').on(table.instituteId, table.userId, table.issuedAt),
    index('certificates_run').on(table.instituteId, table.runId),
  ],
);
export type CertificateRow = typeof certificates.$inferSelect;
