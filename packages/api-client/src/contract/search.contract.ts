import { SEARCH_QUERY, SearchHit } from '@quad/domain/search';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';

export const search = {
  find: endpoint({
    call: 'GET /api/search',
    summary: 'What the requester may read and what is called so: events, units, people, positions, rooms; twenty in all.',
    query: SEARCH_QUERY,
    answers: { 200: v.array(SearchHit), ...problems(400, 401, 403, 429) },
  }),
};
