import { Id } from '@quad/domain/identity';
import {
  MeetingRegistration,
  Series,
  SeriesAttendee,
  SeriesCancellation,
  SeriesEdit,
  SeriesInput,
  SeriesPreviewMeeting,
  SeriesRegistrationInput,
} from '@quad/domain/series';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

const OF_EVENT = { eventId: Id };
const OF_SERIES = { seriesId: Id };

/** Event series: created from a rule; each meeting is an event. */
export const series = {
  preview: endpoint({
    call: 'POST /api/series/preview',
    summary: 'Preview the meetings of a series, and which of their rooms are taken. Creates nothing.',
    body: SeriesInput,
    answers: { 200: v.array(SeriesPreviewMeeting), ...problems(400, 401, 403, 404, 409, 429) },
  }),
  create: endpoint({
    call: 'POST /api/series',
    summary: 'Create a series: an event for each meeting, with its room request; all of them or none.',
    body: SeriesInput,
    answers: { 201: Series, ...problems(400, 401, 403, 404, 409, 422, 429) },
  }),
  ofEvent: endpoint({
    call: 'GET /api/events/{eventId}/series',
    summary: 'Get the series that an event is a meeting of, with its meetings; null if it is not part of a series.',
    params: OF_EVENT,
    answers: { 200: v.nullable(Series), ...problems(400, 401, 403, 404) },
  }),
  edit: endpoint({
    call: 'PUT /api/events/{eventId}/series',
    summary: 'Update one meeting, this and the following ones, or all future ones.',
    params: OF_EVENT,
    body: SeriesEdit,
    answers: { 200: Series, ...problems(400, 401, 403, 404, 409, 412, 429) },
  }),
  cancel: endpoint({
    call: 'POST /api/events/{eventId}/series/cancellation',
    summary: 'Cancel one meeting, this and the following ones, or all future ones. Their rooms are released.',
    params: OF_EVENT,
    body: SeriesCancellation,
    answers: { 200: Series, ...problems(400, 401, 403, 404, 409, 412, 422, 429) },
  }),
  register: endpoint({
    call: 'POST /api/series/{seriesId}/registrations',
    summary: 'Register for all meetings of a series that take registrations, or for some, with a result for each.',
    params: OF_SERIES,
    body: SeriesRegistrationInput,
    answers: {
      201: v.object({ outcomes: v.array(MeetingRegistration), series: Series }),
      ...problems(400, 401, 403, 404, 409, 422, 429),
    },
  }),
  attendance: list({
    path: '/api/series/{seriesId}/attendance',
    summary: 'List how many meetings of a series each person attended, for those who manage it.',
    params: OF_SERIES,
    orders: ['name'],
    answers: { 200: v.array(SeriesAttendee), ...problems(400, 401, 403, 404) },
  }),
  file: endpoint({
    call: 'GET /api/series/{seriesId}/calendar.ics',
    summary: 'Get a series as one entry of a calendar file, with its exceptions.',
    params: OF_SERIES,
    mediaType: 'text/calendar',
    answers: { 200: v.string(), ...problems(400, 401, 403, 404) },
  }),
};
