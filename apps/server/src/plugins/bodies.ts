import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { refused } from './errors.ts';

/** Maximum depth of nested JSON: deeper than any schema of the contract, and shallow enough for recursive code. */
const MAX_DEPTH = 32;

/**
 * Accepts JSON in UTF-8 as the only body: a form on another site can send plain text, but not JSON. An empty body counts as none. Excessive
 * nesting is refused here, before recursive code sees it.
 */
export function readJsonOnly(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, bytes, done) => {
    if (!isUtf8(request.headers['content-type']))
      return done(refused({ code: 'UNSUPPORTED_MEDIA', message: 'This call takes JSON in UTF-8.' }));
    if (bytes.length === 0) return done(null, undefined);
    const text = decode(bytes);
    if (text === undefined) return done(refused({ code: 'INVALID', message: 'What was sent is not UTF-8.' }));
    parse(request, text, (error, value) => {
      if (error) done(error);
      else if (isDeeperThan(MAX_DEPTH, value)) done(refused({ code: 'INVALID', message: 'What was sent is nested too deeply.' }));
      else done(null, value);
    });
  });
}

/**
 * Closes the connection of a client that keeps sending after a response beyond the body limit. Up to the limit the rest is read and
 * discarded, because a browser that is still sending would not read the response.
 */
export function limitBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw, routeOptions }) => {
    if (raw.complete !== false) return;
    limitRemaining(raw, routeOptions.bodyLimit);
  });
}

/** Counts the remaining bytes of a request and closes its connection above the limit. */
export function limitRemaining(raw: IncomingMessage, bytes: number): void {
  let left = bytes;
  raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) raw.destroy();
  });
}

function isUtf8(contentType: string | undefined): boolean {
  try {
    return /^utf-?8$/i.test(new MIMEType(contentType ?? '').params.get('charset') ?? 'utf-8');
  } catch {
    return false;
  }
}

function decode(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Iterates level by level, because recursion would overflow on exactly the values that are too deep. */
function isDeeperThan(levels: number, value: unknown): boolean {
  let level = [value].filter(isNested);
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth >= levels) return true;
    level = level.flatMap((outer) => Object.values(outer)).filter(isNested);
  }
  return false;
}

function isNested(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
