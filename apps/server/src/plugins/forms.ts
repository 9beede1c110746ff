import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { RefusalCode } from '@quad/domain/refusals';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { errorCode } from '../db/errors.ts';
import { boundRest } from './bodies.ts';
import { refused, sendRefusal } from './errors.ts';

/** What of a form is not its file: the other parts, headers and boundaries. */
const FRAME_BYTES = 16 * 1024;
const LIMITS = { files: 1, fields: 4, parts: 5, fieldSize: 1000, fieldNameSize: 100, headerPairs: 20 };

/** What reading a form may end with, besides faults of our own. */
const REFUSALS: Readonly<Record<string, RefusalCode>> = {
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_FILES_LIMIT: 'TOO_LARGE',
  FST_FIELDS_LIMIT: 'TOO_LARGE',
  FST_PARTS_LIMIT: 'TOO_LARGE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA',
};

/** A form that has one file. */
export interface FormTerms {
  /** The most bytes that the file may have. */
  readonly bytes: number;
  /** The part that is the file. */
  readonly field: string;
  /** What is said of one that is too large, or of another kind. */
  readonly refusal: string;
}

/** Makes the calls of a scope take a form with a file, and nothing else: every other call of the server takes JSON only. */
export async function takeForms(scope: FastifyInstance, { bytes, field, refusal }: FormTerms): Promise<void> {
  scope.addHook('onRoute', (route) => {
    route.bodyLimit = bytes + FRAME_BYTES;
  });
  await scope.register(multipart, { limits: { ...LIMITS, fileSize: bytes } });
  scope.removeContentTypeParser('application/json');
  scope.addHook('preValidation', readForm);
  scope.setErrorHandler((error: FastifyError, _request, reply) => {
    const code = REFUSALS[error.code];
    if (!code) throw error;
    return sendRefusal(reply, { code, message: refusal, fieldErrors: { [field]: refusal } });
  });
}

/** A file of a form. As JSON it is its digest, so that a repeated submission is told from one with another file. */
class SentFile extends Blob {
  readonly digest: string;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super([bytes]);
    this.digest = createHash('sha256').update(bytes).digest('hex');
  }

  toJSON(): string {
    return this.digest;
  }
}

/** Reads the form into the body as the contract states it: a file is a blob, every other part is text. */
async function readForm(request: FastifyRequest): Promise<void> {
  const form = new Map<string, unknown>();
  const { bodyLimit } = request.routeOptions;
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw bodyTooLarge();
  // Beside its parts, of which each is bounded, a form may have anything before and after them.
  boundRest(request.raw, bodyLimit);
  try {
    for await (const part of request.parts()) {
      form.set(part.fieldname, part.type === 'file' ? new SentFile(new Uint8Array(await part.toBuffer())) : part.value);
    }
  } catch (error) {
    // What has no code is the parser's: a form without a boundary, with broken headers or without an end.
    throw errorCode(error) ? error : refused({ code: 'INVALID', message: 'What was sent is no whole form.' });
  }
  request.body = Object.fromEntries(form);
}

function bodyTooLarge(): Error {
  return Object.assign(new Error('The form is larger than the call takes.'), { code: 'FST_ERR_CTP_BODY_TOO_LARGE' });
}
