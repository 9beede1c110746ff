import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** A response that is the same for everybody, serialized and compressed in advance. */
export interface PreparedAnswer {
  readonly status: number;
  readonly body: Buffer;
  readonly packed?: { readonly br: Buffer; readonly gzip: Buffer } | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** Whether other sites may embed it in a frame. Its policy lists them. */
  readonly framed?: true;
}

/** Brotli quality for what is compressed once and sent often. */
const QUALITY = 9;

/** Prepares a text as a response with an ETag. */
export async function prepareText(text: string, headers: Readonly<Record<string, string>>, status = 200): Promise<PreparedAnswer> {
  const body = Buffer.from(text);
  const packed = {
    br: await promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } }),
    gzip: await promisify(gzip)(body),
  };
  return { status, body, packed, headers: { etag: tagOf(body), ...headers } };
}

/** ETag of a content, independent of its encoding. */
export function tagOf(content: Uint8Array): string {
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 27)}"`;
}

/** Sends a prepared response, or 304 when it is unchanged. */
export function sendPrepared(
  { status, body, packed, headers, framed }: PreparedAnswer,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  reply.headers(headers);
  if (framed) reply.removeHeader('x-frame-options');
  const known = request.headers['if-none-match']?.split(',').map((entry) => entry.trim());
  const { etag } = headers;
  if (status === 200 && etag && known?.includes(etag)) return reply.code(304).send();
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const encoding = /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  reply.code(status);
  if (!packed || !encoding) return reply.send(body);
  return reply.header('content-encoding', encoding).send(packed[encoding]);
}
