import * as v from 'valibot';
import { type Answers, type Endpoint, endpoint, type Fields, type Host } from './endpoint.ts';

/** Page size of a request without a limit. */
export const DEFAULT_LIMIT = 1000;

/** Error for a cursor that this server has not issued for this list with these filters. */
export const FOREIGN_CURSOR = 'This page is not there any more. Begin at the first page again.';

/** Headers with the pagination data, because the body is a bare array. */
export const PAGE_HEADERS = {
  /** `<address>; rel="next"`: the next page; absent on the last one. */
  next: 'link',
  /** Number of items on all pages; sent on the first page and with `limit=0`. */
  total: 'x-total-count',
  /** Whether the total is `exact`, or `at-least`: counting stopped at a bound. */
  accuracy: 'x-total-accuracy',
} as const;

export const TOTAL_ACCURACIES = ['exact', 'at-least'] as const;
export type TotalAccuracy = (typeof TOTAL_ACCURACIES)[number];

/** Pagination options of a list. */
export interface ListTerms {
  /** Maximum page size. */
  readonly maximum: number;
  /** The allowed orders; the first one is the default. */
  readonly orders: readonly string[];
  /** Query parameters that filter items. */
  readonly filters: readonly string[];
}

// A type alias, because an interface is open to extension and so does not count as a set of fields.
type PageEntries<Orders extends readonly [string, ...string[]]> = {
  readonly order: v.OptionalSchema<v.PicklistSchema<Orders, string>, undefined>;
  readonly limit: v.OptionalSchema<ReturnType<typeof limitUpTo>, undefined>;
  readonly cursor: v.OptionalSchema<typeof Cursor, undefined>;
};

/** A call that returns a paginated list. */
export interface ListEndpoint<Params extends Fields = Fields, Query extends Fields = Fields, Replies extends Answers = Answers>
  extends Endpoint<Params, Query, undefined, Replies> {
  readonly list: ListTerms;
}

/** The item type of a list. */
export type ItemOf<E extends Endpoint> =
  E['answers'][keyof E['answers'] & 200] extends v.GenericSchema<unknown, readonly (infer Item)[]> ? Item : never;

const MAX_CURSOR_LENGTH = 2048;

const Cursor = v.pipe(v.string(), v.nonEmpty(FOREIGN_CURSOR), v.maxLength(MAX_CURSOR_LENGTH, FOREIGN_CURSOR));

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
  path: `/${string}`;
  summary: string;
  host?: Host;
  params?: Params;
  /** Query parameters that define the list, besides the path. */
  query?: Query;
  /** Query parameters that filter items, as offered on the screen. */
  filters?: Filters;
  /** The first one is the default. */
  orders: Orders;
  maximum?: number;
  answers: Replies;
}

/**
 * Defines a call that returns a paginated list: a bare array of at most `limit` items, with the next page and the total in headers. A
 * client without pagination gets the first thousand items.
 */
// @__NO_SIDE_EFFECTS__
export function list<
  const Replies extends Answers,
  const Orders extends readonly [string, ...string[]],
  Params extends Fields = Record<never, never>,
  Query extends Fields = Record<never, never>,
  Filters extends Fields = Record<never, never>,
>({
  path,
  filters,
  orders,
  maximum = DEFAULT_LIMIT,
  ...definition
}: Definition<Params, Query, Filters, Orders, Replies>): ListEndpoint<Params, Query & Filters & PageEntries<Orders>, Replies> {
  const order = v.picklist(orders, `The order is one of: ${orders.join(', ')}.`);
  const page: PageEntries<Orders> = { order: v.optional(order), limit: v.optional(limitUpTo(maximum)), cursor: v.optional(Cursor) };
  const query = { ...definition.query, ...filters, ...page } as Query & Filters & PageEntries<Orders>;
  return {
    ...endpoint({ ...definition, call: `GET ${path}`, query }),
    list: { maximum, orders, filters: Object.keys(filters ?? {}) },
  };
}

/** Whether a call returns a paginated list. */
export function isList(call: Endpoint): call is ListEndpoint {
  return 'list' in call;
}

/** Parameters of every list, besides its own. */
export const PAGE_PARAMETERS = ['order', 'limit', 'cursor'] as const;

/** Returns the documented schema of a limit; its validation is code and cannot be converted. */
export function documentedLimit({ maximum }: ListTerms): object {
  return { type: 'integer', minimum: 0, maximum, default: Math.min(DEFAULT_LIMIT, maximum) };
}
