import { FEEDBACK_TARGET_TYPES, FEEDBACK_TYPES } from '@quad/domain/feedback';
import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { institutes } from '../institutes/institutes.table.ts';

/** Feedback, without its author: see `feedbackAuthors` and `sealedAuthors`. */
export const feedback = pgTable(
  'feedback',
  {
    instituteId: instituteId().references(() => institutes.id),
    id: id(),
    type: text('type', { enum: FEEDBACK_TYPES }).notNull(),
    targetType: text('target_type', { enum: FEEDBACK_TARGET_TYPES }).notNull(),
    /** Id of a person, event, unit or position, by the target type. The target may be deleted. */
    targetId: uuid('target_id').notNull(),
    rating: integer('rating'),
    comments: text('comments').notNull(),
    isAnonymous: boolean('is_anonymous').notNull().default(false),
    actionsTaken: text('actions_taken'),
    resolvedBy: uuid('resolved_by'),
    resolvedAt: instant('resolved_at'),
    createdAt: instant('created_at').notNull(),
    /** Whether others see it. Anonymous feedback is listed after the hour in which it was given; triggers ignore it before (0043). */
    isListed: boolean('is_listed').notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(users, 'feedback_resolver_fk', [table.instituteId, table.resolvedBy]),
    index('feedback_newest').on(table.instituteId, table.createdAt, table.id),
    index('feedback_target').on(table.instituteId, table.targetType, table.targetId, table.createdAt),
    check('feedback_signed_is_listed', sql`${table.isListed} or ${table.isAnonymous}`),
    check('feedback_rating_in_range', sql`${table.rating} between 1 and 5`),
  ],
);
export type FeedbackRow = typeof feedback.$inferSelect;

/** The authors of feedback that is not anonymous. */
export const feedbackAuthors = pgTable(
  'feedback_authors',
  { instituteId: instituteId(), feedbackId: uuid('feedback_id').notNull(), userId: uuid('user_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.feedbackId] }),
    referenceTo(feedback, 'feedback_authors_feedback_fk', [table.instituteId, table.feedbackId]).onDelete('cascade'),
    referenceTo(users, 'feedback_authors_user_fk', [table.instituteId, table.userId]).onDelete('cascade'),
    index('feedback_authors_user').on(table.instituteId, table.userId),
  ],
);

/**
 * Lets authors find their anonymous feedback. The tag is a keyed hash (MAC) of the person and of the number of pieces they had given
 * before. Without the server's key it reveals neither the author nor that two pieces have the same author.
 */
export const sealedAuthors = pgTable(
  'sealed_authors',
  { instituteId: instituteId(), tag: text('tag').notNull(), feedbackId: uuid('feedback_id').notNull() },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.tag] }),
    referenceTo(feedback, 'sealed_authors_feedback_fk', [table.instituteId, table.feedbackId]).onDelete('cascade'),
    unique('sealed_authors_feedback').on(table.instituteId, table.feedbackId),
  ],
);
