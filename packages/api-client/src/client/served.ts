import { type Endpoint, successOf } from '../contract/endpoint.ts';
import { type Answered, addressOf, type RequestInput } from './request.ts';

/** An answer that came with the page, as it would have arrived by itself. */
export interface ServedAnswer {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How long such an answer is taken for what the server would say now. */
const SERVED_FOR_MS = 30_000;

/**
 * The answers that came with a page, by address; each is the answer to the first call that asks for it. The HTML of the page was made of
 * the same answers, and is taken over with them however long that takes, and whatever is written meanwhile.
 */
export function servedAnswers(served: Readonly<Record<string, ServedAnswer>> = {}) {
  const until = Date.now() + SERVED_FOR_MS;
  const answers = new Map(Object.entries(served));
  const rendered = new Map(answers);

  /** What is there for a call, as the contract states it; undefined where it is nothing of that kind. */
  function find(among: ReadonlyMap<string, ServedAnswer>, call: Endpoint, input: RequestInput = {}): Answered | undefined {
    const answer = call.method === 'GET' && among.size > 0 ? among.get(addressOf('', call, input)) : undefined;
    if (!answer) return undefined;
    const parsed = successOf(call).schema['~standard'].validate(answer.body);
    return parsed instanceof Promise || parsed.issues ? undefined : { value: parsed.value, headers: new Headers(answer.headers) };
  }

  function look(call: Endpoint, input?: RequestInput): Answered | undefined {
    if (Date.now() > until) answers.clear();
    return find(answers, call, input);
  }

  return {
    look,
    /** The same, for good. What was served before a write is no answer after it. */
    take(call: Endpoint, input?: RequestInput): Answered | undefined {
      const answer = look(call, input);
      if (call.method !== 'GET') answers.clear();
      else if (answer) answers.delete(addressOf('', call, input));
      return answer;
    },
    /** What the HTML of the page shows for a call. */
    lookBehindHtml: (call: Endpoint, input?: RequestInput) => find(rendered, call, input),
    forget() {
      answers.clear();
      rendered.clear();
    },
  };
}
