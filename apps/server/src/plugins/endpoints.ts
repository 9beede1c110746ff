import { callKey, type Endpoint, EVENT_STREAM, OPEN_BODY_LIMITS, type ReplyOf, successOf } from '@quad/api-client/contract';
import type { PolicyRow, PolicyTable } from '@quad/domain/access';
import { accept, type Refusal, type Result } from '@quad/domain/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import type { ListSources } from '../db/listVersions.ts';
import type { Finding } from '../doctor/doctor.ts';
import { networkOf } from './address.ts';
import { allowRevalidation, isUnchanged, tagOfList } from './conditional.ts';
import { sendRefusal } from './errors.ts';
import { type ServedFile, sendFile } from './files.ts';
import { denyReason, disabledReason, type IdentityFields, identityMismatch } from './guard.ts';
import { claimKey, type IdempotencyClaim, isReplay, type Replay, type WriteParams } from './idempotency.ts';
import { contextOf } from './institute.ts';
import { type PreparedAnswer, sendPrepared } from './preparedAnswers.ts';
import { type Limit, takeAttempt } from './rateLimit.ts';
import { readFromReplica, rememberWrite } from './replicaReads.ts';
import { checkReply } from './replies.ts';
import { findSession } from './session.ts';
import { type Input, validate } from './validation.ts';

/** One call, as passed to its handler. */
export interface Call<E extends Endpoint, Who extends Actor | undefined = Actor> extends Input<E> {
  /** The context of the request's institute. */
  readonly context: Context;
  readonly actor: Who;
  /** The claim on the Idempotency-Key of a create. It has to be settled in the transaction of the create, as `auditedTransaction` does. */
  readonly claim: IdempotencyClaim | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<E extends Endpoint, Who extends Actor | undefined, Answer = ReplyOf<E>> = (call: Call<E, Who>) => Promise<Result<Answer>>;

export interface ServeOptions<E extends Endpoint = Endpoint> {
  /** Further body fields that name the sender, with the value that the session says they must have. */
  readonly identity?: IdentityFields;
  /** Rate limit per person. For calls without sign-in, per IP address. */
  readonly limit?: Limit | ((request: FastifyRequest) => Limit);
  /**
   * Returns the subject of the rate limit; undefined means the requester. Use a value from the request only once it is known to exist:
   * made-up names would each get a new limit.
   */
  readonly limitedBy?: (request: FastifyRequest) => string | undefined | Promise<string | undefined>;
  /** Replaces the usual refusal when the path parameters are invalid, for calls that answer it like another case. */
  readonly unreadable?: Result<never>;
  /** Returns the body schema when it depends on the institute. */
  readonly bodyOf?: (context: Context) => NonNullable<Endpoint['body']>;
  /** The data that a cacheable response shows. Its version tells whether the response is unchanged before any row is read. */
  readonly shows?: ListSources;
  /** Whether any site may send the request: the call acts on its URL alone and uses no session. */
  readonly isFromAnywhere?: true;
  /** For a URL that is a page too: requests that accept HTML are left to the portal. */
  readonly isForJsonOnly?: true;
  /**
   * Makes the call unlinkable to its sender. It writes no log line, and its Idempotency-Key stores neither the sender nor the response,
   * only a reference from which the response to a repeated request is rebuilt.
   */
  readonly unlinkable?: {
    readonly referenceOf: (answer: ReplyOf<E>) => string;
    readonly replay: (who: { context: Context; actor: Actor }, reference: string) => Promise<Result<ReplyOf<E>>>;
  };
}

/** What a feature registers its routes with. Each call gets the context of the request's institute. */
export interface Server {
  readonly app: FastifyInstance;
  /** The policy: who may make which call. */
  readonly policy: PolicyTable;
  readonly installation: Installation;
}

/** What belongs to no single institute. */
export interface Installation {
  /** The rows of all institutes. */
  readonly acrossInstitutes: Database;
  /** Checks everything that the installation needs, as `quad doctor` does. */
  readonly examine: () => Promise<readonly Finding[]>;
}

/**
 * Serves a call of the contract to signed-in people. The policy row decides who may call, the contract's schemas validate the input, and
 * the handler's result becomes the response. A call without a policy row fails at start.
 */
export function serve<E extends Endpoint>(server: Server, endpoint: E, handler: Handler<E, Actor>, options: ServeOptions<E> = {}): void {
  if (rowOf(server, endpoint).who === 'public') throw new Error(`${callKey(endpoint)} is public: serve it with servePublic.`);
  register(server, endpoint, options, ofPerson(endpoint, handler));
}

/** A handler for signed-in people. The policy has refused everybody else before. */
function ofPerson<E extends Endpoint, Answer>(endpoint: E, handler: Handler<E, Actor, Answer>): Handler<E, Actor | undefined, Answer> {
  return (call) => {
    if (!call.actor) throw new Error(`${callKey(endpoint)} ran without a person.`);
    return handler({ ...call, actor: call.actor });
  };
}

/** Parameters of a call for a service: who calls, the ids of its path, and its body as the input. */
export type CallParams<E extends Endpoint> = WriteParams & Input<E>['params'] & { readonly input: Input<E>['body'] };

/** Serves a call by a service that needs nothing of the request but these parameters. */
export function serveWith<E extends Endpoint>(
  server: Server,
  endpoint: E,
  service: (context: Context, params: CallParams<E>) => Promise<Result<ReplyOf<E>>>,
  options?: ServeOptions<E>,
): void {
  serve(server, endpoint, ({ context, actor, claim, params, body }) => service(context, { actor, claim, ...params, input: body }), options);
}

/** Serves a call that needs no sign-in. The actor is present if somebody is signed in. */
export function servePublic<E extends Endpoint>(
  server: Server,
  endpoint: E,
  handler: Handler<E, Actor | undefined>,
  options: ServeOptions<E> = {},
): void {
  if (rowOf(server, endpoint).who !== 'public') throw new Error(`${callKey(endpoint)} is not public.`);
  register(server, endpoint, options, handler);
}

/** Serves a file to signed-in people. */
export function serveFile<E extends Endpoint>(
  server: Server,
  endpoint: E,
  handler: Handler<E, Actor, ServedFile>,
  options?: ServeOptions<E>,
): void {
  servePublicFile(server, endpoint, ofPerson(endpoint, handler), options);
}

/** Serves a file to whoever the policy allows. A public file needs no sign-in. */
export function servePublicFile<E extends Endpoint>(
  server: Server,
  endpoint: E,
  handler: Handler<E, Actor | undefined, ServedFile>,
  options: ServeOptions<E> = {},
): void {
  if (!endpoint.mediaType) throw new Error(`${callKey(endpoint)} answers no file.`);
  register(server, endpoint, options, handler, (file, { request, reply }) => sendFile(endpoint, file, request, reply));
}

/** Serves a stream to signed-in people. The handler opens it, or refuses. */
export function serveStream<E extends Endpoint>(server: Server, endpoint: E, handler: Handler<E, Actor, undefined>): void {
  if (endpoint.mediaType !== EVENT_STREAM) throw new Error(`${callKey(endpoint)} is no stream.`);
  register(server, endpoint, {}, ofPerson(endpoint, handler), async () => accept(undefined));
}

/** A rendered page: its HTML and its content security policy. */
export interface ServedPage {
  readonly status: number;
  readonly html: string;
  readonly policy: string;
}

/** Serves a public URL with an HTML page of its own, without the portal. */
export function servePage<E extends Endpoint>(
  server: Server,
  endpoint: E,
  handler: Handler<E, Actor | undefined, ServedPage>,
  options: ServeOptions<E> = {},
): void {
  if (rowOf(server, endpoint).who !== 'public') throw new Error(`${callKey(endpoint)} is not public.`);
  register(server, endpoint, options, handler, async ({ status, html, policy }, { reply }) => {
    reply.code(status).type(`${endpoint.mediaType}; charset=utf-8`).header('content-security-policy', policy);
    return accept(reply.send(html));
  });
}

/** Serves a public URL whose responses are the same for everybody and prepared in advance. */
export function servePrepared<E extends Endpoint>(
  server: Server,
  endpoint: E,
  handler: Handler<E, Actor | undefined, PreparedAnswer>,
  options: ServeOptions<E> = {},
): void {
  if (rowOf(server, endpoint).who !== 'public') throw new Error(`${callKey(endpoint)} is not public.`);
  register(server, endpoint, options, handler, async (answer, { request, reply }) => accept(sendPrepared(answer, request, reply)));
}

/**
 * Serves a URL that the browser navigates to and that only redirects: the handler returns the target. Invalid input is not refused with
 * JSON, which nobody could read there; the handler redirects to a page instead.
 */
export function serveRedirect(
  server: Server,
  endpoint: Endpoint,
  lead: (request: FastifyRequest, reply: FastifyReply) => Promise<string>,
  { isFromAnywhere }: Pick<ServeOptions, 'isFromAnywhere'> = {},
): void {
  const { status } = successOf(endpoint);
  const row = rowOf(server, endpoint);
  if (row.who !== 'public' || status !== 302) throw new Error(`${callKey(endpoint)} is no public redirect.`);
  server.app.route({
    method: endpoint.method,
    url: urlOf(endpoint),
    ...bodyLimitOf(endpoint, row),
    config: { call: callKey(endpoint), isFromAnywhere: isFromAnywhere === true },
    handler: async (request, reply) => reply.redirect(await lead(request, reply), status),
  });
}

/** The path in the router's syntax. */
function urlOf({ path }: Endpoint): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function rowOf({ policy }: Pick<Server, 'policy'>, endpoint: Endpoint): PolicyRow {
  const row = policy[callKey(endpoint)];
  if (!row) throw new Error(`${callKey(endpoint)} has no row in the policy table.`);
  return row;
}

/** Maximum body size. A call that needs no account must declare its own limit, or the start fails. */
function bodyLimitOf(endpoint: Endpoint, { who }: PolicyRow): { bodyLimit?: number } {
  const { method, bodyLimit } = endpoint;
  const { least, most } = OPEN_BODY_LIMITS;
  const isWithin = bodyLimit !== undefined && bodyLimit >= least && bodyLimit <= most;
  if (who === 'public' && method !== 'GET' && !isWithin)
    throw new Error(
      `${callKey(endpoint)} needs no account: state its bodyLimit in the contract, ${least} to ${most} bytes, no more than it can use.`,
    );
  return bodyLimit === undefined ? {} : { bodyLimit };
}

/** Sends a handler's result in another form than JSON. */
type Send<Answer> = (answer: Answer, call: { request: FastifyRequest; reply: FastifyReply }) => Promise<Result<unknown>>;

function register<E extends Endpoint, Answer = ReplyOf<E>>(
  server: Server,
  endpoint: E,
  options: ServeOptions<E>,
  handler: Handler<E, Actor | undefined, Answer>,
  send?: Send<Answer>,
): void {
  const key = callKey(endpoint);
  const { app } = server;
  const row = rowOf(server, endpoint);
  const { status } = successOf(endpoint);
  if (options.limit && !(429 in endpoint.answers)) throw new Error(`${key} has a limit, and the contract states no 429 for it.`);
  app.route({
    method: endpoint.method,
    url: urlOf(endpoint),
    ...bodyLimitOf(endpoint, row),
    config: { call: key, isUnlinkable: options.unlinkable !== undefined, isFromAnywhere: options.isFromAnywhere === true },
    ...(options.isForJsonOnly ? { constraints: { wants: 'json' } } : {}),
    // Runs before the body is read, so that nobody uploads anything without the right to.
    async onRequest(request, reply) {
      const context = contextOf(request);
      request.session = await findSession(context, request);
      const refusal = denyReason(row, request.session?.actor) ?? disabledReason(row, context.config.institute);
      if (refusal) return sendRefusal(reply, refusal);
    },
    async handler(request, reply) {
      const context = contextOf(request);
      const actor = request.session?.actor;
      if (options.isForJsonOnly) reply.header('vary', 'Origin, Accept');
      const refusal = await refuseBeforeHandler(context, row, options, request, reply);
      if (refusal) return sendRefusal(reply, refusal);
      const input = validate(options.bodyOf ? ({ ...endpoint, body: options.bodyOf(context) } as E) : endpoint, request);
      if (!input.ok) return sendRefusal(reply, refusalOf(endpoint, options, input.refusal));
      if (isRecordRead(endpoint)) {
        const read = await readFromReplica(request.server.replica, { context, request }, (near) =>
          readRecords({ ...input.value, context: near, actor, claim: undefined, request, reply }, options, handler),
        );
        return read === UNCHANGED ? reply.code(304).send() : sendOutcome(context, read);
      }
      const claimed = await claim(context, endpoint, options, request);
      if (!claimed.ok) return sendRefusal(reply, claimed.refusal);
      const own = claimed.value;
      if (own && isReplay(own) && !options.unlinkable) return reply.code(own.status).send(own.answer);
      const outcome =
        own && isReplay(own)
          ? await replay(options, { context, actor }, own)
          : await settled(context, own, () => handler({ ...input.value, context, actor, claim: own, request, reply }));
      const { replica } = request.server;
      // No cookie for unlinkable calls: it would reveal later when the person wrote.
      if (replica && endpoint.method !== 'GET' && !options.unlinkable) await rememberWrite(replica, context, reply);
      return sendOutcome(context, outcome);

      async function sendOutcome({ config }: Context, outcome: Result<Answer | ReplyOf<E>>) {
        if (!outcome.ok) return sendRefusal(reply.removeHeader('etag'), outcome.refusal);
        if (send) {
          const sent = await send(outcome.value as Answer, { request, reply });
          return sent.ok ? reply : sendRefusal(reply.removeHeader('etag'), sent.refusal);
        }
        if (options.shows) allowRevalidation(reply);
        if (!config.production) checkReply(endpoint, outcome.value);
        return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(outcome.value));
      }
    },
  });
}

/** Whether a call reads records, so that a replica may serve it. Calls about sign-in always use the primary. */
function isRecordRead({ method, path }: Endpoint): boolean {
  return method === 'GET' && !path.startsWith('/auth/');
}

const UNCHANGED = Symbol('unchanged');

/** Returns the result of a read, or 304 when the requester has the current version, which is known before any row is read. */
async function readRecords<E extends Endpoint, Answer>(
  call: Call<E, Actor | undefined>,
  { shows }: ServeOptions<E>,
  handler: Handler<E, Actor | undefined, Answer>,
): Promise<Result<Answer> | typeof UNCHANGED> {
  const { context, actor, request, reply } = call;
  const tag = shows && actor && (await tagOfList(context, { actor, request, shows }));
  if (!tag || !isUnchanged(request, reply, tag)) return handler(call);
  allowRevalidation(reply);
  return UNCHANGED;
}

/** Returns the refusal for invalid input. For invalid path parameters it is the call's own refusal, if it has one. */
function refusalOf({ params }: Endpoint, { unreadable }: Pick<ServeOptions, 'unreadable'>, refusal: Refusal): Refusal {
  const isOfAddress = Object.keys(refusal.fieldErrors ?? {}).some((field) => Object.hasOwn(params.entries, field));
  return unreadable && !unreadable.ok && isOfAddress ? unreadable.refusal : refusal;
}

async function refuseBeforeHandler(
  context: Context,
  row: PolicyRow,
  options: Pick<ServeOptions, 'limit' | 'limitedBy' | 'identity'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Refusal | undefined> {
  const actor = request.session?.actor;
  if (options.limit) {
    const limit = typeof options.limit === 'function' ? options.limit(request) : options.limit;
    const subject = actor && row.who !== 'public' ? actor.userId : networkOf(request.ip);
    const attempt = await takeAttempt(context, limit, (await options.limitedBy?.(request)) ?? subject);
    if (!attempt.allowed) {
      reply.header('retry-after', attempt.retryAfterSeconds);
      return { code: 'TOO_MANY_REQUESTS', message: 'That was too often. Please wait a moment.' };
    }
  }
  return actor && identityMismatch(actor, request.body, options.identity);
}

async function claim<E extends Endpoint>(
  context: Context,
  endpoint: E,
  { unlinkable }: ServeOptions<E>,
  request: FastifyRequest,
): Promise<Result<IdempotencyClaim | Replay | undefined>> {
  const key = request.headers['idempotency-key'];
  const actor = request.session?.actor;
  // A file cannot be stored as a response; it is generated again.
  if (endpoint.method !== 'POST' || endpoint.mediaType || typeof key !== 'string' || !actor) return accept(undefined);
  return claimKey(context, actor, {
    key,
    call: callKey(endpoint),
    status: successOf(endpoint).status,
    path: request.url,
    body: request.body,
    referenceOf: unlinkable && ((answer) => unlinkable.referenceOf(answer as ReplyOf<E>)),
  });
}

/** Answers a repeated request of which only a reference is stored. */
async function replay<E extends Endpoint>(
  { unlinkable }: ServeOptions<E>,
  { context, actor }: { context: Context; actor: Actor | undefined },
  { answer }: Replay,
): Promise<Result<ReplyOf<E>>> {
  if (!unlinkable || !actor) throw new Error('A repeat came without what it takes to answer it.');
  return unlinkable.replay({ context, actor }, String(answer));
}

/** Runs a handler under its idempotency key: a response is stored, a refusal or an error releases the key. */
async function settled<T>({ db }: Context, own: IdempotencyClaim | undefined, run: () => Promise<Result<T>>): Promise<Result<T>> {
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
