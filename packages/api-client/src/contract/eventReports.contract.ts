import { EventReport, EventReportInput, EventReportPhoto, PhotoPlaceAndTime } from '@quad/domain/event-reports';
import { Id } from '@quad/domain/identity';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';

const OF_EVENT = { eventId: Id };
const OF_PHOTO = { ...OF_EVENT, photoId: Id };

/** Reports of events. */
export const eventReports = {
  read: endpoint({
    call: 'GET /api/events/{eventId}/report',
    summary: 'Get the report of an event, with photos and figures, for whoever sees the event.',
    params: OF_EVENT,
    answers: { 200: EventReport, ...problems(401, 403, 404) },
  }),
  write: endpoint({
    call: 'PUT /api/events/{eventId}/report',
    summary: 'Create or update the report of a past event.',
    params: OF_EVENT,
    body: EventReportInput,
    answers: { 200: EventReport, ...problems(400, 401, 403, 404, 409, 412, 422, 429) },
  }),
  addPhoto: endpoint({
    call: 'POST /api/events/{eventId}/report/photos',
    summary: 'Add a photo to the report of an event. Only the picture is stored; its place and time are stored on request.',
    params: OF_EVENT,
    body: v.object({ photo: v.blob('Choose a photo.'), place_and_time: PhotoPlaceAndTime }),
    encoding: 'multipart',
    answers: { 201: EventReportPhoto, ...problems(400, 401, 403, 404, 409, 413, 415, 429, 503) },
  }),
  photo: endpoint({
    call: 'GET /api/events/{eventId}/report/photos/{photoId}',
    summary: 'Get a photo of a report, for whoever sees the event.',
    params: OF_PHOTO,
    mediaType: 'image/webp',
    answers: { 200: v.string(), ...problems(401, 403, 404, 503) },
  }),
  removePhoto: endpoint({
    call: 'DELETE /api/events/{eventId}/report/photos/{photoId}',
    summary: 'Remove a photo from the report of an event.',
    params: OF_PHOTO,
    answers: { 200: v.object({ message: v.string() }), ...problems(401, 403, 404) },
  }),
};
