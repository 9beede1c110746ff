import { date, index, numeric, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { approvalRequests } from '../approvals/approvals.table.ts';

/** Claims of points for external activities. The approval request contains the status. */
export const activityClaims = pgTable(
  'activity_claims',
  {
    instituteId: instituteId(),
    id: id(),
    userId: uuid('user_id').notNull(),
    requestId: uuid('request_id').notNull(),
    /** The criterion of the rules under which it is claimed. */
    activity: text('activity').notNull(),
    title: text('title').notNull(),
    day: date('day', { mode: 'string' }).notNull(),
    place: text('place').notNull(),
    hours: numeric('hours', { precision: 7, scale: 2, mode: 'number' }).notNull(),
    description: text('description').notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(users, 'activity_claims_user_fk', [table.instituteId, table.userId]).onDelete('cascade'),
    referenceTo(approvalRequests, 'activity_claims_request_fk', [table.instituteId, table.requestId]).onDelete('cascade'),
    uniqueIndex('activity_claims_request').on(table.instituteId, table.requestId),
    index('activity_claims_user').on(table.instituteId, table.userId, table.day),
  ],
);
export type ActivityClaimRow = typeof activityClaims.$inferSelect;

/** Photos and PDFs of claims. They are stored like profile photos and served only to the owner and to those who decide. */
export const claimEvidence = pgTable(
  'claim_evidence',
  {
    instituteId: instituteId(),
    id: id(),
    userId: uuid('user_id').notNull(),
    /** Null until the claim is made. Unclaimed files are deleted. */
    claimId: uuid('claim_id'),
    kind: text('kind', { enum: ['photo', 'pdf'] }).notNull(),
    /** Name of the object in the photo store, unless the image is in this row. */
    name: text('name').notNull(),
    image: bytes('image'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(users, 'claim_evidence_user_fk', [table.instituteId, table.userId]).onDelete('cascade'),
    referenceTo(activityClaims, 'claim_evidence_claim_fk', [table.instituteId, table.claimId]).onDelete('cascade'),
    uniqueIndex('claim_evidence_name').on(table.instituteId, table.name),
    index('claim_evidence_user').on(table.instituteId, table.userId),
    index('claim_evidence_claim').on(table.instituteId, table.claimId),
  ],
);
