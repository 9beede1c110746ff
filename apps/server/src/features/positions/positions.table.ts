import { POSITION_HOLDER_STATUSES } from '@quad/domain/positions';
import { sql } from 'drizzle-orm';
import { check, date, index, integer, numeric, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { orgUnits } from '../org-units/orgUnits.table.ts';

/** Positions of responsibility, each with a number of places per tenure. */
export const positions = pgTable(
  'positions',
  {
    instituteId: instituteId(),
    id: id(),
    unitId: uuid('unit_id').notNull(),
    title: text('title').notNull(),
    positionType: text('position_type').notNull(),
    description: text('description').notNull().default(''),
    responsibilities: text('responsibilities').array().notNull().default(sql`'{}'`),
    minCgpa: numeric('min_cgpa', { precision: 3, scale: 1, mode: 'number' }).notNull().default(0),
    minYear: integer('min_year').notNull().default(1),
    skillsRequired: text('skills_required').array().notNull().default(sql`'{}'`),
    positionCount: integer('position_count').notNull().default(1),
    /** Text that searches match, as in the domain's `positionText`, folded to lower case without accents; maintained by a trigger. */
    searchText: text('search_text').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(orgUnits, 'positions_unit_fk', [table.instituteId, table.unitId]),
    uniqueIndex('positions_title').on(table.instituteId, table.unitId, sql`lower(${table.title})`),
    check('positions_count_positive', sql`${table.positionCount} >= 1`),
  ],
);
export type PositionRow = Omit<typeof positions.$inferSelect, 'searchText'>;

/** Holder of a position in a tenure, such as '2026-2027'. */
export const positionHolders = pgTable(
  'position_holders',
  {
    instituteId: instituteId(),
    id: id(),
    userId: uuid('user_id').notNull(),
    positionId: uuid('position_id').notNull(),
    tenureYear: text('tenure_year').notNull(),
    status: text('status', { enum: POSITION_HOLDER_STATUSES }).notNull().default('active'),
    appointedBy: uuid('appointed_by'),
    appointmentDate: date('appointment_date', { mode: 'string' }),
    eventsOrganized: integer('events_organized').notNull().default(0),
    /** In rupees. */
    budgetUtilized: numeric('budget_utilized', { precision: 14, scale: 2, mode: 'number' }).notNull().default(0),
    feedback: text('feedback').notNull().default(''),
    /** Name of the person, for sorting; maintained by a trigger. */
    personName: text('person_name').notNull().default(''),
    /** Text that searches match, as in the domain's `holderText`, folded to lower case without accents; maintained by a trigger. */
    searchText: text('search_text').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    unique('position_holders_once').on(table.instituteId, table.userId, table.positionId, table.tenureYear),
    referenceTo(users, 'position_holders_user_fk', [table.instituteId, table.userId]).onDelete('cascade'),
    referenceTo(positions, 'position_holders_position_fk', [table.instituteId, table.positionId]),
    referenceTo(users, 'position_holders_appointer_fk', [table.instituteId, table.appointedBy]),
    index('position_holders_places').on(table.instituteId, table.positionId, table.tenureYear, table.status),
  ],
);
export type PositionHolderRow = Omit<typeof positionHolders.$inferSelect, 'searchText' | 'personName'>;
