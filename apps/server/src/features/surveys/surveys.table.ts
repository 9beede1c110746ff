import type { AnswerFigures, Answers, FormField } from '@quad/domain/forms';
import { sql } from 'drizzle-orm';
import { boolean, check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { id, instant, instituteId } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { events } from '../events/events.table.ts';

const eventId = () => uuid('event_id').notNull();

/** What those who were checked in at an event are asked afterwards. */
export const surveys = pgTable(
  'surveys',
  {
    instituteId: instituteId(),
    eventId: eventId(),
    fields: jsonb('fields').$type<readonly FormField[]>().notNull(),
    anonymous: boolean('anonymous').notNull(),
    version: integer('version').notNull(),
    updatedAt: instant('updated_at').notNull(),
    /** Until when it takes answers. Null until it is sent. */
    closesAt: instant('closes_at'),
    /** To how many it was sent. */
    sentTo: integer('sent_to').notNull().default(0),
    /** Whether who had not answered was reminded. */
    reminded: boolean('reminded').notNull().default(false),
    /** Whether what came of it is counted for good. */
    counted: boolean('counted').notNull().default(false),
    /** What is counted then, of five answers or more: it stays when answers are erased. */
    figures: jsonb('figures').$type<AnswerFigures>(),
    /** After how many days from the end of the event the next answers are erased; null once all are. */
    nextErasure: integer('next_erasure'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.eventId] }),
    foreignKey({
      name: 'surveys_event_fk',
      columns: [table.instituteId, table.eventId],
      foreignColumns: [events.instituteId, events.id],
    }).onDelete('cascade'),
    index('surveys_at_work').on(table.instituteId, table.eventId).where(sql`not ${table.counted}`),
    index('surveys_erasure').on(table.instituteId, table.eventId).where(sql`${table.nextErasure} is not null`),
  ],
);
export type SurveyRow = typeof surveys.$inferSelect;

/**
 * What people answered. Answers without a name have no person, an id that is drawn by lot and no more of the moment than an hour; nothing
 * leads from them to `surveySeals`. They count once they are listed, five or more at a time.
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
    foreignKey({
      name: 'survey_answers_user_fk',
      columns: [table.instituteId, table.userId],
      foreignColumns: [users.instituteId, users.id],
    }),
    uniqueIndex('survey_answers_once').on(table.instituteId, table.eventId, table.userId).where(sql`${table.userId} is not null`),
    index('survey_answers_answered').on(table.instituteId, table.eventId, table.answeredAt, table.id),
    index('survey_answers_user').on(table.instituteId, table.userId),
    check('survey_answers_without_moment', sql`${table.userId} is not null or extract(epoch from ${table.answeredAt}) % 3600 = 0`),
    check('survey_answers_named_are_listed', sql`${table.userId} is null or ${table.isListed}`),
  ],
);
export type SurveyAnswersRow = typeof surveyAnswers.$inferSelect;

/**
 * That somebody has answered a survey without names, so that they do it once: a keyed hash of the person and the event. Without the server's
 * key it does not tell who it was, and nothing tells what they answered. Gone once the survey is closed.
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
