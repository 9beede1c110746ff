import { createHash, randomBytes } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { accounts } from '@quad/api-client/contract';
import { accept, refuse } from '@quad/domain/refusals';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import type { SignInProvider } from '../../config.ts';
import type { Context } from '../../context.ts';
import { errorCode } from '../../db/errors.ts';
import { networkOf } from '../../plugins/address.ts';
import { type Server, serveFile, serveRedirect } from '../../plugins/endpoints.ts';
import { contextOf } from '../../plugins/institute.ts';
import { type Limit, takeAttempt } from '../../plugins/rateLimit.ts';
import { type IdentityProblem, problemWith } from './google.service.ts';
import { answerSamlRequest, takeSamlAnswer } from './identities.repo.ts';
import { type Identity, identityOf } from './identity.ts';
import {
  atPortal,
  countReturn,
  type Outcome,
  ownPath,
  queryOf,
  rememberTransaction,
  signInArrival,
  takeTransaction,
} from './oauthCallback.ts';
import { OidcTransaction } from './oidcClient.ts';
import { clientOf, findProvider } from './providers.service.ts';
import { beginSaml, REQUEST_SECONDS, readSamlAnswer, samlMetadata } from './samlClient.ts';
import { answerLogout } from './samlLogout.service.ts';

const COOKIE = 'sign-in';
const LIMIT = 'provider.address';
const SIGNED_OUT = '/login';
/** Each leaves a row or a cookie, and asks the provider's address at times. A whole campus may sit behind one address, and each who presses the button asks once. */
const STARTS: Limit = { name: 'provider.starts', attempts: 300, windowMs: 3 * 60_000 };

/** What a browser leaves with, and to which provider: an answer of another one is none. */
const OidcLeaving = v.object({ provider: v.string(), ...OidcTransaction.entries });
const SamlLeaving = v.object({ provider: v.string(), requestId: v.string(), returnTo: v.string() });

type Failure = IdentityProblem | 'unknown' | 'cancelled' | 'expired';

function failed(failure: Failure): string {
  return `/login?error=provider-${failure}`;
}

function turnedAway(failure: Failure): Outcome {
  return { isSignedIn: false, place: failed(failure) };
}

/** A request for a provider that the institute has. */
interface Visit {
  readonly context: Context;
  readonly provider: SignInProvider;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Leads who visits an address of a provider to a place of the portal, or wherever `lead` says. */
function visited(kind: SignInProvider['kind'] | undefined, lead: (visit: Visit) => Promise<string>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const context = contextOf(request);
    const provider = findProvider(context, (request.params as { name: string }).name, kind);
    const place = provider ? await lead({ context, provider, request, reply }) : failed('unknown');
    return place.startsWith('/login') || !place.startsWith('/auth/') ? elsewhere(context, place) : place;
  };
}

/** Only places of the portal may be on another origin than this server. */
function elsewhere({ config }: Context, place: string): string {
  return place.startsWith('/') ? atPortal(config, place) : place;
}

/** Signing in with the institute's own providers (access A15 to A17): addresses that the browser itself visits. */
export function providerRoutes(server: Server): void {
  serveRedirect(server, accounts.provider, visited(undefined, leave));
  serveRedirect(server, accounts.providerCallback, visited('oidc', comeBackWithCode));
  serveRedirect(server, accounts.providerFinish, visited('saml', comeBackWithTicket));

  serveRedirect(server, accounts.providerLogout, visited('saml', takeLogout));

  // The forms that another site sends: what they say is signed, and they sign nobody in by themselves.
  server.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });
    serveRedirect({ ...server, app: scope }, accounts.providerAssertion, visited('saml', takeAssertion), { isFromAnywhere: true });
    serveRedirect({ ...server, app: scope }, accounts.providerLogoutForm, visited('saml', takeLogout), { isFromAnywhere: true });
  });

  serveFile(server, accounts.providerMetadata, async ({ context, params }) => {
    const provider = findProvider(context, params.name, 'saml');
    if (!provider) return refuse('NOT_FOUND', 'There is no such provider.');
    const plain = Buffer.from(await samlMetadata(context, provider));
    const read = async () => accept({ plain, gzip: gzipSync(plain) });
    return accept({ name: `${provider.name}.xml`, tag: createHash('sha256').update(plain).digest('base64url'), read });
  });
}

async function leave({ context, provider, request, reply }: Visit): Promise<string> {
  const returnTo = ownPath(queryOf(request).get('returnTo'));
  if (!(await takeAttempt(context, STARTS, networkOf(request.ip))).allowed) return failed('expired');
  try {
    if (provider.kind === 'saml') {
      const { address, requestId } = await beginSaml(context, provider);
      rememberTransaction(context, reply, COOKIE, { provider: provider.name, requestId, returnTo }, REQUEST_SECONDS);
      return address;
    }
    const { address, transaction } = await clientOf(context, provider).begin(returnTo);
    rememberTransaction(context, reply, COOKIE, { provider: provider.name, ...transaction }, REQUEST_SECONDS);
    return address.href;
  } catch (error) {
    noteFailure(request, error);
    return failed('expired');
  }
}

async function comeBackWithCode(visit: Visit): Promise<string> {
  const { context, provider, request, reply } = visit;
  const transaction = takeTransaction(context, { request, reply }, COOKIE, OidcLeaving);
  const answer = queryOf(request);
  if (answer.get('error') === 'access_denied') return failed('cancelled');
  if (!transaction || transaction.provider !== provider.name) return failed('expired');
  const signedIn = countReturn(context, request, LIMIT, async () => {
    const finished = clientOf(context, provider).finish(answer, transaction);
    const identity = await finished
      .then((told) => identityOf(provider, told) ?? turnedAway('unverified'))
      .catch((error: unknown) => noteFailure(request, error));
    if (!identity) return turnedAway('expired');
    return 'place' in identity ? identity : arrive(visit, identity, transaction.returnTo);
  });
  return (await signedIn) ?? failed('expired');
}

/** Takes the form that a SAML provider sends by the browser, which comes without cookies: what it says waits for the request that has them. */
async function takeAssertion({ context, provider, request }: Visit): Promise<string> {
  const response = (request.body as { SAMLResponse?: unknown } | undefined)?.SAMLResponse;
  const taken = countReturn(context, request, LIMIT, async () => {
    if (typeof response !== 'string') return turnedAway('expired');
    const answer = await readSamlAnswer(context, provider, response).catch((error: unknown) => noteFailure(request, error));
    if (!answer) return turnedAway('expired');
    const identity = identityOf(provider, answer);
    if (!identity) return turnedAway('unverified');
    const ticket = randomBytes(32).toString('base64url');
    const key = { instituteId: context.instituteId, provider: provider.name, id: answer.requestId, purpose: 'sign-in' as const };
    const isFirst = await answerSamlRequest(context.db, key, { identity, ticketHash: hashOf(ticket) }, context.clock());
    return isFirst ? { isSignedIn: true, place: `/auth/providers/${provider.name}/finish?ticket=${ticket}` } : turnedAway('expired');
  });
  return (await taken) ?? failed('expired');
}

/**
 * Takes what a provider says of signing out, by redirect or by its form. Who has signed out here, and was sent there for it, comes back to
 * the sign-in page; where it asks for sessions to end they do, and the provider is answered. What is not right changes nothing.
 */
async function takeLogout({ context, provider, request }: Visit): Promise<string> {
  const done = countReturn(context, request, LIMIT, async () => {
    const message =
      request.method === 'POST' ? { form: (request.body ?? {}) as Record<string, unknown> } : { query: request.url.split('?')[1] ?? '' };
    const answered = await answerLogout(context, provider, message).catch((error: unknown) => noteLogoutFailure(request, error));
    return { isSignedIn: answered !== undefined, place: answered ?? SIGNED_OUT };
  });
  return (await done) ?? SIGNED_OUT;
}

async function comeBackWithTicket(visit: Visit): Promise<string> {
  const { context, provider, request, reply } = visit;
  const leaving = takeTransaction(context, { request, reply }, COOKIE, SamlLeaving);
  const ticket = queryOf(request).get('ticket');
  if (!leaving || leaving.provider !== provider.name || !ticket) return failed('expired');
  const key = { instituteId: context.instituteId, provider: provider.name, id: leaving.requestId, purpose: 'sign-in' as const };
  const identity = await takeSamlAnswer(context.db, key, hashOf(ticket), context.clock());
  return identity ? (await arrive(visit, identity, leaving.returnTo)).place : failed('expired');
}

async function arrive({ context, provider, request, reply }: Visit, identity: Identity, returnTo: string): Promise<Outcome> {
  const problem = problemWith(context, identity);
  if (problem) return turnedAway(problem);
  const outcome = await signInArrival(context, { request, reply, identity, provider, returnTo });
  return outcome === 'refused' ? turnedAway('unverified') : outcome === 'overtaken' ? turnedAway('expired') : outcome;
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}

function noteFailure(request: FastifyRequest, error: unknown): undefined {
  request.log.warn({ code: reasonOf(error) }, 'Signing in with a provider did not work');
}

function noteLogoutFailure(request: FastifyRequest, error: unknown): undefined {
  request.log.warn({ code: reasonOf(error) }, 'Signing out with a provider did not work');
}

function reasonOf(error: unknown): string {
  return errorCode(error) ?? (error instanceof Error ? error.message.slice(0, 200) : 'unknown');
}
