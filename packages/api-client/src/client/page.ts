import type { Answered } from './request.ts';

/** A page of a list, with the cursor of the next one. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined;
  /** Number of items on all pages; undefined on every page but the first. */
  readonly total: number | undefined;
  /** False if there may be more items than `total`, because the server counts only up to a bound. */
  readonly isTotalExact: boolean;
}

const NEXT = /<([^>]*)>\s*;[^,]*\brel="?next"?/;
/** Placeholder base: only the query parameters of the URL are used. */
const BASE_URL = 'http://nowhere.invalid';

function cursorIn(link: string | null): string | undefined {
  const [, address] = NEXT.exec(link ?? '') ?? [];
  return address === undefined ? undefined : (new URL(address, BASE_URL).searchParams.get('cursor') ?? undefined);
}

/**
 * Converts a list response to a page. A server without pagination returns the whole list, whatever the request: that is then the only page,
 * and its length is the total.
 */
export function pageOf({ value, headers }: Answered, isFirst: boolean): Page<never> {
  const items = Array.isArray(value) ? (value as never[]) : [];
  const next = cursorIn(headers.get('link'));
  const counted = headers.get('x-total-count');
  const isWhole = isFirst && counted === null && next === undefined;
  const total = counted === null ? undefined : Number(counted);
  return { items, next, total: isWhole ? items.length : total, isTotalExact: headers.get('x-total-accuracy') !== 'at-least' };
}
