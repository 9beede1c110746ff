import type { FastifyRequest } from 'fastify';

/** Files with a content hash in their names: they never change. */
export const HASHED_FOLDER = '/assets/';
/** Path prefixes of calls. An unknown path below them is a JSON 404 for everybody, never a page. */
const CALLS_ONLY = /^\/(api|auth|counters)(\/|$)/;

/** Whether a browser opens the URL as a page, so that a person sees the response itself. */
export function isPageRequest({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): boolean {
  return !CALLS_ONLY.test(url.split('?', 1)[0] ?? '/') && !url.startsWith(HASHED_FOLDER) && Boolean(headers.accept?.includes('text/html'));
}
