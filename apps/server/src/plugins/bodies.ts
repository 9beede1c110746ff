import type { IncomingMessage } from 'node:http';
import { MIMEType } from 'node:util';
import type { FastifyInstance } from 'fastify';
import { refused } from './errors.ts';

/** Deeper than anything that the contract states, and shallow enough for whoever walks through it. */
const DEEPEST = 32;

/**
 * JSON in UTF-8 is the only body that is read: a form of another site can send plain text, but not JSON. An empty body is none. What
 * is nested without end is refused here, before anything walks through it.
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
      else if (isDeeperThan(DEEPEST, value)) done(refused({ code: 'INVALID', message: 'What was sent is nested too deeply.' }));
      else done(null, value);
    });
  });
}

/**
 * Ends the connection of whoever goes on sending more than a call takes, once it is answered. Up to the call's limit the rest is let in and
 * passed over: a browser that is still sending would not read its answer otherwise.
 */
export function boundBodies(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw, routeOptions }) => {
    if (raw.complete !== false) return;
    boundRest(raw, routeOptions.bodyLimit);
  });
}

/** Counts what of a request is still to come, and ends its connection beyond a number of bytes. */
export function boundRest(raw: IncomingMessage, bytes: number): void {
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

/** Level by level: what is nested too deeply for a walk cannot be measured by one. */
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
