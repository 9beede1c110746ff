import type { AnswerFigures, Answers, FormField } from '@quad/domain/forms';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { events } from '../events/events.table.ts';

const eventId = () => uuid('event_id').notNull();

/** Surveys for people who were checked in at an event. */
export const surveys = pgTable(
  'surveys',
  {
    instituteId: instituteId(),
    eventId: eventId(),
    fields: jsonb('fields').$type<readonly FormField[]>().notNull(),
    anonymous: boolean('anonymous').notNull(),
    version: integer('version').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Deadline for answers; null until it is sent. */
    closesAt: instant('closes_at'),
    /** Number of people it was sent to. */
    sentTo: integer('sent_to').notNull().default(0),
    /** Whether the reminder was sent. */
    reminded: boolean('reminded').notNull().default(false),
    /** Whether the final results were computed. */
    counted: boolean('counted').notNull().default(false),
    /** Final results of five or more answers. They are kept when answers are erased. */
    figures: jsonb('figures').$type<AnswerFigures>(),
    /** Number of days after the event at which the next answers are erased; null once all are. */
    nextErasure: integer('next_erasure'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.eventId] }),
    referenceTo(events, 'surveys_event_fk', [table.instituteId, table.eventId]).onDelete('cascade'),
    index('surveys_at_work').on(table.instituteId, table.eventId).where(sql`not ${table.counted}`),
    index('surveys_erasure').on(table.instituteId, table.eventId).where(sql`${table.nextErasure} is not null`),
  ],
);
export type SurveyRow = typeof surveys.$inferSelect;

/**
 * Answers to surveys. Anonymous answers have no user, a random id and only the hour; nothing links them to `surveySeals`. They count once
 * they are listed, five or more at a time.
 */
export const surveyAnswers = pgTable(
  'survey_answers',
  {
    instituteId: instituteId(),
    id: id(),
    eventId: eventId(),
    userId: uuid('user_id'),
    answers: jsonb('answers').$type<Answers>().notNull(),
    answeredAt: instant('answered_at').notNull(),
    isListed: boolean('is_listed').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    foreignKey({
      name: 'survey_answers_survey_fk',
      columns: [table.instituteId, table.eventId],
      foreignColumns: [surveys.instituteId, surveys.eventId],
    }).onDelete('cascade'),
    referenceTo(users, 'survey_answers_user_fk', [table.instituteId, table.userId]),
    uniqueIndex('survey_answers_once').on(table.instituteId, table.eventId, table.userId).where(sql`${table.userId} is not null`),
    index('survey_answers_answered').on(table.instituteId, table.eventId, table.answeredAt, table.id),
    index('survey_answers_user').on(table.instituteId, table.userId),
    check('survey_answers_without_moment', sql`${table.userId} is not null or extract(epoch from ${table.answeredAt}) % 3600 = 0`),
    check('survey_answers_named_are_listed', sql`${table.userId} is null or ${table.isListed}`),
  ],
);
export type SurveyAnswersRow = typeof surveyAnswers.$inferSelect;

/**
 * Records that a person has answered an anonymous survey, so that they answer once: a keyed hash (MAC) of the person and the event. Without
 * the server's key it does not reveal who it was, and nothing reveals what they answered. Deleted once the survey is closed.
 */
export const surveySeals = pgTable(
  'survey_seals',
  { instituteId: instituteId(), eventId: eventId(), tag: text('tag').notNull() },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.eventId, table.tag] }),
    foreignKey({
      name: 'survey_seals_survey_fk',
      columns: [table.instituteId, table.eventId],
      foreignColumns: [surveys.instituteId, surveys.eventId],
    }).onDelete('cascade'),
  ],
);
