import type { PointEntry, PointRulesInput } from '@quad/domain/activity-points';
import { sql } from 'drizzle-orm';
import { check, date, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { institutes } from '../institutes/institutes.table.ts';

const day = (name: string) => date(name, { mode: 'string' }).notNull();

/** Point rules in all versions. */
export const pointRules = pgTable(
  'point_rules',
  {
    instituteId: instituteId().references(() => institutes.id),
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

/** Terms to be signed. An exclusion constraint in a migration prevents overlaps. */
export const pointTerms = pgTable(
  'point_terms',
  {
    instituteId: instituteId().references(() => institutes.id),
    id: id(),
    name: text('name').notNull(),
    startsOn: day('starts_on'),
    endsOn: day('ends_on'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    index('point_terms_end').on(table.instituteId, table.endsOn),
    check('point_terms_days', sql`${table.startsOn} <= ${table.endsOn}`),
  ],
);

/** Advisers of a programme and admission year, a right in addition to the role. */
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
    referenceTo(users, 'batch_advisers_user_fk', [table.instituteId, table.userId]).onDelete('cascade'),
    index('batch_advisers_batch').on(table.instituteId, table.program, table.admissionYear),
  ],
);

/** Signed terms. The entries that counted are stored and never recomputed. */
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
    /** Sum of the entries, for lists and exports. */
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
    referenceTo(pointTerms, 'signed_terms_term_fk', [table.instituteId, table.termId]),
    foreignKey({
      name: 'signed_terms_rules_fk',
      columns: [table.instituteId, table.rulesId, table.rulesVersion],
      foreignColumns: [pointRules.instituteId, pointRules.id, pointRules.version],
    }),
    referenceTo(users, 'signed_terms_student_fk', [table.instituteId, table.studentId]).onDelete('cascade'),
    referenceTo(users, 'signed_terms_signer_fk', [table.instituteId, table.signedBy]),
    referenceTo(users, 'signed_terms_taker_fk', [table.instituteId, table.takenBackBy]),
    uniqueIndex('signed_terms_standing').on(table.instituteId, table.termId, table.studentId).where(sql`${table.takenBackAt} is null`),
    index('signed_terms_student').on(table.instituteId, table.studentId),
    check('signed_terms_exported', sql`${table.exportedAt} is null or ${table.takenBackAt} is null`),
    check(
      'signed_terms_taken_back',
      sql`(${table.takenBackAt} is null) = (${table.takenBackBy} is null) and (${table.takenBackAt} is null) = (${table.takenBackReason} is null)`,
    ),
    check(
      'signed_terms_other',
      sql`${table.signedBy} <> ${table.studentId} and (${table.takenBackBy} is null or ${table.takenBackBy} <> ${table.studentId})`,
    ),
  ],
);
export type SignedTermRow = typeof signedTerms.$inferSelect;
