import { callKey, type Endpoint, EVENT_STREAM, OPEN_BODY_LIMITS, type ReplyOf, successOf } from '@quad/api-client/contract';
import type { PolicyRow, PolicyTable } from '@quad/domain/access';
import { accept, type Refusal, type Result } from '@quad/domain/refusals';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Actor, Context } from '../context.ts';
import type { Database } from '../db/connection.ts';
import type { Shown } from '../db/listVersions.ts';
import type { Finding } from '../doctor/doctor.ts';
import { networkOf } from './address.ts';
import { allowRevalidation, isUnchanged, tagOfList } from './conditional.ts';
import { sendRefusal } from './errors.ts';
import { type ServedFile, sendFile } from './files.ts';
import { denyReason, disabledReason, type IdentityFields, identityMismatch } from './guard.ts';
import { claimKey, type IdempotencyClaim, isReplay, type Replay } from './idempotency.ts';
import { contextOf } from './institute.ts';
import { type PreparedAnswer, sendPrepared } from './preparedAnswers.ts';
import { type Limit, takeAttempt } from './rateLimit.ts';
import { readNear, rememberWrite } from './reading.ts';
import { checkReply } from './replies.ts';
import { findSession } from './session.ts';
import { type Input, validate } from './validation.ts';

/** One call as its handler sees it. */
export interface Call<E extends Endpoint, Who extends Actor | undefined = Actor> extends Input<E> {
  /** What the institute of the request works with. */
  readonly context: Context;
  readonly actor: Who;
  /** The Idempotency-Key of a create, to be settled in its transaction (`auditedTransaction` does it). */
  readonly claim: IdempotencyClaim | undefined;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Handler<E extends Endpoint, Who extends Actor | undefined, Answer = ReplyOf<E>> = (call: Call<E, Who>) => Promise<Result<Answer>>;

export interface ServeOptions<E extends Endpoint = Endpoint> {
  /** Body fields that name the sender besides those that always do, with what the session says they must be. */
  readonly identity?: IdentityFields;
  /** How often one person may make the call; where nobody has to sign in, how often one address may. */
  readonly limit?: Limit | ((request: FastifyRequest) => Limit);
  /**
   * Whom that is counted for, where it is not simply whoever asks; undefined for whoever asks. What the request names counts only once it
   * is known to be there: whoever makes names up would have a new limit with each.
   */
  readonly limitedBy?: (request: FastifyRequest) => string | undefined | Promise<string | undefined>;
  /** What is said of an address whose parameters cannot be read, where that is to be said like something else. */
  readonly unreadable?: Result<never>;
  /** The schema of the body, where it says something of the institute. */
  readonly bodyOf?: (context: Context) => NonNullable<Endpoint['body']>;
  /** Of an answer that the browser may keep: what it shows, whose version says whether it is still the same before it is read. */
  readonly shows?: Shown;
  /** Whether any site may send it: it acts for whoever has its address, and for nobody's session. */
  readonly isFromAnywhere?: true;
  /** For an address that is a page too: who asks for HTML is left to the portal. */
  readonly isForJsonOnly?: true;
  /**
   * For a call that nobody is to be linked to. It leaves no line in the log, and under its Idempotency-Key neither who sent it nor the
   * answer: only a reference, by which a repeat is answered again.
   */
  readonly unlinkable?: {
    readonly referenceOf: (answer: ReplyOf<E>) => string;
    readonly answerAgain: (who: { context: Context; actor: Actor }, reference: string) => Promise<Result<ReplyOf<E>>>;
  };
}

/** A feature's way to the outside. What it works with comes with each call, from the institute of the request. */
export interface Server {
  readonly app: FastifyInstance;
  /** Who may make which call. */
  readonly policy: PolicyTable;
  readonly installation: Installation;
}

/** What is no institute's own. */
export interface Installation {
  /** The rows of all institutes. */
  readonly acrossInstitutes: Database;
  /** Looks at everything that the installation needs, as `quad doctor` does. */
  readonly examine: () => Promise<readonly Finding[]>;
}

/**
 * Serves a call of the contract to signed-in people. The policy row says who may call, the contract's schemas what is
 * read, and the handler's outcome becomes the answer. A call without a policy row does not boot.
 */
export function serve<E extends Endpoint>(server: Server, endpoint: E, handler: Handler<E, Actor>, options: ServeOptions<E> = {}): void {
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
  options: ServeOptions<E> = {},
): void {
  if (rowOf(server, endpoint).who !== 'public') throw new Error(`${callKey(endpoint)} is not public.`);
  register(server, endpoint, options, handler);
}

/** Serves a file, to whoever the policy says: nobody need be signed in for a public one. */
export function serveFile<E extends Endpoint>(
  server: Server,
  endpoint: E,
  handler: Handler<E, Actor | undefined, ServedFile>,
  options: ServeOptions<E> = {},
): void {
  if (!endpoint.mediaType) throw new Error(`${callKey(endpoint)} answers no file.`);
  register(server, endpoint, options, handler, (file, { request, reply }) => sendFile(endpoint, file, request, reply));
}

/** Serves an answer that goes on, to signed-in people: the handler opens it, unless it refuses. */
export function serveStream<E extends Endpoint>(server: Server, endpoint: E, handler: Handler<E, Actor, undefined>): void {
  if (endpoint.mediaType !== EVENT_STREAM) throw new Error(`${callKey(endpoint)} is no stream.`);
  const handle: Handler<E, Actor | undefined, undefined> = (call) => {
    if (!call.actor) throw new Error(`${callKey(endpoint)} ran without a person.`);
    return handler({ ...call, actor: call.actor });
  };
  register(server, endpoint, {}, handle, async () => accept(undefined));
}

/** A page as it is sent: its text, and what it may load and send. */
export interface ServedPage {
  readonly status: number;
  readonly html: string;
  readonly policy: string;
}

/** Serves a public address that answers people with a page of its own, without the portal. */
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

/** Serves a public address whose answers are the same for everybody, and kept ready to be sent. */
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
 * Serves an address that the browser itself visits and that only leads elsewhere: the handler gives where to. Nothing
 * that it is sent is refused with JSON, which nobody could read there: the handler leads to a page instead.
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

/** The path as the router writes it. */
function urlOf({ path }: Endpoint): string {
  return path.replaceAll(/\{(\w+)\}/g, ':$1');
}

function rowOf({ policy }: Pick<Server, 'policy'>, endpoint: Endpoint): PolicyRow {
  const row = policy[callKey(endpoint)];
  if (!row) throw new Error(`${callKey(endpoint)} has no row in the policy table.`);
  return row;
}

/**
 * How many bytes of a body are read. What anybody may send without an account is bounded by the call's own need: a call that does not say
 * how much that is does not boot.
 */
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

/** Sends what a handler gave, in another way than as JSON. */
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
    // Before the body is read: nobody uploads anything without the right to.
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
      const refusal = await refuseBeforehand(context, row, options, request, reply);
      if (refusal) return sendRefusal(reply, refusal);
      const input = validate(options.bodyOf ? ({ ...endpoint, body: options.bodyOf(context) } as E) : endpoint, request);
      if (!input.ok) return sendRefusal(reply, refusalOf(endpoint, options, input.refusal));
      if (isRecordRead(endpoint)) {
        const read = await readNear(request.server.replica, { context, request }, (near) =>
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
          ? await answerAgain(options, { context, actor }, own)
          : await settled(context, own, () => handler({ ...input.value, context, actor, claim: own, request, reply }));
      const { replica } = request.server;
      // Nor does anything tell later when somebody wrote whom nobody is to be linked to.
      if (replica && endpoint.method !== 'GET' && !options.unlinkable) await rememberWrite(replica, context, reply);
      return sendOutcome(context, outcome);

      async function sendOutcome({ config }: Context, given: Result<Answer | ReplyOf<E>>) {
        if (!given.ok) return sendRefusal(reply.removeHeader('etag'), given.refusal);
        if (send) {
          const sent = await send(given.value as Answer, { request, reply });
          return sent.ok ? reply : sendRefusal(reply.removeHeader('etag'), sent.refusal);
        }
        if (options.shows) allowRevalidation(reply);
        if (!config.production) checkReply(endpoint, given.value);
        return reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(given.value));
      }
    },
  });
}

/** Whether a call reads records. What is about signing in is never read from anywhere but where it is written. */
function isRecordRead({ method, path }: Endpoint): boolean {
  return method === 'GET' && !path.startsWith('/auth/');
}

const UNCHANGED = Symbol('unchanged');

/** A read's outcome, or that it is what the requester has already, which is known before any row is read. */
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

/** What is said of input that cannot be read: of an address that cannot, what the call says of it where it has words of its own. */
function refusalOf({ params }: Endpoint, { unreadable }: Pick<ServeOptions, 'unreadable'>, refusal: Refusal): Refusal {
  const isOfAddress = Object.keys(refusal.fieldErrors ?? {}).some((field) => Object.hasOwn(params.entries, field));
  return unreadable && !unreadable.ok && isOfAddress ? unreadable.refusal : refusal;
}

async function refuseBeforehand(
  context: Context,
  row: PolicyRow,
  options: Pick<ServeOptions, 'limit' | 'limitedBy' | 'identity'>,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Refusal | undefined> {
  const actor = request.session?.actor;
  if (options.limit) {
    const limit = typeof options.limit === 'function' ? options.limit(request) : options.limit;
    const whoAsks = actor && row.who !== 'public' ? actor.userId : networkOf(request.ip);
    const attempt = await takeAttempt(context, limit, (await options.limitedBy?.(request)) ?? whoAsks);
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
  // A file is no answer that could be kept: it is made again.
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

/** The answer to a repeat of which only a reference is kept. */
async function answerAgain<E extends Endpoint>(
  { unlinkable }: ServeOptions<E>,
  { context, actor }: { context: Context; actor: Actor | undefined },
  { answer }: Replay,
): Promise<Result<ReplyOf<E>>> {
  if (!unlinkable || !actor) throw new Error('A repeat came without what it takes to answer it.');
  return unlinkable.answerAgain({ context, actor }, String(answer));
}

/** Runs a handler under its key: an answer is kept, a refusal or a failure gives the key back. */
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
