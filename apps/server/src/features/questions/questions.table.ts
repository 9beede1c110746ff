import type { Answers, FormField } from '@quad/domain/forms';
import { sql } from 'drizzle-orm';
import { check, foreignKey, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { bytes, id, instant, instituteId, referenceTo } from '../../db/columns.ts';
import { users } from '../accounts/accounts.table.ts';
import { events } from '../events/events.table.ts';
import { registrations } from '../registrations/registrations.table.ts';

const eventId = () => uuid('event_id').notNull();
const userId = () => uuid('user_id').notNull();

/** Questions of events: the current version and all that somebody has answered. */
export const eventQuestions = pgTable(
  'event_questions',
  {
    instituteId: instituteId(),
    eventId: eventId(),
    version: integer('version').notNull(),
    fields: jsonb('fields').$type<readonly FormField[]>().notNull(),
    createdAt: instant('created_at').notNull(),
    /** Number of days after the event at which the next answers are erased; null once all are. */
    nextErasure: integer('next_erasure'),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.eventId, table.version] }),
    referenceTo(events, 'event_questions_event_fk', [table.instituteId, table.eventId]).onDelete('cascade'),
    index('event_questions_erasure').on(table.instituteId, table.eventId).where(sql`${table.nextErasure} is not null`),
  ],
);
export type EventQuestionsRow = typeof eventQuestions.$inferSelect;

/** Answers of registered people. They are deleted when the person leaves the list. */
export const eventAnswers = pgTable(
  'event_answers',
  {
    instituteId: instituteId(),
    eventId: eventId(),
    userId: userId(),
    version: integer('version').notNull(),
    answers: jsonb('answers').$type<Answers>().notNull(),
    /** All chosen options, from which the places are counted. */
    choices: text('choices').array().notNull(),
    answeredAt: instant('answered_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.eventId, table.userId] }),
    foreignKey({
      name: 'event_answers_registration_fk',
      columns: [table.instituteId, table.eventId, table.userId],
      foreignColumns: [registrations.instituteId, registrations.eventId, registrations.userId],
    })
      .onDelete('cascade')
      .onUpdate('cascade'),
    referenceTo(users, 'event_answers_user_fk', [table.instituteId, table.userId]),
    foreignKey({
      name: 'event_answers_version_fk',
      columns: [table.instituteId, table.eventId, table.version],
      foreignColumns: [eventQuestions.instituteId, eventQuestions.eventId, eventQuestions.version],
    }).onDelete('cascade'),
    index('event_answers_answered').on(table.instituteId, table.eventId, table.answeredAt, table.userId),
    index('event_answers_user').on(table.instituteId, table.userId),
  ],
);
export type EventAnswersRow = typeof eventAnswers.$inferSelect;

/** Number of places of each limited option, in total and taken; maintained by a trigger. */
export const answerPlaces = pgTable(
  'answer_places',
  {
    instituteId: instituteId(),
    eventId: eventId(),
    choice: text('choice').notNull(),
    places: integer('places').notNull(),
    taken: integer('taken').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.eventId, table.choice] }),
    referenceTo(events, 'answer_places_event_fk', [table.instituteId, table.eventId]).onDelete('cascade'),
    check('answer_places_within', sql`${table.taken} between 0 and ${table.places}`),
  ],
);

/**
 * Photos and PDFs of answers. They are stored like profile photos and served only to the owner and to those who manage the event. When the
 * event is deleted, the next clean-up deletes them with their objects.
 */
export const answerFiles = pgTable(
  'answer_files',
  {
    instituteId: instituteId(),
    id: id(),
    eventId: eventId(),
    userId: userId(),
    kind: text('kind', { enum: ['photo', 'pdf'] }).notNull(),
    /** Name of the object in the photo store, unless the image is in this row. */
    name: text('name').notNull(),
    image: bytes('image'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.instituteId, table.id] }),
    referenceTo(users, 'answer_files_user_fk', [table.instituteId, table.userId]).onDelete('cascade'),
    uniqueIndex('answer_files_name').on(table.instituteId, table.name),
    index('answer_files_event').on(table.instituteId, table.eventId, table.userId),
    index('answer_files_user').on(table.instituteId, table.userId),
    index('answer_files_created').on(table.instituteId, table.createdAt),
  ],
);
export type AnswerFileRow = typeof answerFiles.$inferSelect;
