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
    summary: 'The survey of an event, where it stands, and what the requester answered under their name.',
    params: OF_EVENT,
    answers: { 200: EventSurvey, ...problems(400, 401, 403, 404) },
  }),
  save: endpoint({
    call: 'PUT /api/events/{eventId}/survey',
    summary: 'Make or change the survey of an event until it is sent: once the event is over, to those who were checked in.',
    params: OF_EVENT,
    body: SurveyInput,
    answers: { 200: EventSurvey, ...problems(400, 401, 403, 404, 409, 412, 429) },
  }),
  answer: endpoint({
    call: 'POST /api/events/{eventId}/survey/answers',
    summary: 'Answer the survey of an event that the requester was checked in at: without a name once, else again until it is closed.',
    params: OF_EVENT,
    body: AnswersInput,
    answers: { 201: EventSurvey, ...problems(400, 401, 403, 404, 409, 422, 429, 503) },
  }),
  list: list({
    path: '/api/events/{eventId}/survey/answers',
    summary: 'What people answered under their names, for those who manage the event.',
    params: OF_EVENT,
    filters: {},
    orders: ANSWER_ORDERS,
    answers: { 200: v.array(AnswerEntry), ...problems(400, 401, 403, 404, 409) },
  }),
  results: endpoint({
    call: 'GET /api/events/{eventId}/survey/results',
    summary: 'How often each answer was given, beside earlier events of the unit, for those who manage the event.',
    params: OF_EVENT,
    answers: { 200: SurveyResults, ...problems(400, 401, 403, 404) },
  }),
};
