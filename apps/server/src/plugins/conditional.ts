import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';

const KEPT = 'private, no-cache';

/** Lets the browser keep an answer, if it asks every time whether it is still the same: for lists without personal data. */
export function mayBeKept(reply: FastifyReply): void {
  reply.header('cache-control', KEPT);
}

/**
 * Gives every answer that may be kept an ETag, and answers 304 to who has it already. The tag is of the content, so it
 * changes with the list and with what the asker may see of it.
 */
export function answerUnchanged(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || reply.statusCode !== 200 || reply.getHeader('cache-control') !== KEPT) return payload;
    const tag = `W/"${createHash('sha256').update(payload).digest('base64url').slice(0, 27)}"`;
    reply.header('etag', tag);
    const known = request.headers['if-none-match']?.split(',').map((entry) => entry.trim());
    if (!known?.includes(tag)) return payload;
    reply.code(304).removeHeader('content-length');
    return null;
  });
}

/** Whether an If-Match header names other versions of a record than the stored one. Without a header nothing is stale. */
export function isStale(ifMatch: string | undefined, stored: string): boolean {
  const seen = ifMatch?.split(',').map((entry) => entry.trim());
  return seen !== undefined && !seen.includes('*') && !seen.includes(stored);
}
