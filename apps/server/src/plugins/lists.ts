import { createHmac, timingSafeEqual } from 'node:crypto';
import {
  callKey,
  DEFAULT_LIMIT,
  FOREIGN_CURSOR,
  type ItemOf,
  type ListEndpoint,
  PAGE_HEADERS,
  type ReplyOf,
} from '@quad/api-client/contract';
import { accept, type Result, refuse } from '@quad/domain/refusals';
import type { FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { Context } from '../context.ts';
import type { Page, PageRequest } from '../db/pages.ts';
import { deriveKey } from '../keys/keys.ts';
import { type Call, type ServeOptions, type Server, serve } from './endpoints.ts';

/** One call of a list, as passed to its handler. */
export interface ListCall<E extends ListEndpoint, Place> extends Call<E> {
  readonly page: PageRequest<Place>;
}

export type ListHandler<E extends ListEndpoint, Place> = (call: ListCall<E, Place>) => Promise<Result<Page<ItemOf<E>, Place>>>;

export interface ListOptions<E extends ListEndpoint, Place> extends ServeOptions<E> {
  /** Schema of the cursor's content: the sort values of the last row of a page. */
  readonly place: v.GenericSchema<unknown, Place>;
}

/**
 * Serves a list of the contract with cursor pagination. The handler gets a limit and a place to start after, and returns the items with the
 * place of the last one. The response is the bare array; its headers have the link to the next page and the total count.
 */
export function serveList<E extends ListEndpoint, Place>(
  server: Server,
  endpoint: E,
  handler: ListHandler<E, Place>,
  { place, ...options }: ListOptions<E, Place>,
): void {
  const handle = async (call: Call<E>): Promise<Result<ReplyOf<E>>> => {
    const { limit = Math.min(DEFAULT_LIMIT, endpoint.list.maximum), cursor } = call.query as { limit?: number; cursor?: string };
    const { context } = call;
    const seal = sealOf(cursorKeyOf(context), [context.instituteId, callKey(endpoint), call.actor.userId], call.request);
    const after = cursor === undefined ? accept(undefined) : openCursor(seal, cursor, place);
    if (!after.ok) return after;
    const outcome = await handler({ ...call, page: { limit, after: after.value } });
    if (!outcome.ok) return outcome;
    const { items, next, total } = outcome.value;
    const { reply, request } = call;
    if (next !== undefined) reply.header(PAGE_HEADERS.next, `<${addressOf(request, writeCursor(seal, next))}>; rel="next"`);
    if (total) reply.header(PAGE_HEADERS.total, total.count).header(PAGE_HEADERS.accuracy, total.isExact ? 'exact' : 'at-least');
    return accept(items as unknown as ReplyOf<E>);
  };
  serve(server, endpoint, handle, options as unknown as ServeOptions<E>);
}

/** URL of the same list after a cursor, relative so that it works on any host and under any prefix. */
function addressOf({ url }: FastifyRequest, cursor: string): string {
  const [path = '', query] = url.split('?', 2);
  const parameters = new URLSearchParams(query);
  parameters.set('cursor', cursor);
  return `${path}?${parameters}`;
}

const cursorKeys = new WeakMap<Context['keys'], Buffer>();

function cursorKeyOf({ keys }: Context): Buffer {
  const key = cursorKeys.get(keys) ?? deriveKey(keys.audit, 'list cursors');
  cursorKeys.set(keys, key);
  return key;
}

type CursorSeal = (content: string) => Buffer;

/** Length of a seal in bytes, long enough that none can be guessed. */
const SEAL_BYTES = 16;

/** Binds a cursor to its list, person, filters and order. The page size may change from page to page. */
function sealOf(key: Buffer, list: readonly string[], { params, query }: FastifyRequest): CursorSeal {
  const filters = Object.entries({ ...Object(params), ...Object(query), cursor: undefined, limit: undefined });
  const about = [...list, filters.filter(([, value]) => value !== undefined).sort()];
  return (content) =>
    createHmac('sha256', key)
      .update(JSON.stringify([about, content]))
      .digest()
      .subarray(0, SEAL_BYTES);
}

function writeCursor(seal: CursorSeal, place: unknown): string {
  const content = JSON.stringify(place);
  return Buffer.concat([seal(content), Buffer.from(content)]).toString('base64url');
}

function openCursor<Place>(seal: CursorSeal, cursor: string, schema: v.GenericSchema<unknown, Place>): Result<Place> {
  const foreign = refuse('INVALID', FOREIGN_CURSOR, { cursor: FOREIGN_CURSOR });
  const bytes = Buffer.from(cursor, 'base64url');
  const content = bytes.subarray(SEAL_BYTES).toString();
  if (bytes.length <= SEAL_BYTES || !timingSafeEqual(bytes.subarray(0, SEAL_BYTES), seal(content))) return foreign;
  const place = v.safeParse(schema, JSON.parse(content));
  return place.success ? accept(place.output) : foreign;
}
