import { InboxItem, InboxKind, InboxWant } from '@quad/domain/inbox';
import * as v from 'valibot';
import { problems } from './endpoint.ts';
import { list } from './list.ts';

export const inbox = {
  list: list({
    path: '/api/inbox',
    summary:
      'What waits for the asker to be settled, with what it takes to decide it: before what is only to be completed, what has waited longest first.',
    filters: { kind: v.optional(InboxKind), wants: v.optional(InboxWant) },
    orders: ['oldest'],
    answers: { 200: v.array(InboxItem), ...problems(400, 401, 403) },
  }),
};
