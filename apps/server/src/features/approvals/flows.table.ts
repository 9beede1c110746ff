import { APPROVAL_KINDS, type ApprovalStep } from '@quad/domain/approvals';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, instituteId } from '../../db/columns.ts';
import { institutes } from '../institutes/institutes.table.ts';

/** Flows that an institute has written, every version of each: the newest is on. The first is the portal's own, and has no row. */
export const approvalFlows = pgTable(
  'approval_flows',
  {
    instituteId: instituteId().references(() => institutes.id),
    kind: text('kind', { enum: APPROVAL_KINDS }).notNull(),
    version: integer('version').notNull(),
    name: text('name').notNull(),
    steps: jsonb('steps').$type<ApprovalStep[]>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.kind, table.version] }),
    check('approval_flows_version', sql`${table.version} > 1`),
  ],
);
