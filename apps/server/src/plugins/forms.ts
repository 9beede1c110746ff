import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { Endpoint } from '@quad/api-client/contract';
import type { RefusalCode } from '@quad/domain/refusals';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { errorCode } from '../db/errors.ts';
import { limitRemaining } from './bodies.ts';
import { type ServeOptions, type Server, serve } from './endpoints.ts';
import { refused, sendRefusal } from './errors.ts';

/** Size allowed for the rest of a form in bytes: other parts, headers and boundaries. */
const OVERHEAD_BYTES = 16 * 1024;
const LIMITS = { files: 1, fields: 4, parts: 5, fieldSize: 1000, fieldNameSize: 100, headerPairs: 20 };

/** Errors of the form parser that are the client's fault. */
const REFUSAL_CODES: Readonly<Record<string, RefusalCode>> = {
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_FILES_LIMIT: 'TOO_LARGE',
  FST_FIELDS_LIMIT: 'TOO_LARGE',
  FST_PARTS_LIMIT: 'TOO_LARGE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA',
  FST_INVALID_JSON_FIELD_ERROR: 'INVALID',
};

/** The file of a multipart form. */
export interface FormOptions {
  /** Maximum size of the file in bytes. */
  readonly bytes: number;
  /** Name of the part that is the file. */
  readonly field: string;
  /** Message for a file that is too large or of another type. */
  readonly refusal: string;
}

/** Serves a call whose body is a multipart form with a file. All other calls accept JSON only. */
export function serveForm<E extends Endpoint>(
  server: Server,
  endpoint: E,
  handler: Parameters<typeof serve<E>>[2],
  { form, ...options }: ServeOptions<E> & { readonly form: FormOptions },
): void {
  server.app.register(async (scope) => {
    await acceptForms(scope, form);
    serve({ ...server, app: scope }, endpoint, handler, options as ServeOptions<E>);
  });
}

/** Makes the routes of a scope accept a multipart form with a file and nothing else. */
async function acceptForms(scope: FastifyInstance, { bytes, field, refusal }: FormOptions): Promise<void> {
  scope.addHook('onRoute', (route) => {
    route.bodyLimit = bytes + OVERHEAD_BYTES;
  });
  await scope.register(multipart, { limits: { ...LIMITS, fileSize: bytes } });
  scope.removeContentTypeParser('application/json');
  scope.addHook('preValidation', readForm);
  scope.setErrorHandler((error: FastifyError, _request, reply) => {
    const code = REFUSAL_CODES[error.code];
    if (!code) throw error;
    return sendRefusal(reply, { code, message: refusal, fieldErrors: { [field]: refusal } });
  });
}

/** A file of a form. It is serialized as its digest, so that another file has another idempotency fingerprint. */
class UploadedFile extends Blob {
  readonly digest: string;

  constructor(bytes: Uint8Array<ArrayBuffer>) {
    super([bytes]);
    this.digest = createHash('sha256').update(bytes).digest('hex');
  }

  toJSON(): string {
    return this.digest;
  }
}

/** Reads the form into the body that the contract declares: a file as a blob, every other part as text. */
async function readForm(request: FastifyRequest): Promise<void> {
  const form = new Map<string, unknown>();
  const { bodyLimit } = request.routeOptions;
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw bodyTooLarge();
  // Each part is bounded, but a form may also have any amount of data before and after its parts.
  limitRemaining(request.raw, bodyLimit);
  try {
    for await (const part of request.parts()) {
      form.set(part.fieldname, part.type === 'file' ? new UploadedFile(new Uint8Array(await part.toBuffer())) : part.value);
    }
  } catch (error) {
    // An error without a code comes from the parser: no boundary, broken headers or no end.
    throw errorCode(error) ? error : refused({ code: 'INVALID', message: 'What was sent is no whole form.' });
  }
  request.body = Object.fromEntries(form);
}

function bodyTooLarge(): Error {
  return Object.assign(new Error('The form is larger than the call takes.'), { code: 'FST_ERR_CTP_BODY_TOO_LARGE' });
}
