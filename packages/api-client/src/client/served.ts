import { type Endpoint, successOf } from '../contract/endpoint.ts';
import { type Answered, addressOf, type RequestInput } from './request.ts';

/** A response embedded in the page. */
export interface ServedAnswer {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How long an embedded response counts as current. */
const SERVED_FOR_MS = 30_000;

/**
 * Stores the responses embedded in a page, by address; each answers the first call for it. The page's HTML was rendered from the same
 * responses, so hydration uses them regardless of their age and of writes.
 */
export function servedAnswers(served: Readonly<Record<string, ServedAnswer>> = {}) {
  const until = Date.now() + SERVED_FOR_MS;
  const answers = new Map(Object.entries(served));
  const rendered = new Map(answers);

  /** Finds and parses the response to a call; undefined if there is none or it does not match the contract. */
  function find(among: ReadonlyMap<string, ServedAnswer>, call: Endpoint, input: RequestInput = {}): Answered | undefined {
    const answer = call.method === 'GET' && among.size > 0 ? among.get(addressOf('', call, input)) : undefined;
    if (!answer) return undefined;
    const parsed = successOf(call).schema['~standard'].validate(answer.body);
    return parsed instanceof Promise || parsed.issues ? undefined : { value: parsed.value, headers: new Headers(answer.headers) };
  }

  function peek(call: Endpoint, input?: RequestInput): Answered | undefined {
    if (Date.now() > until) answers.clear();
    return find(answers, call, input);
  }

  return {
    peek,
    /** The same, and removes it. A write removes all responses, because they may be outdated. */
    consume(call: Endpoint, input?: RequestInput): Answered | undefined {
      const answer = peek(call, input);
      if (call.method !== 'GET') answers.clear();
      else if (answer) answers.delete(addressOf('', call, input));
      return answer;
    },
    /** Returns the response that the page's HTML was rendered from. */
    renderedAnswer: (call: Endpoint, input?: RequestInput) => find(rendered, call, input),
    forget() {
      answers.clear();
      rendered.clear();
    },
  };
}
