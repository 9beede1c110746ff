import { InboxCount, InboxItem, InboxKind } from '@quad/domain/inbox';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';
import { list } from './list.ts';

export const inbox = {
  list: list({
    path: '/api/inbox',
    summary:
      'List the items that wait for the current user, with the details to decide them: rooms needed soon, then the longest waiting, rooms for later, items to complete, and rooms whose day has passed.',
    filters: { kind: v.optional(InboxKind) },
    orders: ['urgent'],
    answers: { 200: v.array(InboxItem), ...problems(400, 401, 403) },
  }),
  counts: endpoint({
    call: 'GET /api/inbox/counts',
    summary: 'Count the items of each kind that wait for the current user, up to 10,000 of each.',
    answers: { 200: v.array(InboxCount), ...problems(401, 403) },
  }),
};
