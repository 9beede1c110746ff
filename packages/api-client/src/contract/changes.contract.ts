import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';

/** Id of a change message, from which a stream continues. It is opaque to clients. */
const Place = v.pipe(v.string(), v.maxLength(2000));

/** Media type of a response that stays open: server-sent events. */
export const EVENT_STREAM = 'text/event-stream';

export const changes = {
  stream: endpoint({
    call: 'GET /api/changes',
    summary: 'Stream changes as server-sent events of the shape ChangeMessage; resumes after a Last-Event-ID.',
    query: { after: v.optional(Place) },
    mediaType: EVENT_STREAM,
    answers: { 200: v.string(), ...problems(400, 401, 403, 429) },
  }),
};
