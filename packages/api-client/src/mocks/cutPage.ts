import { DEFAULT_LIMIT, FOREIGN_CURSOR, type ListEndpoint, PAGE_HEADERS } from '../contract/index.ts';
import { MockRefusal } from './mockedRequest.ts';

/** A mock cursor contains the offset of its page, and the list, filters and order that it is valid for. */
const CURSOR = /^mocked-(\d+)-(.*)$/;

/** The parts of a URL that determine the order and selection of items. */
function listIn({ pathname, searchParams }: URL): string {
  const filters = [...searchParams].filter(([name]) => name !== 'limit' && name !== 'cursor');
  return encodeURIComponent(JSON.stringify([pathname, filters.toSorted()]));
}

/** Cuts the requested page out of a whole list, with its headers, as the server does. */
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
