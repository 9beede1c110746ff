import * as v from 'valibot';
import type { Endpoint, ParsedBodyOf, Problem } from '../contract/index.ts';
import { pathParams } from './matching.ts';

/** A request to a mock, validated by the contract. */
export interface MockedRequest<E extends Endpoint> {
  readonly params: v.InferOutput<E['params']>;
  readonly query: v.InferOutput<E['query']>;
  readonly body: ParsedBodyOf<E>;
  readonly headers: Headers;
}

/** An error response that a mock may return instead of a value. */
export class MockRefusal {
  readonly status: number;
  readonly problem: Problem;

  constructor(status: number, message: string, code?: string, errors?: Record<string, string>) {
    this.status = status;
    this.problem = { message, error: message, code, errors, requestId: 'mocked-request' };
  }
}

async function bodyOf(call: Endpoint, request: Request): Promise<unknown> {
  if (!call.body) return undefined;
  const body = call.encoding === 'multipart' ? request.formData().then(Object.fromEntries) : request.json();
  return body.catch(() => undefined);
}

/** Parses a request according to the contract, or refuses it as the server does. */
export async function readRequest<E extends Endpoint>(call: E, request: Request): Promise<MockedRequest<E> | MockRefusal> {
  const url = new URL(request.url);
  const whole = v.safeParse(v.object({ params: call.params, query: call.query, body: call.body ?? v.undefined() }), {
    params: pathParams(call, url.pathname),
    query: Object.fromEntries(url.searchParams),
    body: await bodyOf(call, request.clone()),
  });
  if (whole.success) return { ...(whole.output as Omit<MockedRequest<E>, 'headers'>), headers: request.headers };
  const errors = whole.issues.map((issue): [string, string] => [(v.getDotPath(issue) ?? '').replace(/^\w+\./, ''), issue.message]);
  return new MockRefusal(400, whole.issues[0].message, 'INVALID', Object.fromEntries(errors.reverse()));
}
