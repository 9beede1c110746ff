import { createHash } from 'node:crypto';
import multipart from '@fastify/multipart';
import type { Endpoint } from '@quad/api-client/contract';
import type { RefusalCode } from '@quad/domain/refusals';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { errorCode } from '../db/errors.ts';
import { limitRemaining } from './bodies.ts';
import { type ServeOptions, type Server, serve } from './endpoints.ts';
import { refused, sendRefusal } from './errors.ts';

/** Allowance for everything of a form except the file: other parts, headers and boundaries. */
const FRAME_BYTES = 16 * 1024;
const LIMITS = { files: 1, fields: 4, parts: 5, fieldSize: 1000, fieldNameSize: 100, headerPairs: 20 };

/** Errors of the form parser that are the client's fault. */
const REFUSALS: Readonly<Record<string, RefusalCode>> = {
  FST_REQ_FILE_TOO_LARGE: 'TOO_LARGE',
  FST_FILES_LIMIT: 'TOO_LARGE',
  FST_FIELDS_LIMIT: 'TOO_LARGE',
  FST_PARTS_LIMIT: 'TOO_LARGE',
  FST_ERR_CTP_BODY_TOO_LARGE: 'TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'UNSUPPORTED_MEDIA',
  FST_INVALID_JSON_FIELD_ERROR: 'INVALID',
};

/** A multipart form with one file. */
export interface FormTerms {
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
  { form, ...options }: ServeOptions<E> & { readonly form: FormTerms },
): void {
  server.app.register(async (scope) => {
    await takeForms(scope, form);
    serve({ ...server, app: scope }, endpoint, handler, options as ServeOptions<E>);
  });
}

/** Makes the routes of a scope accept a multipart form with a file and nothing else. */
async function takeForms(scope: FastifyInstance, { bytes, field, refusal }: FormTerms): Promise<void> {
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

/** A file of a form. As JSON it is its digest, so that the idempotency fingerprint differs for another file. */
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

/** Reads the form into the body that the contract declares: a file as a blob, every other part as text. */
async function readForm(request: FastifyRequest): Promise<void> {
  const form = new Map<string, unknown>();
  const { bodyLimit } = request.routeOptions;
  if (Number(request.headers['content-length'] ?? 0) > bodyLimit) throw bodyTooLarge();
  // Each part is bounded, but a form may also have any amount of data before and after its parts.
  limitRemaining(request.raw, bodyLimit);
  try {
    for await (const part of request.parts()) {
      form.set(part.fieldname, part.type === 'file' ? new SentFile(new Uint8Array(await part.toBuffer())) : part.value);
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
