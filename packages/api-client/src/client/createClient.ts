import type { AnswerOf, BodyOf, Endpoint, ParamsOf, QueryOf } from '../contract/endpoint.ts';
import type { ItemOf, ListEndpoint } from '../contract/list.ts';
import type { ApiError } from './apiError.ts';
import { type Page, pageOf } from './page.ts';
import { type Answered, addressOf, type RequestInput, send } from './request.ts';
import { type ServedAnswer, servedAnswers } from './served.ts';

export interface ClientOptions {
  /** Origin of the backend without a closing slash; '' is the page's own. */
  readonly baseUrl: string;
  /** Replaces the global fetch. */
  readonly fetch?: typeof fetch;
  /** Milliseconds that a call may take when it names none itself; no limit by default. */
  readonly timeoutMs?: number;
  /** In which language refusals are wanted, as a BCP 47 tag; what the browser asks for where nothing is said. */
  readonly language?: () => string;
  /** Answers that came with the page, by address: each is the answer to the first call that asks for it. */
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

/** What a call needs, as its contract states it. */
export type CallInput<E extends Endpoint> = Pick<RequestInput, 'signal' | 'timeoutMs' | 'idempotencyKey' | 'ifMatch' | 'fetch'> &
  Part<'params', ParamsOf<E>> &
  Part<'query', QueryOf<E>> &
  BodyPart<E>;

/** The input as an argument list: it may be left out where the call needs nothing. */
export type CallArguments<E extends Endpoint> =
  Partial<CallInput<E>> extends CallInput<E> ? [call: E, input?: CallInput<E>] : [call: E, input: CallInput<E>];

export interface Client {
  /** Origin of the backend, as in the options: what the server names by a path is there. */
  readonly baseUrl: string;
  /** Makes a call of the contract. Rejects with an ApiError, never with anything else. */
  call<E extends Endpoint>(...args: CallArguments<E>): Promise<AnswerOf<E>>;
  /** Asks for one page of a list, with the way to the next one. Rejects as `call` does. */
  page<E extends ListEndpoint>(...args: CallArguments<E>): Promise<Page<ItemOf<E>>>;
  /** What came with the page as the answer to a call that nobody has made yet; undefined when there is none, or it is not readable. */
  served<E extends Endpoint>(...args: CallArguments<E>): AnswerOf<E> | undefined;
  /** The same for the page of a list. */
  servedPage<E extends ListEndpoint>(...args: CallArguments<E>): Page<ItemOf<E>> | undefined;
  /** What the HTML of the page was made of for a call, however long ago and whoever has asked since: for the render that takes it over. */
  prerendered<E extends Endpoint>(...args: CallArguments<E>): AnswerOf<E> | undefined;
  /** The same for the page of a list. */
  prerenderedPage<E extends ListEndpoint>(...args: CallArguments<E>): Page<ItemOf<E>> | undefined;
  /** From now on nothing that came with the page answers a call: it belonged to somebody else. */
  forgetServed(): void;
  /** The address of a call, for a link that the browser itself follows. */
  url<E extends Endpoint>(...args: CallArguments<E>): string;
  /** Listens for calls refused because nobody is signed in; returns the way to stop. */
  onUnauthorized(listener: (error: ApiError) => void): () => void;
}

function pageAmong(look: (endpoint: Endpoint, input?: RequestInput) => Answered | undefined) {
  return (endpoint: Endpoint, input?: RequestInput) => {
    const answer = look(endpoint, input);
    return answer && pageOf(answer, input?.query?.cursor === undefined);
  };
}

/** The client of one backend. */
export function createClient(options: ClientOptions): Client {
  const listeners = new Set(options.onUnauthorized ? [options.onUnauthorized] : []);
  const transport = { baseUrl: options.baseUrl, fetch: options.fetch ?? ((...args) => fetch(...args)), language: options.language };

  const served = servedAnswers(options.served);

  async function ask(endpoint: Endpoint, input: RequestInput = {}): Promise<Answered> {
    const answer = served.take(endpoint, input);
    if (answer) return answer;
    return send(transport, endpoint, { timeoutMs: options.timeoutMs, ...input }).catch((error: ApiError) => {
      if (error.status === 401) for (const listener of listeners) listener(error);
      throw error;
    });
  }

  return {
    baseUrl: options.baseUrl,
    call: (async (endpoint: Endpoint, input?: RequestInput) => (await ask(endpoint, input)).value) as Client['call'],
    page: (async (endpoint: Endpoint, input?: RequestInput) =>
      pageOf(await ask(endpoint, input), input?.query?.cursor === undefined)) as Client['page'],
    served: ((endpoint: Endpoint, input?: RequestInput) => served.look(endpoint, input)?.value) as Client['served'],
    servedPage: pageAmong(served.look) as Client['servedPage'],
    prerendered: ((endpoint: Endpoint, input?: RequestInput) => served.lookBehindHtml(endpoint, input)?.value) as Client['prerendered'],
    prerenderedPage: pageAmong(served.lookBehindHtml) as Client['prerenderedPage'],
    forgetServed: served.forget,
    url: ((endpoint: Endpoint, input?: RequestInput) => addressOf(options.baseUrl, endpoint, input)) as Client['url'],
    onUnauthorized(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
