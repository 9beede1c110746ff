import { ACHIEVEMENT_TYPES } from '@quad/domain/achievements';
import { sql } from 'drizzle-orm';
import { date, index, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { events } from '../events/events.table.ts';

/** People's achievements. An office-bearer has verified one if `verifiedAt` is set. */
export const achievements = pgTable(
  'achievements',
  {
    instituteId: instituteId(),
    id: id(),
    userId: uuid('user_id').notNull(),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    category: text('category').notNull().default(''),
    type: text('type', { enum: ACHIEVEMENT_TYPES }).notNull(),
    level: text('level').notNull().default(''),
    /** A calendar day on campus. */
    dateAchieved: date('date_achieved', { mode: 'string' }).notNull(),
    position: text('position').notNull().default(''),
    eventId: uuid('event_id'),
    certificateUrl: text('certificate_url').notNull().default(''),
    createdAt: instant('created_at').notNull(),
    verifiedBy: uuid('verified_by'),
    verifiedAt: instant('verified_at'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(users, 'achievements_user_fk', [table.instituteId, table.userId]).onDelete('cascade'),
    referenceTo(events, 'achievements_event_fk', [table.instituteId, table.eventId]),
    referenceTo(users, 'achievements_verifier_fk', [table.instituteId, table.verifiedBy]),
    index('achievements_user').on(table.instituteId, table.userId, table.dateAchieved),
    index('achievements_event').on(table.instituteId, table.eventId),
    index('achievements_pending').on(table.instituteId, table.type, table.createdAt).where(sql`${table.verifiedAt} is null`),
  ],
);
export type AchievementRow = typeof achievements.$inferSelect;
