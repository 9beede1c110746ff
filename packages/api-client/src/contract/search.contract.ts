import { SEARCH_QUERY, SearchHit } from '@quad/domain/search';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';

export const search = {
  find: endpoint({
    call: 'GET /api/search',
    summary: 'Search events, units, people, positions and rooms that the current user may read; at most 20 results.',
    query: SEARCH_QUERY,
    answers: { 200: v.array(SearchHit), ...problems(400, 401, 403, 429) },
  }),
};
