import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';

/** Only the length counts, so nothing is asked of the entries. */
const Counted = { 200: v.array(v.unknown()), ...problems(401, 403) };

/** The second host, whose lists become the counters of the president's dashboard. */
export const counters = {
  roomRequests: endpoint({
    method: 'GET',
    path: '/room/requests',
    summary: 'Room requests; with a status, only those.',
    host: 'counters',
    query: { status: v.optional(v.string()) },
    answers: Counted,
  }),
  events: endpoint({ method: 'GET', path: '/events', summary: 'Events that are still to begin.', host: 'counters', answers: Counted }),
  tenure: endpoint({ method: 'GET', path: '/tenure', summary: 'Records of position holders.', host: 'counters', answers: Counted }),
};
