import * as v from 'valibot';
import { problems } from './endpoint.ts';
import { list } from './list.ts';

/** Only the number of entries is used, so they are not validated. */
const Counted = { 200: v.array(v.unknown()), ...problems(400, 401, 403) };

/** The second host, whose lists are counted on the president's dashboard. */
export const counters = {
  roomRequests: list({
    path: '/room/requests',
    summary: 'List room requests, newest first, optionally of one status.',
    host: 'counters',
    filters: { status: v.optional(v.string()) },
    orders: ['newest'],
    answers: Counted,
  }),
  events: list({
    path: '/events',
    summary: 'List upcoming events, soonest first.',
    host: 'counters',
    orders: ['start'],
    answers: Counted,
  }),
  tenure: list({ path: '/tenure', summary: 'List position holders.', host: 'counters', orders: ['-tenure'], answers: Counted }),
};
