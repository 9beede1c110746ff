import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';

/** A change message's id, by which a stream goes on where another one ended; its reader does not look into it. */
const Place = v.pipe(v.string(), v.maxLength(2000));

/** An answer that goes on: server-sent events. */
export const EVENT_STREAM = 'text/event-stream';

export const changes = {
  stream: endpoint({
    method: 'GET',
    path: '/api/changes',
    summary: 'Server-sent events: what changes while one looks on, as messages of the shape ChangeMessage. Goes on after a Last-Event-ID.',
    query: { after: v.optional(Place) },
    mediaType: EVENT_STREAM,
    answers: { 200: v.string(), ...problems(400, 401, 403, 429) },
  }),
};
