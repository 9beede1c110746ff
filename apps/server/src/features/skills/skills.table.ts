import { PROFICIENCY_LEVELS, SKILL_TYPES } from '@quad/domain/skills';
import { sql } from 'drizzle-orm';
import { foreignKey, index, pgTable, primaryKey, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { institutes } from '../institutes/institutes.table.ts';
import { positions } from '../positions/positions.table.ts';

/** The catalogue of skills. A skill is pending until `endorsedAt` is set. */
export const skills = pgTable(
  'skills',
  {
    instituteId: instituteId().references(() => institutes.id),
    id: id(),
    name: text('name').notNull(),
    category: text('category').notNull(),
    type: text('type', { enum: SKILL_TYPES }).notNull(),
    description: text('description').notNull().default(''),
    /** Null for a skill that was created with the institute. */
    createdBy: uuid('created_by'),
    createdAt: instant('created_at').notNull(),
    endorsedBy: uuid('endorsed_by'),
    endorsedAt: instant('endorsed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    uniqueIndex('skills_name').on(table.instituteId, sql`lower(${table.name})`, table.type),
    unique('skills_id_type').on(table.instituteId, table.id, table.type),
    referenceTo(users, 'skills_creator_fk', [table.instituteId, table.createdBy]),
    referenceTo(users, 'skills_endorser_fk', [table.instituteId, table.endorsedBy]),
    index('skills_creator').on(table.instituteId, table.createdBy),
    index('skills_pending').on(table.instituteId, table.type, table.createdAt).where(sql`${table.endorsedAt} is null`),
  ],
);
export type SkillRow = typeof skills.$inferSelect;

/** Skills on people's profiles, optionally gained in a position. */
export const userSkills = pgTable(
  'user_skills',
  {
    instituteId: instituteId(),
    id: id(),
    userId: uuid('user_id').notNull(),
    skillId: uuid('skill_id').notNull(),
    /** Copy of the skill's type, kept consistent by the foreign key, so that one index finds what is pending for an endorser. */
    skillType: text('skill_type', { enum: SKILL_TYPES }).notNull(),
    positionId: uuid('position_id'),
    proficiency: text('proficiency', { enum: PROFICIENCY_LEVELS }).notNull(),
    createdAt: instant('created_at').notNull(),
    endorsedBy: uuid('endorsed_by'),
    endorsedAt: instant('endorsed_at'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    unique('user_skills_claim').on(table.instituteId, table.userId, table.skillId, table.positionId).nullsNotDistinct(),
    referenceTo(users, 'user_skills_user_fk', [table.instituteId, table.userId]).onDelete('cascade'),
    foreignKey({
      name: 'user_skills_skill_fk',
      columns: [table.instituteId, table.skillId, table.skillType],
      foreignColumns: [skills.instituteId, skills.id, skills.type],
    }),
    referenceTo(positions, 'user_skills_position_fk', [table.instituteId, table.positionId]),
    referenceTo(users, 'user_skills_endorser_fk', [table.instituteId, table.endorsedBy]),
    index('user_skills_skill').on(table.instituteId, table.skillId),
    index('user_skills_position').on(table.instituteId, table.positionId),
    index('user_skills_pending').on(table.instituteId, table.skillType, table.createdAt).where(sql`${table.endorsedAt} is null`),
  ],
);
export type UserSkillRow = typeof userSkills.$inferSelect;
