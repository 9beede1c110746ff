import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Endpoint } from '@quad/api-client/contract';
import type { Result } from '@quad/domain/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowRevalidation, isUnchanged } from './conditional.ts';

/** A file that is stored compressed only. It is decompressed for clients that do not accept that encoding. */
export interface PackedBody {
  readonly gzip: Buffer;
}

/** The content of a file response. `gzip` is left out for content that is compressed already. */
export type FileBody = PackedBody | { readonly plain: Buffer; readonly gzip?: Buffer };

/** A file that is generated while it is sent. */
export interface StreamedBody {
  readonly stream: Readable;
  readonly gzip?: undefined;
}

const unpacked = promisify<Buffer, Buffer>(gunzip);

/** A file as the result of a call. Its body is read only when needed. */
export interface ServedFile {
  readonly name: string;
  /** Whether the browser saves the file instead of showing it. */
  readonly isDownload?: true;
  /** Whether the file is about the requester alone, so that no browser caches it. */
  readonly isPrivate?: true;
  /** Overrides the media type of the call. */
  readonly mediaType?: string;
  /** ETag of the content. A client that has this version gets 304 and the file is not read. */
  readonly tag: string;
  readonly read: () => Promise<Result<FileBody | StreamedBody>>;
}

/** Sends a file, or 304 when it is unchanged. Returns the refusal when the file cannot be read. */
export async function sendFile(
  endpoint: Pick<Endpoint, 'mediaType'>,
  file: ServedFile,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Result<unknown>> {
  const { mediaType = endpoint.mediaType } = file;
  if (!file.isPrivate && isUnchanged(request, reply, file.tag)) {
    allowRevalidation(reply);
    return { ok: true, value: reply.code(304).send() };
  }
  const body = await file.read();
  if (!body.ok) return body;
  if (!file.isPrivate) allowRevalidation(reply);
  reply
    .type(mediaType?.startsWith('text/') ? `${mediaType}; charset=utf-8` : `${mediaType}`)
    .header('content-disposition', `${file.isDownload ? 'attachment' : 'inline'}; filename="${file.name}"`)
    .header('vary', 'Origin, Accept-Encoding');
  const content = body.value;
  if ('stream' in content) return { ok: true, value: reply.send(content.stream) };
  const packed = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')) ? content.gzip : undefined;
  if (packed) reply.header('content-encoding', 'gzip');
  return { ok: true, value: reply.send(packed ?? ('plain' in content ? content.plain : await unpacked(content.gzip))) };
}
