import { callKey, type Endpoint, type ReplyOf, successOf } from '@quad/api-client/contract';
import type { PolicyRow, PolicyTable } from '@quad/domain/access';
import { accept, type Outcome, type Refusal } from '@quad/domain/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Context } from '../context.ts';
import { sendRefusal } from './errors.ts';
import { type IdentityFields, identityMismatch, whyNot } from './guard.ts';
import { type Claim, claimKey, isReplay, type Replay } from './idempotency.ts';
import { type Limit, takeAttempt } from './rateLimit.ts';
import { checkReply } from './replies.ts';
import { findSession } from './session.ts';
import { type Input, validate } from './validation.ts';

/** One call as its handler sees it. */
export interface Call<E extends Endpoint, Who extends Actor | undefined = Actor> extends Input<E> {
  readonly actor: Who;
  /** The Idempotency-Key of a create, to be settled in its transaction (`mutate` does it). */
  readonly claim: Claim | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<E extends Endpoint, Who extends Actor | undefined> = (call: Call<E, Who>) => Promise<Outcome<ReplyOf<E>>>;

export interface ServeOptions {
  /** Body fields that name the sender besides those that always do, with what the session says they must be. */
  readonly identity?: IdentityFields;
  /** How often one person may make the call; where nobody has to sign in, how often one address may. */
  readonly limit?: Limit | ((request: FastifyRequest) => Limit);
  /** What is said of an address whose parameters cannot be read, where that is to be said like something else. */
  readonly unreadable?: Refusal;
  /** For an address that is a page too: who asks for HTML is left to the portal. */
  readonly isForJsonOnly?: true;
}

/** A feature's way to the outside: the application and what the feature works with. */
export interface Server {
  readonly app: FastifyInstance;
  readonly context: Context;
  /** Who may make which call. */
  readonly policy: PolicyTable;
}

/**
 * Serves a call of the contract to signed-in people. The policy row says who may call, the contract's schemas what is
 * read, and the handler's outcome becomes the answer. A call without a policy row does not boot.
 */
export function serve<E extends Endpoint>(server: Server, endpoint: E, handler: Handler<E, Actor>, options: ServeOptions = {}): void {
  if (rowOf(server, endpoint).who === 'public') throw new Error(`${callKey(endpoint)} is public: serve it with servePublic.`);
  register(server, endpoint, options, (call) => {
    if (!call.actor) throw new Error(`${callKey(endpoint)} ran without a person.`);
    return handler({ ...call, actor: call.actor });
  });
}

/** Serves a call that nobody has to sign in for; the person is there if somebody is. */
export function servePublic<E extends Endpoint>(
  server: Server,
  endpoint: E,
  handler: Handler<E, Actor | undefined>,
  options: ServeOptions = {},
): void {
  if (rowOf(server, endpoint).who !== 'public') throw new Error(`${callKey(endpoint)} is not public.`);
  register(server, endpoint, options, handler);
}

/**
 * Serves an address that the browser itself visits and that only leads elsewhere: the handler gives where to. Nothing
 * that it is sent is refused with JSON, which nobody could read there: the handler leads to a page instead.
 */
export function serveRedirect(server: Server, endpoint: Endpoint, lead: (request: FastifyRequest, reply: FastifyReply) => Promise<string>) {
  const { status } = successOf(endpoint);
  if (rowOf(server, endpoint).who !== 'public' || status !== 302) throw new Error(`${callKey(endpoint)} is no public redirect.`);
  server.app.route({
    method: endpoint.method,
    url: urlOf(endpoint),
    config: { call: callKey(endpoint) },
    handler: async (request, reply) => reply.redirect(await lead(request, reply), status),
  });
}

/** The path as the router writes it. */
function urlOf({ path }: Endpoint): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function rowOf({ policy }: Pick<Server, 'policy'>, endpoint: Endpoint): PolicyRow {
  const row = policy[callKey(endpoint)];
  if (!row) throw new Error(`${callKey(endpoint)} has no row in the policy table.`);
  return row;
}

function register<E extends Endpoint>(server: Server, endpoint: E, options: ServeOptions, handler: Handler<E, Actor | undefined>): void {
  const key = callKey(endpoint);
  const { app, context } = server;
  const row = rowOf(server, endpoint);
  const { status } = successOf(endpoint);
  app.route({
    method: endpoint.method,
    url: urlOf(endpoint),
    config: { call: key },
    ...(options.isForJsonOnly ? { constraints: { wants: 'json' } } : {}),
    // Before the body is read: nobody uploads anything without the right to.
    async onRequest(request, reply) {
      request.session = await findSession(context, request);
      const refusal = whyNot(row, request.session?.actor);
      if (refusal) return sendRefusal(reply, refusal);
    },
    async handler(request, reply) {
      const actor = request.session?.actor;
      if (options.isForJsonOnly) reply.header('vary', 'Origin, Accept');
      const refusal = await refuseBeforehand(context, row, options, request, reply);
      if (refusal) return sendRefusal(reply, refusal);
      const input = validate(endpoint, request);
      if (!input.ok) return sendRefusal(reply, (isOfParams(endpoint, input.refusal) && options.unreadable) || input.refusal);
      const claimed = await claim(context, endpoint, request);
      if (!claimed.ok) return sendRefusal(reply, claimed.refusal);
      const own = claimed.value;
      if (own && isReplay(own)) return reply.code(own.status).send(own.answer);
      const outcome = await settled(context, own, () => handler({ ...input.value, actor, claim: own, request, reply }));
      if (!outcome.ok) return sendRefusal(reply, outcome.refusal);
      if (!context.config.production) checkReply(endpoint, outcome.value);
      return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(outcome.value));
    },
  });
}

function isOfParams({ params }: Endpoint, { fieldErrors = {} }: Refusal): boolean {
  return Object.keys(fieldErrors).some((field) => Object.hasOwn(params.entries, field));
}

async function refuseBeforehand(
  context: Context,
  row: PolicyRow,
  options: ServeOptions,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Refusal | undefined> {
  const actor = request.session?.actor;
  if (options.limit) {
    const limit = typeof options.limit === 'function' ? options.limit(request) : options.limit;
    const attempt = await takeAttempt(context, limit, actor && row.who !== 'public' ? actor.userId : request.ip);
    if (!attempt.allowed) {
      reply.header('retry-after', attempt.retryAfterSeconds);
      return { code: 'TOO_MANY_REQUESTS', message: 'That was too often. Please wait a moment.' };
    }
  }
  return actor && identityMismatch(actor, request.body, options.identity);
}

async function claim(context: Context, endpoint: Endpoint, request: FastifyRequest): Promise<Outcome<Claim | Replay | undefined>> {
  const key = request.headers['idempotency-key'];
  const actor = request.session?.actor;
  if (endpoint.method !== 'POST' || typeof key !== 'string' || !actor) return accept(undefined);
  return claimKey(context, actor, {
    key,
    call: callKey(endpoint),
    status: successOf(endpoint).status,
    path: request.url,
    body: request.body,
  });
}

/** Runs a handler under its key: an answer is kept, a refusal or a failure gives the key back. */
async function settled<T>({ db }: Context, own: Claim | undefined, run: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  try {
    const outcome = await run();
    if (!outcome.ok) await own?.release();
    else if (own && !own.isSettled()) await own.settle(db, outcome.value);
    return outcome;
  } catch (error) {
    await own?.release();
    throw error;
  }
}
