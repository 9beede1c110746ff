import { ANSWER_ORDERS, AnswerEntry, AnswersInput } from '@quad/domain/forms';
import { Id } from '@quad/domain/identity';
import { EventSurvey, SurveyInput, SurveyResults } from '@quad/domain/surveys';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

const OF_EVENT = { eventId: Id };

/** Surveys of attendees after an event, and their results. */
export const surveys = {
  read: endpoint({
    call: 'GET /api/events/{eventId}/survey',
    summary: 'Get the survey of an event, its state, and the answers that the current user gave under their name.',
    params: OF_EVENT,
    answers: { 200: EventSurvey, ...problems(400, 401, 403, 404) },
  }),
  save: endpoint({
    call: 'PUT /api/events/{eventId}/survey',
    summary: 'Create or update the survey of an event until it is sent. It is sent after the event, to those who were checked in.',
    params: OF_EVENT,
    body: SurveyInput,
    answers: { 200: EventSurvey, ...problems(400, 401, 403, 404, 409, 412, 429) },
  }),
  answer: endpoint({
    call: 'POST /api/events/{eventId}/survey/answers',
    summary:
      'Answer the survey of an event at which the current user was checked in. Anonymous answers are given once; named ones can be changed until the survey closes.',
    params: OF_EVENT,
    body: AnswersInput,
    answers: { 201: EventSurvey, ...problems(400, 401, 403, 404, 409, 422, 429, 503) },
  }),
  list: list({
    path: '/api/events/{eventId}/survey/answers',
    summary: 'List the answers that people gave under their names, for those who manage the event.',
    params: OF_EVENT,
    filters: {},
    orders: ANSWER_ORDERS,
    answers: { 200: v.array(AnswerEntry), ...problems(400, 401, 403, 404, 409) },
  }),
  results: endpoint({
    call: 'GET /api/events/{eventId}/survey/results',
    summary: 'Count how often each answer was given, compared with earlier events of the unit, for those who manage the event.',
    params: OF_EVENT,
    answers: { 200: SurveyResults, ...problems(400, 401, 403, 404) },
  }),
};
