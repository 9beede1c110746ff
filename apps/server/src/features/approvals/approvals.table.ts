import { APPROVAL_KINDS, APPROVAL_STATUSES, type ApprovalStep, type ApprovalSubject, STEP_VERDICTS } from '@quad/domain/approvals';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { id, instant, instituteId } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** Flows, every version of each. Steps are as an administrator entered them; they name offices and nobody. */
export const approvalFlows = pgTable(
  'approval_flows',
  {
    instituteId: instituteId(),
    id: id(),
    version: integer('version').notNull(),
    kind: text('kind', { enum: APPROVAL_KINDS }).notNull(),
    name: text('name').notNull(),
    steps: jsonb('steps').$type<ApprovalStep[]>().notNull(),
    isActive: boolean('is_active').notNull().default(false),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id, table.version] }),
    uniqueIndex('approval_flows_active').on(table.instituteId, table.kind).where(sql`${table.isActive}`),
  ],
);

/** What goes through a flow. It keeps the version of the flow that it began with, and is changed only from the version that was read. */
export const approvalRequests = pgTable(
  'approval_requests',
  {
    instituteId: instituteId(),
    id: id(),
    flowId: uuid('flow_id').notNull(),
    flowVersion: integer('flow_version').notNull(),
    /** The claim or the batch of certificates that it is about. */
    subjectId: uuid('subject_id').notNull(),
    /** As far as it says who decides and which steps are needed. */
    subject: jsonb('subject').$type<ApprovalSubject>().notNull(),
    title: text('title').notNull(),
    requestedBy: uuid('requested_by'),
    requestedAt: instant('requested_at').notNull(),
    status: text('status', { enum: APPROVAL_STATUSES }).notNull().default('open'),
    version: integer('version').notNull().default(1),
    returnedBy: uuid('returned_by'),
    returnedAt: instant('returned_at'),
    returnReason: text('return_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    foreignKey({
      name: 'approval_requests_flow_fk',
      columns: [table.instituteId, table.flowId, table.flowVersion],
      foreignColumns: [approvalFlows.instituteId, approvalFlows.id, approvalFlows.version],
    }),
    foreignKey({
      name: 'approval_requests_requester_fk',
      columns: [table.instituteId, table.requestedBy],
      foreignColumns: [users.instituteId, users.id],
    }),
    uniqueIndex('approval_requests_subject').on(table.instituteId, table.subjectId),
    index('approval_requests_requester').on(table.instituteId, table.requestedBy, table.requestedAt),
    index('approval_requests_open').on(table.instituteId, table.requestedAt).where(sql`${table.status} = 'open'`),
    check(
      'approval_requests_returned',
      sql`(${table.status} = 'returned') = (${table.returnedBy} is not null and ${table.returnedAt} is not null and ${table.returnReason} is not null)`,
    ),
  ],
);

/** Whom a request is about: they decide nothing of it. */
export const approvalSubjects = pgTable(
  'approval_subjects',
  { instituteId: instituteId(), requestId: uuid('request_id').notNull(), userId: uuid('user_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.requestId, table.userId] }),
    foreignKey({
      name: 'approval_subjects_request_fk',
      columns: [table.instituteId, table.requestId],
      foreignColumns: [approvalRequests.instituteId, approvalRequests.id],
    }).onDelete('cascade'),
    foreignKey({
      name: 'approval_subjects_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }),
    index('approval_subjects_user').on(table.instituteId, table.userId),
  ],
);

/** Where each step of a request stands. */
export const approvalSteps = pgTable(
  'approval_steps',
  {
    instituteId: instituteId(),
    requestId: uuid('request_id').notNull(),
    stepId: text('step_id').notNull(),
    isNeeded: boolean('is_needed').notNull(),
    /** Since when it can be decided; null as long as it cannot. */
    openedAt: instant('opened_at'),
    /** When whoever decides was reminded last. */
    remindedAt: instant('reminded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.requestId, table.stepId] }),
    foreignKey({
      name: 'approval_steps_request_fk',
      columns: [table.instituteId, table.requestId],
      foreignColumns: [approvalRequests.instituteId, approvalRequests.id],
    }).onDelete('cascade'),
    index('approval_steps_open').on(table.instituteId, table.openedAt).where(sql`${table.openedAt} is not null`),
    check('approval_steps_needed', sql`${table.isNeeded} or ${table.openedAt} is null`),
  ],
);

/** What was decided. Rows are never changed but for being superseded; nobody has two in one request that count. */
export const approvalDecisions = pgTable(
  'approval_decisions',
  {
    instituteId: instituteId(),
    id: id(),
    requestId: uuid('request_id').notNull(),
    stepId: text('step_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** For whom they stood in. */
    principalId: uuid('principal_id'),
    /** Which approvers of the step they were then, by their places in its list. */
    capacities: smallint('capacities').array().notNull(),
    verdict: text('verdict', { enum: STEP_VERDICTS }).notNull(),
    reason: text('reason').notNull().default(''),
    decidedAt: instant('decided_at').notNull(),
    /** When a change opened the step again. */
    supersededAt: instant('superseded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    foreignKey({
      name: 'approval_decisions_step_fk',
      columns: [table.instituteId, table.requestId, table.stepId],
      foreignColumns: [approvalSteps.instituteId, approvalSteps.requestId, approvalSteps.stepId],
    }).onDelete('cascade'),
    foreignKey({
      name: 'approval_decisions_person_fk',
      columns: [table.instituteId, table.personId],
      foreignColumns: [users.instituteId, users.id],
    }),
    foreignKey({
      name: 'approval_decisions_principal_fk',
      columns: [table.instituteId, table.principalId],
      foreignColumns: [users.instituteId, users.id],
    }),
    uniqueIndex('approval_decisions_person')
      .on(table.instituteId, table.requestId, table.personId)
      .where(sql`${table.supersededAt} is null`),
    uniqueIndex('approval_decisions_principal')
      .on(table.instituteId, table.requestId, table.principalId)
      .where(sql`${table.supersededAt} is null and ${table.principalId} is not null`),
    check('approval_decisions_deputy', sql`${table.principalId} is distinct from ${table.personId}`),
    check('approval_decisions_capacities', sql`cardinality(${table.capacities}) > 0`),
  ],
);

/** Who stands in for whom, from a moment to a moment. */
export const approvalDeputies = pgTable(
  'approval_deputies',
  {
    instituteId: instituteId(),
    id: id(),
    principalId: uuid('principal_id').notNull(),
    deputyId: uuid('deputy_id').notNull(),
    startsAt: instant('starts_at').notNull(),
    endsAt: instant('ends_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    ...[table.principalId, table.deputyId].map((column) =>
      foreignKey({ columns: [table.instituteId, column], foreignColumns: [users.instituteId, users.id] }).onDelete('cascade'),
    ),
    index('approval_deputies_deputy').on(table.instituteId, table.deputyId),
    index('approval_deputies_principal').on(table.instituteId, table.principalId),
    check('approval_deputies_period', sql`${table.startsAt} < ${table.endsAt}`),
    check('approval_deputies_other', sql`${table.principalId} <> ${table.deputyId}`),
  ],
);
