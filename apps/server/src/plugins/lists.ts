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
export interface ListCall<E extends ListEndpoint, Cursor> extends Call<E> {
  readonly page: PageRequest<Cursor>;
}

export type ListHandler<E extends ListEndpoint, Cursor> = (call: ListCall<E, Cursor>) => Promise<Result<Page<ItemOf<E>, Cursor>>>;

export interface ListOptions<E extends ListEndpoint, Cursor> extends ServeOptions<E> {
  /** Schema of a cursor: the sort values of the last row of a page. */
  readonly cursor: v.GenericSchema<unknown, Cursor>;
}

/**
 * Serves a list of the contract with cursor pagination. The handler gets a limit and a cursor to start after, and returns the items with the
 * cursor of the last one. The response is the bare array; its headers have the link to the next page and the total count.
 */
export function serveList<E extends ListEndpoint, Cursor>(
  server: Server,
  endpoint: E,
  handler: ListHandler<E, Cursor>,
  { cursor: schema, ...options }: ListOptions<E, Cursor>,
): void {
  const handle = async (call: Call<E>): Promise<Result<ReplyOf<E>>> => {
    const { limit = Math.min(DEFAULT_LIMIT, endpoint.list.maximum), cursor } = call.query as { limit?: number; cursor?: string };
    const { context } = call;
    const sign = signerOf(cursorKeyOf(context), [context.instituteId, callKey(endpoint), call.actor.userId], call.request);
    const after = cursor === undefined ? accept(undefined) : decodeCursor(sign, cursor, schema);
    if (!after.ok) return after;
    const outcome = await handler({ ...call, page: { limit, after: after.value } });
    if (!outcome.ok) return outcome;
    const { items, next, total } = outcome.value;
    const { reply, request } = call;
    if (next !== undefined) reply.header(PAGE_HEADERS.next, `<${addressOf(request, encodeCursor(sign, next))}>; rel="next"`);
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

type SignCursor = (content: string) => Buffer;

/** Length of a signature in bytes, long enough that none can be guessed. */
const SIGNATURE_BYTES = 16;

/** Binds a cursor to its list, person, filters and order. The page size may change from page to page. */
function signerOf(key: Buffer, list: readonly string[], { params, query }: FastifyRequest): SignCursor {
  const filters = Object.entries({ ...Object(params), ...Object(query), cursor: undefined, limit: undefined });
  const about = [...list, filters.filter(([, value]) => value !== undefined).sort()];
  return (content) =>
    createHmac('sha256', key)
      .update(JSON.stringify([about, content]))
      .digest()
      .subarray(0, SIGNATURE_BYTES);
}

function encodeCursor(sign: SignCursor, cursor: unknown): string {
  const content = JSON.stringify(cursor);
  return Buffer.concat([sign(content), Buffer.from(content)]).toString('base64url');
}

function decodeCursor<Cursor>(sign: SignCursor, encoded: string, schema: v.GenericSchema<unknown, Cursor>): Result<Cursor> {
  const foreign = refuse('INVALID', FOREIGN_CURSOR, { cursor: FOREIGN_CURSOR });
  const bytes = Buffer.from(encoded, 'base64url');
  const content = bytes.subarray(SIGNATURE_BYTES).toString();
  if (bytes.length <= SIGNATURE_BYTES || !timingSafeEqual(bytes.subarray(0, SIGNATURE_BYTES), sign(content))) return foreign;
  const cursor = v.safeParse(schema, JSON.parse(content));
  return cursor.success ? accept(cursor.output) : foreign;
}
