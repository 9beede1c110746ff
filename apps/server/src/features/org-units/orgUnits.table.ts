import { UNIT_CATEGORIES, UNIT_TYPES } from '@quad/domain/org-units';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, integer, jsonb, numeric, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { institutes } from '../institutes/institutes.table.ts';

interface SocialMedia {
  readonly platform: string;
  readonly url: string;
}

/** Allocated and spent amounts of a unit by year. */
export type LedgerBudgets = Readonly<Record<string, { readonly allocated: number; readonly spent: number }>>;

/** Councils, clubs and committees. The contact address makes its user the coordinator, so it is unique. */
export const orgUnits = pgTable(
  'org_units',
  {
    instituteId: instituteId().references(() => institutes.id),
    id: id(),
    name: text('name').notNull(),
    type: text('type', { enum: UNIT_TYPES }).notNull(),
    category: text('category', { enum: UNIT_CATEGORIES }).notNull(),
    description: text('description').notNull().default(''),
    parentUnitId: uuid('parent_unit_id'),
    hierarchyLevel: integer('hierarchy_level').notNull().default(1),
    isActive: boolean('is_active').notNull().default(true),
    contactEmail: text('contact_email').notNull(),
    socialMedia: jsonb('social_media').$type<SocialMedia[]>().notNull().default([]),
    allocatedBudget: numeric('allocated_budget', { precision: 14, scale: 2, mode: 'number' }).notNull().default(0),
    spentAmount: numeric('spent_amount', { precision: 14, scale: 2, mode: 'number' }).notNull().default(0),
    /** Amounts in the ledger, in rupees, by year of office. */
    ledgerBudgets: jsonb('ledger_budgets').$type<LedgerBudgets>().notNull().default({}),
    createdAt: instant('created_at').notNull().defaultNow(),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    foreignKey({ columns: [table.instituteId, table.parentUnitId], foreignColumns: [table.instituteId, table.id] }),
    uniqueIndex('org_units_name').on(table.instituteId, sql`lower(${table.name})`),
    uniqueIndex('org_units_contact_email').on(table.instituteId, sql`lower(${table.contactEmail})`),
    index('org_units_category').on(table.instituteId, table.category, table.name),
  ],
);

/** Units that users follow, whose events appear in their calendar. Following is no membership. */
export const unitFollows = pgTable(
  'unit_follows',
  { instituteId: instituteId(), userId: uuid('user_id').notNull(), unitId: uuid('unit_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.userId, table.unitId] }),
    referenceTo(users, 'unit_follows_user_fk', [table.instituteId, table.userId]),
    referenceTo(orgUnits, 'unit_follows_unit_fk', [table.instituteId, table.unitId]).onDelete('cascade'),
    index('unit_follows_unit').on(table.instituteId, table.unitId),
  ],
);
