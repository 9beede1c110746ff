import { type Endpoint, successOf } from '../contract/endpoint.ts';
import { type Answered, addressOf, type RequestInput } from './request.ts';

/** An answer that came with the page, as it would have arrived by itself. */
export interface ServedAnswer {
  readonly body: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** How long such an answer is taken for what the server would say now. */
const SERVED_FOR_MS = 30_000;

/** The answers that came with a page, by address; each is the answer to the first call that asks for it. */
export function servedAnswers(served: Readonly<Record<string, ServedAnswer>> = {}) {
  const until = Date.now() + SERVED_FOR_MS;
  const answers = new Map(Object.entries(served));

  /** What is there for a call, as the contract states it; undefined where it is nothing of that kind. */
  function look(call: Endpoint, input: RequestInput = {}): Answered | undefined {
    if (answers.size === 0) return undefined;
    if (Date.now() > until) answers.clear();
    const answer = call.method === 'GET' ? answers.get(addressOf('', call, input)) : undefined;
    if (!answer) return undefined;
    const parsed = successOf(call).schema['~standard'].validate(answer.body);
    return parsed instanceof Promise || parsed.issues ? undefined : { value: parsed.value, headers: new Headers(answer.headers) };
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
    forget: () => answers.clear(),
  };
}
