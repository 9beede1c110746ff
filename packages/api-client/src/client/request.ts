import { type Endpoint, successOf } from '../contract/endpoint.ts';
import { readAnswer } from './answer.ts';
import { ApiError, GENERAL_MESSAGE } from './apiError.ts';

/** Values by name, for a path or a query. */
type UrlParts = Readonly<Record<string, string | number | boolean | null | undefined>>;

/** Fills in the braces of a path: `/api/events/{id}`. */
function fillPath(path: string, params: UrlParts = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params[name] ?? '')));
}

/** Returns the query with its question mark; empty if there are no values. Absent values are omitted. */
function queryString(query: UrlParts = {}): string {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null) search.append(name, String(value));
  }
  return search.size > 0 ? `?${search}` : '';
}

/** The input of a request, before the contract's types apply. */
export interface RequestInput {
  readonly params?: UrlParts;
  readonly query?: UrlParts;
  readonly body?: unknown;
  /** Aborts the call, which then rejects with the code ABORTED. */
  readonly signal?: AbortSignal;
  /** Timeout in milliseconds; the call then rejects with the code TIMEOUT. */
  readonly timeoutMs?: number;
  /** Lets the server recognise a repeated submission. */
  readonly idempotencyKey?: string;
  /** The version that the client has seen, for If-Match: the server refuses a change with 412 if there is a newer one. */
  readonly ifMatch?: string;
  /** Replaces the transport's fetch for this call, for example by one that reports upload progress. */
  readonly fetch?: typeof fetch;
}

/** The base URL and the functions that requests are made with. */
export interface Transport {
  readonly baseUrl: string;
  readonly fetch: typeof fetch;
  readonly language?: (() => string) | undefined;
}

/** Returns the URL of a call. */
export function addressOf(baseUrl: string, call: Endpoint, input: RequestInput = {}): string {
  return baseUrl + fillPath(call.path, input.params) + queryString(input.query);
}

function formOf(body: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined && value !== null) form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

function signalOf({ signal, timeoutMs }: RequestInput): AbortSignal | undefined {
  if (!timeoutMs) return signal;
  const timeout = AbortSignal.timeout(timeoutMs);
  return signal ? AbortSignal.any([signal, timeout]) : timeout;
}

function requestInit(call: Endpoint, input: RequestInput, language: string | undefined): RequestInit {
  const headers: Record<string, string> = { accept: 'application/json' };
  if (language) headers['accept-language'] = language;
  if (input.idempotencyKey) headers['idempotency-key'] = input.idempotencyKey;
  if (input.ifMatch) headers['if-match'] = input.ifMatch;
  const init: RequestInit = { method: call.method, credentials: 'include', headers, signal: signalOf(input) };
  if (typeof input.body !== 'object' || input.body === null) return init;
  if (call.encoding === 'multipart') return { ...init, body: formOf(input.body) };
  headers['content-type'] = 'application/json';
  return { ...init, body: JSON.stringify(input.body) };
}

function notReached(cause: unknown, signal: AbortSignal | undefined): ApiError {
  const isTimeout = cause instanceof DOMException && cause.name === 'TimeoutError';
  const code = signal?.aborted ? 'ABORTED' : isTimeout ? 'TIMEOUT' : 'NETWORK';
  return new ApiError({ status: 0, code, message: GENERAL_MESSAGE, cause });
}

async function reach(transport: Transport, call: Endpoint, input: RequestInput): ReturnType<typeof readAnswer> {
  try {
    const request = input.fetch ?? transport.fetch;
    const response = await request(addressOf(transport.baseUrl, call, input), requestInit(call, input, transport.language?.()));
    return await readAnswer(response);
  } catch (cause) {
    throw cause instanceof ApiError ? cause : notReached(cause, input.signal);
  }
}

/** The parsed response of a call, according to the contract, with its headers. */
export interface Answered {
  readonly value: unknown;
  readonly headers: Headers;
}

/** Makes one call. Always rejects with an ApiError. */
export async function send(transport: Transport, call: Endpoint, input: RequestInput): Promise<Answered> {
  const { answer, requestId, headers } = await reach(transport, call, input);
  const { status, schema } = successOf(call);
  // Uses the standard interface of schema libraries, so that the client does not import any of them.
  const parsed = await schema['~standard'].validate(answer);
  if (!parsed.issues) return { value: parsed.value, headers };
  throw new ApiError({ status, code: 'MALFORMED_ANSWER', message: GENERAL_MESSAGE, requestId, cause: parsed.issues });
}
