import { DEFAULT_LIMIT, FOREIGN_CURSOR, type ListEndpoint, PAGE_HEADERS } from '../contract/index.ts';
import { MockRefusal } from './mockedRequest.ts';

/** A cursor of a mock tells the place where its page begins, and for which list, filters and order. */
const CURSOR = /^mocked-(\d+)-(.*)$/;

/** The parts of an address on which the order and the choice of items depend. */
function listIn({ pathname, searchParams }: URL): string {
  const asked = [...searchParams].filter(([name]) => name !== 'limit' && name !== 'cursor');
  return encodeURIComponent(JSON.stringify([pathname, asked.toSorted()]));
}

/** Cuts the page out of a whole list that a request asks for, with its headers, as a server does. */
export function cutPage(
  { list: { maximum } }: ListEndpoint,
  all: readonly unknown[],
  url: URL,
): { items: readonly unknown[]; headers: Record<string, string> } | MockRefusal {
  const cursor = url.searchParams.get('cursor');
  const [, start = '0', list] = CURSOR.exec(cursor ?? '') ?? [];
  if (cursor !== null && list !== listIn(url)) return new MockRefusal(400, FOREIGN_CURSOR, 'INVALID', { cursor: FOREIGN_CURSOR });
  const limit = Number(url.searchParams.get('limit') ?? Math.min(DEFAULT_LIMIT, maximum));
  const end = Number(start) + limit;
  const headers: Record<string, string> = {};
  if (limit > 0 && end < all.length) {
    const next = new URL(url);
    next.searchParams.set('cursor', `mocked-${end}-${listIn(url)}`);
    headers[PAGE_HEADERS.next] = `<${next.pathname}${next.search}>; rel="next"`;
  }
  if (cursor === null) Object.assign(headers, { [PAGE_HEADERS.total]: String(all.length), [PAGE_HEADERS.accuracy]: 'exact' });
  return { items: all.slice(Number(start), end), headers };
}
