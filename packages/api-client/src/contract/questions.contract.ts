import {
  ANSWER_ORDERS,
  AnswerEntry,
  AnswerFigures,
  AnswerFile,
  AnswersInput,
  EventQuestions,
  EventQuestionsInput,
} from '@quad/domain/forms';
import { Id } from '@quad/domain/identity';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

const OF_EVENT = { eventId: Id };

/** The questions of an event to those who register, and their answers. */
export const questions = {
  read: endpoint({
    call: 'GET /api/events/{eventId}/questions',
    summary: "Get the questions of an event, the current user's answers, and until when answers are accepted.",
    params: OF_EVENT,
    answers: { 200: EventQuestions, ...problems(400, 401, 403, 404) },
  }),
  save: endpoint({
    call: 'PUT /api/events/{eventId}/questions',
    summary: 'Replace the questions of an event. Existing answers keep their version.',
    params: OF_EVENT,
    body: EventQuestionsInput,
    answers: { 200: EventQuestions, ...problems(400, 401, 403, 404, 409, 412) },
  }),
  answer: endpoint({
    call: 'PUT /api/events/{eventId}/answers',
    summary: 'Answer the questions of an event at which the current user has a place, or change the answers.',
    params: OF_EVENT,
    body: AnswersInput,
    answers: { 200: EventQuestions, ...problems(400, 401, 403, 404, 409) },
  }),
  list: list({
    path: '/api/events/{eventId}/answers',
    summary: 'List all answers, for those who manage the event.',
    params: OF_EVENT,
    filters: {},
    orders: ANSWER_ORDERS,
    answers: { 200: v.array(AnswerEntry), ...problems(400, 401, 403, 404) },
  }),
  figures: endpoint({
    call: 'GET /api/events/{eventId}/answers/figures',
    summary: 'Count how often each answer was given, for those who manage the event.',
    params: OF_EVENT,
    answers: { 200: AnswerFigures, ...problems(400, 401, 403, 404) },
  }),
  addFile: endpoint({
    call: 'POST /api/events/{eventId}/questions/files',
    summary: 'Upload a photo or a PDF for an answer.',
    params: OF_EVENT,
    body: v.object({ file: v.blob('Choose a file.') }),
    encoding: 'multipart',
    answers: { 201: AnswerFile, ...problems(400, 401, 403, 404, 409, 413, 415, 429, 503) },
  }),
  file: endpoint({
    call: 'GET /api/answer-files/{fileId}',
    summary: 'Get a photo or a PDF of an answer, for its owner and those who manage the event.',
    params: { fileId: Id },
    // Photos are served as WebP, PDFs unchanged.
    mediaType: '*/*',
    answers: { 200: v.string(), ...problems(401, 403, 404, 503) },
  }),
};
