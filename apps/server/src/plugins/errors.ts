import type { Socket } from 'node:net';
import { formatMessage } from '@quad/domain/messages';
import { REFUSAL_STATUS, type Refusal } from '@quad/domain/refusals';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { databaseFault, isUnreachable } from '../db/errors.ts';
import { newId } from '../db/ids.ts';
import { FAILED_PAGE_TEXTS } from '../mail/messages/failedPage.ts';
import { translationOf } from '../mail/translation.ts';
import { NO_CONTENT_POLICY } from './headers.ts';
import { localizedRefusal, preferredLanguage } from './language.ts';
import { renderMessagePage } from './messagePage.ts';
import { isPageRequest } from './pageRequest.ts';

export const UNAUTHENTICATED: Refusal = { code: 'UNAUTHENTICATED', message: 'Unauthorized: Please login first' };
export const NOT_FOUND: Refusal = { code: 'NOT_FOUND', message: 'There is nothing at this address.' };

/** The Retry-After header of a refusal with the code UNAVAILABLE, in seconds. */
const RETRY_AFTER_SECONDS = 5;

/** Sends a refusal in the common shape of all errors, in the language that the request asks for. */
export function sendRefusal(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const { code, details, sentence } = refusal;
  const fieldSentences = Object.entries(refusal.fields ?? {}).filter(([, text]) => typeof text !== 'string');
  const { message, fieldErrors: errors } = localizedRefusal(reply, refusal);
  const optional = {
    ...(sentence && { sentence }),
    ...(errors && { errors }),
    ...(fieldSentences.length > 0 && { sentences: Object.fromEntries(fieldSentences) }),
  };
  if (code === 'UNAVAILABLE') reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply
    .code(REFUSAL_STATUS[code])
    .header('cache-control', 'no-store')
    .send({ ...details, message, error: message, code, ...optional, requestId: reply.request.id });
}

/** Sends what failed as a page, in the language of the visitor, with a link that opens the same URL again if that may help. */
function sendRefusalPage(reply: FastifyReply, refusal: Refusal): FastifyReply {
  const language = preferredLanguage(reply.request);
  const translation = translationOf(language);
  const { html, policy } = renderMessagePage({
    language,
    title: translation.translate(FAILED_PAGE_TEXTS.title),
    texts: [formatMessage(refusal.sentence ?? refusal.message, translation)],
    ...(REFUSAL_STATUS[refusal.code] >= 500 && { link: { text: translation.translate(FAILED_PAGE_TEXTS.again), href: '' } }),
  });
  if (refusal.code === 'UNAVAILABLE') reply.header('retry-after', RETRY_AFTER_SECONDS);
  return reply
    .code(REFUSAL_STATUS[refusal.code])
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('vary', 'Origin, Accept, Accept-Encoding, Accept-Language')
    .header('content-language', language)
    .header('content-security-policy', policy)
    .send(html);
}

/** A refusal as an error, since Fastify's parsers and hooks can only throw. */
class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal.message);
    this.refusal = refusal;
  }
}

/** Wraps a refusal in an error that a body parser or hook can throw. */
export function refused(refusal: Refusal): Error {
  return new Refused(refusal);
}

/**
 * Converts every thrown error into a JSON error, or into a page if a browser opens the URL. Only faults of the server are logged as
 * errors.
 */
export function handleErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const refusal = error instanceof Refused ? error.refusal : (fromFramework(error) ?? fromDatabase(error));
    const send = isPageRequest(request) ? sendRefusalPage : sendRefusal;
    if (refusal) return send(reply, refusal);
    request.log.error({ err: error, call: request.routeOptions.config.call }, 'The request failed');
    return send(reply, { code: 'INTERNAL', message: 'Something went wrong on our side. Please try again.' });
  });
}

/** Answers requests that Fastify refuses before routing, such as a URL that cannot be decoded. No hook has run for them. */
export function answerWithoutRoute(_error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.header('x-request-id', request.id).header('x-content-type-options', 'nosniff').header('content-security-policy', NO_CONTENT_POLICY);
  const send = isPageRequest(request) ? sendRefusalPage : sendRefusal;
  send(reply, { code: 'INVALID', message: 'This address cannot be read.' });
}

const CLIENT_ERRORS: Readonly<Record<string, { readonly status: string; readonly message: string }>> = {
  HPE_HEADER_OVERFLOW: { status: '431 Request Header Fields Too Large', message: 'The headers of this request are too large.' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: '408 Request Timeout', message: 'This request took too long to arrive.' },
};

/** Answers what is not a valid HTTP request, or does not arrive in time. There is no reply object, only the socket. */
export function answerClientError(error: Error & { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const { status, message } = CLIENT_ERRORS[error.code ?? ''] ?? { status: '400 Bad Request', message: 'This request cannot be read.' };
  const body = JSON.stringify({ message, error: message, code: 'INVALID', requestId: newId() });
  const headers = `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\nConnection: close`;
  if (socket.writable) socket.write(`HTTP/1.1 ${status}\r\n${headers}\r\n\r\n${body}`);
  socket.destroySoon();
}

/** Maps Fastify's own errors, thrown before a handler runs, to a refusal. */
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

export const BUSY: Refusal = { code: 'UNAVAILABLE', message: 'The portal is busy. Please try again in a moment.' };

export const STOPPING: Refusal = { code: 'UNAVAILABLE', message: 'The portal is being restarted. Please try again in a moment.' };

/** Maps database errors that no service has handled to a refusal. */
function fromDatabase(error: unknown): Refusal | undefined {
  const code = databaseFault(error)?.code;
  switch (code) {
    // A malformed value, an invalid byte sequence, a number out of range.
    case '22P02':
    case '22021':
    case '22003':
      return { code: 'INVALID', message: 'A value that was sent cannot be stored.' };
    // A unique violation.
    case '23505':
      return { code: 'DUPLICATE', message: 'This already exists.' };
    // A foreign key violation.
    case '23503':
      return { code: 'CONFLICT', message: 'Something that this refers to no longer exists.' };
    // A serialization failure, a deadlock, a lock timeout, a statement timeout.
    case '40001':
    case '40P01':
    case '55P03':
    case '57014':
      return BUSY;
    default:
      return isUnreachable(error) ? BUSY : undefined;
  }
}
