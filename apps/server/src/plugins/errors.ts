import { REFUSAL_STATUS, type Refusal } from '@quad/domain/refusals';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseFault, errorCode } from '../db/errors.ts';

export const SIGN_IN_FIRST: Refusal = { code: 'UNAUTHENTICATED', message: 'Unauthorized: Please login first' };
export const NO_SUCH_CALL: Refusal = { code: 'NOT_FOUND', message: 'There is nothing at this address.' };

/** After how long somebody may try again whom the server has no room for. */
const RETRY_AFTER_SECONDS = 5;

/** Sends a refusal in the one shape that every error has. */
export function sendRefusal(reply: FastifyReply, { code, message, fieldErrors, details }: Refusal): FastifyReply {
  if (code === 'UNAVAILABLE') reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply
    .code(REFUSAL_STATUS[code])
    .header('cache-control', 'no-store')
    .send({ ...details, message, error: message, code, ...(fieldErrors ? { errors: fieldErrors } : {}), requestId: reply.request.id });
}

/** Turns whatever was thrown into one JSON error; only faults of our own are logged as errors. */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = fromFramework(error) ?? fromDatabase(error);
    if (refusal) return sendRefusal(reply, refusal);
    request.log.error({ err: error, call: request.routeOptions.config.call }, 'The request failed');
    return sendRefusal(reply, { code: 'INTERNAL', message: 'Something went wrong on our side. Please try again.' });
  });
}

/** What Fastify itself refuses before a handler runs. */
function fromFramework(error: FastifyError): Refusal | undefined {
  switch (error.code) {
    case 'FST_ERR_CTP_BODY_TOO_LARGE':
      return { code: 'TOO_LARGE', message: 'What was sent is too large.' };
    case 'FST_ERR_CTP_INVALID_MEDIA_TYPE':
      return { code: 'UNSUPPORTED_MEDIA', message: 'This call takes JSON.' };
    default:
      return error.statusCode === 400 ? { code: 'INVALID', message: 'What was sent could not be read.' } : undefined;
  }
}

const BUSY: Refusal = { code: 'UNAVAILABLE', message: 'The portal is busy. Please try again in a moment.' };
const UNREACHABLE = new Set(['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'ETIMEDOUT', 'EPIPE']);

/** What the database refuses and no service has turned into a sentence of its own. */
function fromDatabase(error: unknown): Refusal | undefined {
  const code = databaseFault(error)?.code;
  switch (code) {
    case '22P02':
    case '22021':
    case '22003':
      return { code: 'INVALID', message: 'A value that was sent cannot be stored.' };
    case '23505':
      return { code: 'DUPLICATE', message: 'This already exists.' };
    case '23503':
      return { code: 'CONFLICT', message: 'Something that this refers to does not exist any more.' };
    case '40001':
    case '40P01':
    case '53300':
    case '57014':
    case '57P01':
    case '57P03':
      return BUSY;
    default:
      return UNREACHABLE.has(errorCode(error) ?? '') || code?.startsWith('08') ? BUSY : undefined;
  }
}
