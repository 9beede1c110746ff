import * as v from 'valibot';
import { type Answers, type Endpoint, endpoint, type Fields, type Host } from './endpoint.ts';

/** How many items a list answers to whoever asks for no number of them. */
export const DEFAULT_LIMIT = 1000;

/** What a cursor is told that this server has not made for this list, or not for these filters. */
export const FOREIGN_CURSOR = 'This page is not there any more. Begin at the first page again.';

/** The headers that carry what the bare array of a page cannot. */
export const PAGE_HEADERS = {
  /** `<address>; rel="next"`: the page after this one; none after the last. */
  next: 'link',
  /** How many items there are on all pages; on the first page and with `limit=0`. */
  total: 'x-total-count',
  /** Whether the total is `exact`, or `at-least`: so many were counted, and then no more. */
  accuracy: 'x-total-accuracy',
} as const;

export const TOTAL_ACCURACIES = ['exact', 'at-least'] as const;
export type TotalAccuracy = (typeof TOTAL_ACCURACIES)[number];

/** What a list promises of its pages. */
export interface ListTerms {
  /** The most items that a page has. */
  readonly maximum: number;
  /** The orders that may be asked for; the first one where none is. */
  readonly orders: readonly string[];
  /** The query parameters that leave items out. */
  readonly filters: readonly string[];
}

// An interface would be no set of fields: it could be added to.
type PageEntries<Orders extends readonly [string, ...string[]]> = {
  readonly order: v.OptionalSchema<v.PicklistSchema<Orders, string>, undefined>;
  readonly limit: v.OptionalSchema<ReturnType<typeof limitUpTo>, undefined>;
  readonly cursor: v.OptionalSchema<typeof Cursor, undefined>;
};

/** A call that answers a list in pages. */
export interface ListEndpoint<Params extends Fields = Fields, Query extends Fields = Fields, Replies extends Answers = Answers>
  extends Endpoint<Params, Query, undefined, Replies> {
  readonly list: ListTerms;
}

/** One item of a list. */
export type ItemOf<E extends Endpoint> =
  E['answers'][keyof E['answers'] & 200] extends v.GenericSchema<unknown, readonly (infer Item)[]> ? Item : never;

const LONGEST_CURSOR = 2048;

const Cursor = v.pipe(v.string(), v.nonEmpty(FOREIGN_CURSOR), v.maxLength(LONGEST_CURSOR, FOREIGN_CURSOR));

function isCount(value: unknown): value is string | number {
  return typeof value === 'number' || (typeof value === 'string' && /^\d{1,9}$/.test(value));
}

function limitUpTo(maximum: number) {
  const message = `The limit is a whole number from 0 to ${maximum}.`;
  return v.pipe(
    v.custom<string | number>(isCount, message),
    v.transform(Number),
    v.integer(message),
    v.minValue(0, message),
    v.maxValue(maximum, message),
  );
}

interface Definition<
  Params extends Fields,
  Query extends Fields,
  Filters extends Fields,
  Orders extends readonly [string, ...string[]],
  Replies extends Answers,
> {
  path: string;
  summary: string;
  host?: Host;
  params?: Params;
  /** What the list is of, besides the path. */
  query?: Query;
  /** What may leave items out, as its screen offers it. */
  filters?: Filters;
  /** The first one is the order of whoever asks for none. */
  orders: Orders;
  maximum?: number;
  answers: Replies;
}

/**
 * States a call that answers a list in pages: the bare array of at most `limit` items, and in its headers the way to the next page
 * and how many there are. Whoever knows nothing of pages gets the first thousand.
 */
// @__NO_SIDE_EFFECTS__
export function list<
  const Replies extends Answers,
  const Orders extends readonly [string, ...string[]],
  Params extends Fields = Record<never, never>,
  Query extends Fields = Record<never, never>,
  Filters extends Fields = Record<never, never>,
>({
  filters,
  orders,
  maximum = DEFAULT_LIMIT,
  ...definition
}: Definition<Params, Query, Filters, Orders, Replies>): ListEndpoint<Params, Query & Filters & PageEntries<Orders>, Replies> {
  const order = v.picklist(orders, `The order is one of: ${orders.join(', ')}.`);
  const page: PageEntries<Orders> = { order: v.optional(order), limit: v.optional(limitUpTo(maximum)), cursor: v.optional(Cursor) };
  const query = { ...definition.query, ...filters, ...page } as Query & Filters & PageEntries<Orders>;
  return {
    ...endpoint({ ...definition, method: 'GET', query }),
    list: { maximum, orders, filters: Object.keys(filters ?? {}) },
  };
}

/** True for a call that answers its list in pages. */
export function isList(call: Endpoint): call is ListEndpoint {
  return 'list' in call;
}

/** The parameters that every list has besides its own. */
export const PAGE_PARAMETERS = ['order', 'limit', 'cursor'] as const;

/** The schema of a limit in the words of the documentation, which the checks in code cannot say. */
export function documentedLimit({ maximum }: ListTerms): object {
  return { type: 'integer', minimum: 0, maximum, default: Math.min(DEFAULT_LIMIT, maximum) };
}
