import type { FastifyRequest } from 'fastify';
import type { Limit } from './rateLimit.ts';

/** One person's searches, whatever they are in: as many as a fast typist makes, and too few to read a whole campus out of them. */
const SEARCHES: Limit = { name: 'search', attempts: 60, windowMs: 60_000 };

/** The limit of a call that gives a whole list, or what a search finds in it: searches are counted apart. */
export function listOrSearch(list: Limit): (request: FastifyRequest) => Limit {
  return ({ query }) => (typeof Reflect.get(Object(query), 'search') === 'string' ? SEARCHES : list);
}
