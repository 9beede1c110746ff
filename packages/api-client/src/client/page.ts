import type { Answered } from './request.ts';

/** A page of a list: some of its items, and where it goes on. */
export interface Page<Item> {
  readonly items: readonly Item[];
  /** The cursor of the next page; undefined on the last one. */
  readonly next: string | undefined;
  /** How many items there are on all pages; undefined on every page but the first. */
  readonly total: number | undefined;
  /** False where there may be more than the total: counting stops somewhere. */
  readonly isTotalExact: boolean;
}

const NEXT = /<([^>]*)>\s*;[^,]*\brel="?next"?/;
/** Only the parameters of an address are looked at, wherever the address itself leads. */
const NOWHERE = 'http://nowhere.invalid';

function cursorIn(link: string | null): string | undefined {
  const [, address] = NEXT.exec(link ?? '') ?? [];
  return address === undefined ? undefined : (new URL(address, NOWHERE).searchParams.get('cursor') ?? undefined);
}

/**
 * A list as it was answered, as a page. A server that knows nothing of pages answers all there is at once, whatever it was asked for:
 * then that is the only page, and its length the number of items.
 */
export function pageOf({ value, headers }: Answered, isFirst: boolean): Page<never> {
  const items = Array.isArray(value) ? (value as never[]) : [];
  const next = cursorIn(headers.get('link'));
  const counted = headers.get('x-total-count');
  const isWhole = isFirst && counted === null && next === undefined;
  const total = counted === null ? undefined : Number(counted);
  return { items, next, total: isWhole ? items.length : total, isTotalExact: headers.get('x-total-accuracy') !== 'at-least' };
}
