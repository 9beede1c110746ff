import { sql } from 'drizzle-orm';
import { check, date, index, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';

/** Deputies of people who decide, for days on campus. A principal has one at a time. */
export const approvalDeputies = pgTable(
  'approval_deputies',
  {
    instituteId: instituteId(),
    principalId: uuid('principal_id').notNull(),
    deputyId: uuid('deputy_id').notNull(),
    startsOn: date('starts_on', { mode: 'string' }).notNull(),
    endsOn: date('ends_on', { mode: 'string' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.principalId] }),
    referenceTo(users, 'approval_deputies_principal_fk', [table.instituteId, table.principalId]).onDelete('cascade'),
    referenceTo(users, 'approval_deputies_deputy_fk', [table.instituteId, table.deputyId]).onDelete('cascade'),
    index('approval_deputies_deputy').on(table.instituteId, table.deputyId),
    check('approval_deputies_other', sql`${table.principalId} <> ${table.deputyId}`),
    check('approval_deputies_days', sql`${table.startsOn} <= ${table.endsOn} and ${table.endsOn} - ${table.startsOn} < 366`),
  ],
);
