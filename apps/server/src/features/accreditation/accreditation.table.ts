import type { TemplateInput } from '@quad/domain/accreditation';
import { jsonb, pgTable, primaryKey, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { institutes } from '../institutes/institutes.table.ts';

/** Users who may see accreditation data, a right in addition to the role. */
export const accreditationOfficers = pgTable(
  'accreditation_officers',
  { instituteId: instituteId(), userId: uuid('user_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.userId] }),
    referenceTo(users, 'accreditation_officers_user_fk', [table.instituteId, table.userId]).onDelete('cascade'),
  ],
);

/** Templates of an institute in addition to the built-in ones. */
export const accreditationTemplates = pgTable(
  'accreditation_templates',
  {
    instituteId: instituteId().references(() => institutes.id),
    id: id(),
    template: jsonb('template').$type<TemplateInput>().notNull(),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.instituteId, table.id] })],
);
