import type { PointEntry, PointRulesInput } from '@quad/domain/activity-points';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, jsonb, numeric, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { approvalRequests } from '../approvals/approvals.table.ts';

const day = (name: string) => date(name, { mode: 'string' }).notNull();

/** Rules of points, every version of each. */
export const pointRules = pgTable(
  'point_rules',
  {
    instituteId: instituteId(),
    id: id(),
    version: integer('version').notNull(),
    program: text('program').notNull(),
    admittedFrom: integer('admitted_from').notNull(),
    admittedTo: integer('admitted_to'),
    validFrom: day('valid_from'),
    rules: jsonb('rules').$type<PointRulesInput>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id, table.version] }),
    index('point_rules_program').on(table.instituteId, table.program, table.admittedFrom),
    check('point_rules_years', sql`${table.admittedTo} is null or ${table.admittedFrom} <= ${table.admittedTo}`),
  ],
);

/** Terms that are signed. An exclusion constraint in their migration keeps them from overlapping. */
export const pointTerms = pgTable(
  'point_terms',
  { instituteId: instituteId(), id: id(), name: text('name').notNull(), startsOn: day('starts_on'), endsOn: day('ends_on') },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    index('point_terms_end').on(table.instituteId, table.endsOn),
    check('point_terms_days', sql`${table.startsOn} <= ${table.endsOn}`),
  ],
);

/** Who advises a programme and year of admission: a right beside the role. */
export const batchAdvisers = pgTable(
  'batch_advisers',
  {
    instituteId: instituteId(),
    userId: uuid('user_id').notNull(),
    program: text('program').notNull(),
    admissionYear: integer('admission_year').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.userId, table.program, table.admissionYear] }),
    foreignKey({
      name: 'batch_advisers_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }).onDelete('cascade'),
    index('batch_advisers_batch').on(table.instituteId, table.program, table.admissionYear),
  ],
);

/** Activities outside that somebody claims points for. Where a claim stands, its request says. */
export const activityClaims = pgTable(
  'activity_claims',
  {
    instituteId: instituteId(),
    id: id(),
    userId: uuid('user_id').notNull(),
    requestId: uuid('request_id').notNull(),
    /** The criterion of the rules that it is claimed by. */
    activity: text('activity').notNull(),
    title: text('title').notNull(),
    day: day('day'),
    place: text('place').notNull(),
    hours: numeric('hours', { precision: 7, scale: 2, mode: 'number' }).notNull(),
    description: text('description').notNull().default(''),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    foreignKey({
      name: 'activity_claims_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'activity_claims_request_fk',
      columns: [table.instituteId, table.requestId],
      foreignColumns: [approvalRequests.instituteId, approvalRequests.id],
    }),
    uniqueIndex('activity_claims_request').on(table.instituteId, table.requestId),
    index('activity_claims_user').on(table.instituteId, table.userId, table.day),
  ],
);

/** Photos and PDFs of claims. They are kept like photos, and served to nobody but the owner and who decides. */
export const claimEvidence = pgTable(
  'claim_evidence',
  {
    instituteId: instituteId(),
    id: id(),
    userId: uuid('user_id').notNull(),
    /** Null until the claim is made: what is never claimed is removed. */
    claimId: uuid('claim_id'),
    kind: text('kind', { enum: ['photo', 'pdf'] }).notNull(),
    /** Random name of the object in the photo store. */
    name: text('name').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    foreignKey({
      name: 'claim_evidence_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'claim_evidence_claim_fk',
      columns: [table.instituteId, table.claimId],
      foreignColumns: [activityClaims.instituteId, activityClaims.id],
    }).onDelete('cascade'),
    uniqueIndex('claim_evidence_name').on(table.instituteId, table.name),
    index('claim_evidence_claim').on(table.instituteId, table.claimId),
    index('claim_evidence_unclaimed').on(table.createdAt).where(sql`${table.claimId} is null`),
  ],
);

/** Terms as they were signed. What counted stands in the row, and is never computed again. */
export const signedTerms = pgTable(
  'signed_terms',
  {
    instituteId: instituteId(),
    id: id(),
    termId: uuid('term_id').notNull(),
    studentId: uuid('student_id').notNull(),
    rulesId: uuid('rules_id').notNull(),
    rulesVersion: integer('rules_version').notNull(),
    entries: jsonb('entries').$type<PointEntry[]>().notNull(),
    /** The sum of what counted, for lists and exports. */
    total: integer('total').notNull(),
    signedBy: uuid('signed_by').notNull(),
    signedAt: instant('signed_at').notNull(),
    exportedAt: instant('exported_at'),
    takenBackBy: uuid('taken_back_by'),
    takenBackAt: instant('taken_back_at'),
    takenBackReason: text('taken_back_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    foreignKey({
      name: 'signed_terms_term_fk',
      columns: [table.instituteId, table.termId],
      foreignColumns: [pointTerms.instituteId, pointTerms.id],
    }),
    foreignKey({
      name: 'signed_terms_rules_fk',
      columns: [table.instituteId, table.rulesId, table.rulesVersion],
      foreignColumns: [pointRules.instituteId, pointRules.id, pointRules.version],
    }),
    foreignKey({
      name: 'signed_terms_student_fk',
      columns: [table.instituteId, table.studentId],
      foreignColumns: [users.instituteId, users.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'signed_terms_signer_fk',
      columns: [table.instituteId, table.signedBy],
      foreignColumns: [users.instituteId, users.id],
    }),
    uniqueIndex('signed_terms_standing').on(table.instituteId, table.termId, table.studentId).where(sql`${table.takenBackAt} is null`),
    index('signed_terms_student').on(table.instituteId, table.studentId),
    check('signed_terms_exported', sql`${table.exportedAt} is null or ${table.takenBackAt} is null`),
    check(
      'signed_terms_taken_back',
      sql`(${table.takenBackAt} is null) = (${table.takenBackBy} is null) and (${table.takenBackAt} is null) = (${table.takenBackReason} is null)`,
    ),
    check('signed_terms_other', sql`${table.signedBy} <> ${table.studentId}`),
  ],
);
