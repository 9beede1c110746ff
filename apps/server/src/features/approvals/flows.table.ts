import { APPROVAL_KINDS, type ApprovalStep } from '@quad/domain/approvals';
import { sql } from 'drizzle-orm';
import { check, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, instituteId } from '../../db/columns.ts';
import { institutes } from '../institutes/institutes.table.ts';

/** An institute's own flows in all versions; the newest is active. Version 1 is the built-in one and has no row. */
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
