import { InboxCount, InboxItem, InboxKind } from '@quad/domain/inbox';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

export const inbox = {
  list: list({
    path: '/api/inbox',
    summary:
      'What waits for the requester to be settled, with what it takes to decide it: first rooms that are wanted soon, then what has waited longest, rooms for later, what is only to be completed, and rooms whose day has passed.',
    filters: { kind: v.optional(InboxKind) },
    orders: ['urgent'],
    answers: { 200: v.array(InboxItem), ...problems(400, 401, 403) },
  }),
  counts: endpoint({
    call: 'GET /api/inbox/counts',
    summary: 'How much of each kind waits for the requester to be settled; at most 10,000 of each are counted.',
    answers: { 200: v.array(InboxCount), ...problems(401, 403) },
  }),
};
