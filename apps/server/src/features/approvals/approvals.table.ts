import {
  APPROVAL_KINDS,
  APPROVAL_STATUSES,
  type ApprovalFlow,
  type ApprovalSubject,
  type OpenSeat,
  STEP_VERDICTS,
  type StepState,
} from '@quad/domain/approvals';
import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, primaryKey, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** State of a step without its decisions. */
export type StoredStep = Omit<StepState, 'decisions'>;

/** Approval requests. Each keeps the flow with which it started. Updates use optimistic locking by version. */
export const approvalRequests = pgTable(
  'approval_requests',
  {
    instituteId: instituteId(),
    id: id(),
    kind: text('kind', { enum: APPROVAL_KINDS }).notNull(),
    flow: jsonb('flow').$type<ApprovalFlow>().notNull(),
    steps: jsonb('steps').$type<StoredStep[]>().notNull(),
    /** The facts that determine who decides and which steps are needed. */
    subject: jsonb('subject').$type<ApprovalSubject>().notNull(),
    /** Id of its subject, and its title. */
    subjectId: uuid('subject_id').notNull(),
    title: text('title').notNull(),
    /** The requester, whom the request is also about. */
    requestedBy: uuid('requested_by').notNull(),
    requestedAt: instant('requested_at').notNull(),
    status: text('status', { enum: APPROVAL_STATUSES }).notNull(),
    version: integer('version').notNull(),
    /** The offices that can decide now, used to find what waits for a user. */
    openSeats: jsonb('open_seats').$type<OpenSeat[]>().notNull().default([]),
    returnedBy: uuid('returned_by'),
    returnedAt: instant('returned_at'),
    returnReason: text('return_reason'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(users, 'approval_requests_requester_fk', [table.instituteId, table.requestedBy]).onDelete('cascade'),
    referenceTo(users, 'approval_requests_returner_fk', [table.instituteId, table.returnedBy]),
    index('approval_requests_requester').on(table.instituteId, table.requestedBy, table.requestedAt),
    index('approval_requests_open').on(table.instituteId, table.requestedAt).where(sql`${table.status} = 'open'`),
    check(
      'approval_requests_returned',
      sql`(${table.status} = 'returned') = (${table.returnedBy} is not null and ${table.returnedAt} is not null and ${table.returnReason} is not null)`,
    ),
    check('approval_requests_other', sql`${table.returnedBy} is null or ${table.returnedBy} <> ${table.requestedBy}`),
  ],
);
export type ApprovalRequestRow = typeof approvalRequests.$inferSelect;

/** Decisions. Rows are only changed to mark them as superseded; a person has at most one current decision per request. */
export const approvalDecisions = pgTable(
  'approval_decisions',
  {
    instituteId: instituteId(),
    id: id(),
    requestId: uuid('request_id').notNull(),
    stepId: text('step_id').notNull(),
    personId: uuid('person_id').notNull(),
    /** The principal of a deputy; null if the person decided by their own office. */
    principalId: uuid('principal_id'),
    /** The person's capacities at that time, as indexes in the step's list of approvers. */
    capacities: smallint('capacities').array().notNull(),
    verdict: text('verdict', { enum: STEP_VERDICTS }).notNull(),
    reason: text('reason').notNull(),
    decidedAt: instant('decided_at').notNull(),
    /** When a change reopened the step. */
    supersededAt: instant('superseded_at'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(approvalRequests, 'approval_decisions_request_fk', [table.instituteId, table.requestId]).onDelete('cascade'),
    referenceTo(users, 'approval_decisions_person_fk', [table.instituteId, table.personId]),
    referenceTo(users, 'approval_decisions_principal_fk', [table.instituteId, table.principalId]),
    uniqueIndex('approval_decisions_person')
      .on(table.instituteId, table.requestId, table.personId)
      .where(sql`${table.supersededAt} is null`),
    index('approval_decisions_request').on(table.instituteId, table.requestId),
  ],
);
