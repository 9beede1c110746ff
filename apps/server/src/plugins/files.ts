import type { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import type { Endpoint } from '@quad/api-client/contract';
import type { Result } from '@quad/domain/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { allowRevalidation, isUnchanged } from './conditional.ts';

/** A file that is kept packed alone: it is unpacked for whoever does not take it as it is. */
export interface PackedBody {
  readonly gzip: Buffer;
}

/** A file as it is sent: packed to whoever takes that. `gzip` is left out of what is packed already. */
export type FileBody = PackedBody | { readonly plain: Buffer; readonly gzip?: Buffer };

/** A file that is written as it is sent. */
export interface StreamedBody {
  readonly stream: Readable;
  readonly gzip?: undefined;
}

const unpacked = promisify<Buffer, Buffer>(gunzip);

/** A file that a call answers with, where it has to be read at all. */
export interface ServedFile {
  readonly name: string;
  /** Whether it is for saving, and not for showing. */
  readonly isDownload?: true;
  /** Whether it is about the person alone who asks: no browser keeps it. */
  readonly isPrivate?: true;
  /** Where it is not the one of the call. */
  readonly mediaType?: string;
  /** Stands for the content: who has it already is told so, and nothing is read. */
  readonly tag: string;
  readonly read: () => Promise<Result<FileBody | StreamedBody>>;
}

/** Sends a file, or says that it is unchanged; undefined where it could not be read. */
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
  const kept = body.value;
  if ('stream' in kept) return { ok: true, value: reply.send(kept.stream) };
  const packed = /\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')) ? kept.gzip : undefined;
  if (packed) reply.header('content-encoding', 'gzip');
  return { ok: true, value: reply.send(packed ?? ('plain' in kept ? kept.plain : await unpacked(kept.gzip))) };
}
