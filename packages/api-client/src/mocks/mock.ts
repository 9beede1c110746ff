import { delay, HttpHandler, HttpResponse } from 'msw';
import * as v from 'valibot';
import { callKey, type Endpoint, isList, type ReplyOf, successOf } from '../contract/index.ts';
import { cutPage } from './cutPage.ts';
import { requireEmptyAnswer } from './emptyAnswer.ts';
import { findCall } from './matching.ts';
import { type MockedRequest, MockRefusal, readRequest } from './mockedRequest.ts';

type Answer<E extends Endpoint> = ReplyOf<E> | MockRefusal;
type Answering = (request: Request) => HttpResponse<string> | Promise<HttpResponse<string>>;
type Resolver<E extends Endpoint> = (request: MockedRequest<E>) => Answer<E> | Promise<Answer<E>>;

/** Handlers for one call of the contract. */
export interface Mock<E extends Endpoint> {
  /**
   * Responds with a value, or with what a function returns for the request. A response that breaks the contract throws; a request that
   * breaks it gets 400. Pass the whole list to a list call: it responds with the requested page.
   */
  ok(reply: ReplyOf<E> | Resolver<E>): HttpHandler;
  /** Never responds. */
  loading(): HttpHandler;
  /** Responds with an empty list or nothing. */
  empty(): HttpHandler;
  /** Responds with an error. */
  fails(status: number, message: string, code?: string, fieldErrors?: Record<string, string>): HttpHandler;
  /** Responds with malformed JSON. */
  malformed(): HttpHandler;
  /** Loses the connection. */
  offline(): HttpHandler;
  /** Responds with a value after some milliseconds. */
  slow(ms: number, reply: ReplyOf<E> | Resolver<E>): HttpHandler;
}

function isResolver<E extends Endpoint>(reply: ReplyOf<E> | Resolver<E>): reply is Resolver<E> {
  return typeof reply === 'function';
}

function respond(call: Endpoint, answer: unknown, request?: Request): HttpResponse<string> {
  if (answer instanceof MockRefusal) return HttpResponse.text(JSON.stringify(answer.problem), jsonOf(answer.status));
  const { status, schema } = successOf(call);
  const parsed = v.safeParse(schema, answer);
  if (!parsed.success) throw new Error(`The mock of ${callKey(call)} breaks the contract: ${describe(parsed.issues)}`);
  if (call.mediaType && typeof answer === 'string')
    return HttpResponse.text(answer, { status, headers: { 'content-type': call.mediaType } });
  if (!request || !isList(call) || !Array.isArray(answer)) return HttpResponse.text(JSON.stringify(answer ?? null), jsonOf(status));
  const page = cutPage(call, answer, new URL(request.url));
  if (page instanceof MockRefusal) return respond(call, page);
  return HttpResponse.text(JSON.stringify(page.items), jsonOf(status, page.headers));
}

function jsonOf(status: number, headers: Record<string, string> = {}) {
  return { status, headers: { 'content-type': 'application/json', ...headers } };
}

function describe(issues: readonly v.BaseIssue<unknown>[]): string {
  return issues.map((issue) => `${v.getDotPath(issue) ?? 'answer'}: ${issue.message}`).join('; ');
}

/**
 * Handles one call. A page has dozens of handlers, and msw asks each of them about each request. Requests of other calls are skipped early,
 * before msw parses cookies.
 */
class CallHandler extends HttpHandler {
  private readonly call: Endpoint;

  constructor(call: Endpoint, answer: Answering) {
    super(
      call.method,
      () => true,
      ({ request }) => answer(request),
    );
    this.call = call;
  }

  override async run(args: Parameters<HttpHandler['run']>[0]): ReturnType<HttpHandler['run']> {
    return callOf(args.request) === this.call ? super.run(args) : null;
  }
}

const calls = new WeakMap<Request, Endpoint | undefined>();

function callOf(request: Request): Endpoint | undefined {
  if (!calls.has(request)) calls.set(request, findCall(request.method, new URL(request.url).pathname));
  return calls.get(request);
}

/** Creates handlers for a call of the contract. Their responses are checked against it. */
export function mock<E extends Endpoint>(call: E): Mock<E> {
  const handle = (answer: Answering): HttpHandler => new CallHandler(call, answer);

  const ok = (reply: ReplyOf<E> | Resolver<E>, ms = 0): HttpHandler => {
    if (!isResolver<E>(reply)) respond(call, reply);
    return handle(async (request) => {
      await delay(ms);
      const input = await readRequest(call, request);
      if (input instanceof MockRefusal) return respond(call, input);
      return respond(call, isResolver<E>(reply) ? await reply(input) : reply, request);
    });
  };

  return {
    ok: (reply) => ok(reply),
    slow: (ms, reply) => ok(reply, ms),
    empty: () => {
      const empty = requireEmptyAnswer(call);
      return handle((request) => respond(call, empty, request));
    },
    fails: (...refusal) => handle(() => respond(call, new MockRefusal(...refusal))),
    malformed: () => handle(() => HttpResponse.text('{ "cut":', jsonOf(successOf(call).status))),
    offline: () => handle(() => HttpResponse.error()),
    loading: () =>
      handle(async () => {
        await delay('infinite');
        return HttpResponse.error();
      }),
  };
}
