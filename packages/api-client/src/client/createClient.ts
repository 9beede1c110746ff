import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '../contract/endpoint.ts';
import type { ItemOf, ListEndpoint } from '../contract/list.ts';
import type { ApiError } from './apiError.ts';
import { type Page, pageOf } from './page.ts';
import { type Answered, addressOf, type RequestInput, send } from './request.ts';
import { type ServedAnswer, servedAnswers } from './served.ts';

export interface ClientOptions {
  /** Origin of the backend without a trailing slash; '' is the page's own origin. */
  readonly baseUrl: string;
  /** Replaces the global fetch. */
  readonly fetch?: typeof fetch;
  /** Default timeout of a call in milliseconds; none if undefined. */
  readonly timeoutMs?: number;
  /** Returns the language for error messages, as a BCP 47 tag; defaults to the browser's languages. */
  readonly language?: () => string;
  /** Responses embedded in the page, by address. Each answers the first call for its address. */
  readonly served?: Readonly<Record<string, ServedAnswer>> | undefined;
  /** Called for every call that was refused because nobody is signed in. */
  readonly onUnauthorized?: (error: ApiError) => void;
}

type Part<Name extends string, Value> = keyof Value extends never
  ? { readonly [Key in Name]?: undefined }
  : Partial<Value> extends Value
    ? { readonly [Key in Name]?: Value }
    : { readonly [Key in Name]: Value };

type BodyPart<E extends Endpoint> = E['body'] extends undefined ? { readonly body?: undefined } : { readonly body: BodyOf<E> };

/** The input of a call, according to its contract. */
export type CallInput<E extends Endpoint> = Pick<RequestInput, 'signal' | 'timeoutMs' | 'idempotencyKey' | 'ifMatch' | 'fetch'> &
  Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  BodyPart<E>;

/** The call with its input, which may be omitted if the call needs none. */
export type CallArguments<E extends Endpoint> =
  Partial<CallInput<E>> extends CallInput<E> ? [call: E, input?: CallInput<E>] : [call: E, input: CallInput<E>];

export interface Client {
  /** Origin of the backend, as in the options; relative paths in responses resolve against it. */
  readonly baseUrl: string;
  /** Makes a call of the contract. Always rejects with an ApiError. */
  call<E extends Endpoint>(...args: CallArguments<E>): Promise<AnswerOf<E>>;
  /** Fetches one page of a list, with the cursor of the next one. Rejects as `call` does. */
  page<E extends ListEndpoint>(...args: CallArguments<E>): Promise<Page<ItemOf<E>>>;
  /** Returns the embedded response to a call, unless a call has already used it; undefined if there is none or it is invalid. */
  served<E extends Endpoint>(...args: CallArguments<E>): AnswerOf<E> | undefined;
  /** The same for a page of a list. */
  servedPage<E extends ListEndpoint>(...args: CallArguments<E>): Page<ItemOf<E>> | undefined;
  /**
   * Returns the response that the HTML of the page was rendered from, regardless of its age and of later calls. Use it only during
   * hydration.
   */
  prerendered<E extends Endpoint>(...args: CallArguments<E>): AnswerOf<E> | undefined;
  /** The same for a page of a list. */
  prerenderedPage<E extends ListEndpoint>(...args: CallArguments<E>): Page<ItemOf<E>> | undefined;
  /** Discards all embedded responses, because they belonged to another person. */
  forgetServed(): void;
  /** Returns the URL of a call, for a link that the browser itself follows. */
  url<E extends Endpoint>(...args: CallArguments<E>): string;
  /** Subscribes to calls that were refused because nobody is signed in; returns a function that unsubscribes. */
  onUnauthorized(listener: (error: ApiError) => void): () => void;
}

function pageAmong(find: (endpoint: Endpoint, input?: RequestInput) => Answered | undefined) {
  return (endpoint: Endpoint, input?: RequestInput) => {
    const answer = find(endpoint, input);
    return answer && pageOf(answer, input?.query?.cursor === undefined);
  };
}

/** Creates a client of one backend. */
export function createClient(options: ClientOptions): Client {
  const listeners = new Set(options.onUnauthorized ? [options.onUnauthorized] : []);
  const transport = { baseUrl: options.baseUrl, fetch: options.fetch ?? ((...args) => fetch(...args)), language: options.language };

  const served = servedAnswers(options.served);

  async function fetchAnswer(endpoint: Endpoint, input: RequestInput = {}): Promise<Answered> {
    const answer = served.consume(endpoint, input);
    if (answer) return answer;
    return send(transport, endpoint, { timeoutMs: options.timeoutMs, ...input }).catch((error: ApiError) => {
      if (error.status === 401) for (const listener of listeners) listener(error);
      throw error;
    });
  }

  return {
    baseUrl: options.baseUrl,
    call: (async (endpoint: Endpoint, input?: RequestInput) => (await fetchAnswer(endpoint, input)).value) as Client['call'],
    page: (async (endpoint: Endpoint, input?: RequestInput) =>
      pageOf(await fetchAnswer(endpoint, input), input?.query?.cursor === undefined)) as Client['page'],
    served: ((endpoint: Endpoint, input?: RequestInput) => served.peek(endpoint, input)?.value) as Client['served'],
    servedPage: pageAmong(served.peek) as Client['servedPage'],
    prerendered: ((endpoint: Endpoint, input?: RequestInput) => served.renderedAnswer(endpoint, input)?.value) as Client['prerendered'],
    prerenderedPage: pageAmong(served.renderedAnswer) as Client['prerenderedPage'],
    forgetServed: served.forget,
    url: ((endpoint: Endpoint, input?: RequestInput) => addressOf(options.baseUrl, endpoint, input)) as Client['url'],
    onUnauthorized(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
