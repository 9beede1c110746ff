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
import { type Server, servePublicFile, serveRedirect } from '../../plugins/endpoints.ts';
import { contextOf } from '../../plugins/institute.ts';
import { type Limit, takeAttempt } from '../../plugins/rateLimit.ts';
import { type IdentityProblem, problemWith } from './google.service.ts';
import { consumeSamlResponse, saveSamlResponse } from './identities.repo.ts';
import { type Identity, identityOf } from './identity.ts';
import {
  type CallbackResult,
  completeSignIn,
  consumeTransaction,
  limitCallback,
  portalUrlOf,
  queryOf,
  rememberTransaction,
  safeReturnPath,
} from './oauthCallback.ts';
import { OidcTransaction } from './oidcClient.ts';
import { clientOf, findProvider } from './providers.service.ts';
import { beginSaml, REQUEST_SECONDS, readSamlAnswer, samlMetadata } from './samlClient.ts';
import { answerLogout } from './samlLogout.service.ts';

const COOKIE = 'sign-in';
const LIMIT = 'provider.address';
const SIGNED_OUT = '/login';
/** Every start stores a row or a cookie, and some call the provider. The limit is high because a whole campus may share one address. */
const STARTS: Limit = { name: 'provider.starts', attempts: 300, windowMs: 3 * 60_000 };

/** The transaction that the cookie holds, with the provider's name: answers of other providers are not accepted. */
const OidcCookie = v.object({ provider: v.string(), ...OidcTransaction.entries });
const SamlCookie = v.object({ provider: v.string(), requestId: v.string(), returnTo: v.string() });

type Failure = IdentityProblem | 'unknown' | 'cancelled' | 'expired';

function failed(failure: Failure): string {
  return `/login?error=provider-${failure}`;
}

function rejected(failure: Failure): CallbackResult {
  return { isSignedIn: false, redirectPath: failed(failure) };
}

/** A request about a provider that the institute has. */
interface ProviderRequest {
  readonly context: Context;
  readonly provider: SignInProvider;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Finds the provider of a request and redirects to where `handle` says: a page of the portal, of this server or of the provider. */
function redirectHandler(kind: SignInProvider['kind'] | undefined, handle: (providerRequest: ProviderRequest) => Promise<string>) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const context = contextOf(request);
    const provider = findProvider(context, (request.params as { name: string }).name, kind);
    const place = provider ? await handle({ context, provider, request, reply }) : failed('unknown');
    const isOfPortal = place.startsWith('/') && !place.startsWith('/auth/');
    return isOfPortal ? portalUrlOf(context.config, place) : place;
  };
}

/** Sign-in with the institute's own providers (access A15 to A17). The browser navigates to these URLs. */
export function providerRoutes(server: Server): void {
  serveRedirect(server, accounts.provider, redirectHandler(undefined, redirectToProvider));
  serveRedirect(server, accounts.providerCallback, redirectHandler('oidc', handleOidcCallback));
  serveRedirect(server, accounts.providerFinish, redirectHandler('saml', finishSamlSignIn));

  serveRedirect(server, accounts.providerLogout, redirectHandler('saml', receiveLogout));

  // Forms posted by other sites. Their contents are signed, and they sign nobody in by themselves.
  server.app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, body, done) => {
      done(null, Object.fromEntries(new URLSearchParams(String(body))));
    });
    serveRedirect({ ...server, app: scope }, accounts.providerAssertion, redirectHandler('saml', receiveSamlResponse), {
      isFromAnywhere: true,
    });
    serveRedirect({ ...server, app: scope }, accounts.providerLogoutForm, redirectHandler('saml', receiveLogout), { isFromAnywhere: true });
  });

  servePublicFile(server, accounts.providerMetadata, async ({ context, params }) => {
    const provider = findProvider(context, params.name, 'saml');
    if (!provider) return refuse('NOT_FOUND', 'There is no such provider.');
    const plain = Buffer.from(await samlMetadata(context, provider));
    const read = async () => accept({ plain, gzip: gzipSync(plain) });
    return accept({ name: `${provider.name}.xml`, tag: createHash('sha256').update(plain).digest('base64url'), read });
  });
}

async function redirectToProvider({ context, provider, request, reply }: ProviderRequest): Promise<string> {
  const returnTo = safeReturnPath(queryOf(request).get('returnTo'));
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
    logFailure(request, error);
    return failed('expired');
  }
}

async function handleOidcCallback(providerRequest: ProviderRequest): Promise<string> {
  const { context, provider, request, reply } = providerRequest;
  const transaction = consumeTransaction(context, { request, reply }, COOKIE, OidcCookie);
  const answer = queryOf(request);
  if (answer.get('error') === 'access_denied') return failed('cancelled');
  if (!transaction || transaction.provider !== provider.name) return failed('expired');
  const signedIn = limitCallback(context, request, LIMIT, async () => {
    const finished = clientOf(context, provider).finish(answer, transaction);
    const identity = await finished
      .then((claims) => identityOf(provider, claims) ?? rejected('unverified'))
      .catch((error: unknown) => logFailure(request, error));
    if (!identity) return rejected('expired');
    return 'redirectPath' in identity ? identity : signInWith(providerRequest, identity, transaction.returnTo);
  });
  return (await signedIn) ?? failed('expired');
}

/** Receives the form that a SAML provider posts through the browser. It comes without cookies, so the answer is stored for `finishSamlSignIn`. */
async function receiveSamlResponse({ context, provider, request }: ProviderRequest): Promise<string> {
  const response = (request.body as { SAMLResponse?: unknown } | undefined)?.SAMLResponse;
  const taken = limitCallback(context, request, LIMIT, async () => {
    if (typeof response !== 'string') return rejected('expired');
    const answer = await readSamlAnswer(context, provider, response).catch((error: unknown) => logFailure(request, error));
    if (!answer) return rejected('expired');
    const identity = identityOf(provider, answer);
    if (!identity) return rejected('unverified');
    const ticket = randomBytes(32).toString('base64url');
    const key = { instituteId: context.instituteId, provider: provider.name, id: answer.requestId, purpose: 'sign-in' as const };
    const isFirst = await saveSamlResponse(context.db, key, { identity, ticketHash: hashOf(ticket) }, context.clock());
    return isFirst ? { isSignedIn: true, redirectPath: `/auth/providers/${provider.name}/finish?ticket=${ticket}` } : rejected('expired');
  });
  return (await taken) ?? failed('expired');
}

/**
 * Receives a message about signing out, by redirect or form. The response to a sign-out that began here leads to the sign-in page. A request
 * of the provider ends sessions and is answered. An invalid message changes nothing.
 */
async function receiveLogout({ context, provider, request }: ProviderRequest): Promise<string> {
  const done = limitCallback(context, request, LIMIT, async () => {
    const message =
      request.method === 'POST' ? { form: (request.body ?? {}) as Record<string, unknown> } : { query: request.url.split('?')[1] ?? '' };
    const answered = await answerLogout(context, provider, message).catch((error: unknown) => logLogoutFailure(request, error));
    return { isSignedIn: answered !== undefined, redirectPath: answered ?? SIGNED_OUT };
  });
  return (await done) ?? SIGNED_OUT;
}

async function finishSamlSignIn(providerRequest: ProviderRequest): Promise<string> {
  const { context, provider, request, reply } = providerRequest;
  const transaction = consumeTransaction(context, { request, reply }, COOKIE, SamlCookie);
  const ticket = queryOf(request).get('ticket');
  if (!transaction || transaction.provider !== provider.name || !ticket) return failed('expired');
  const key = { instituteId: context.instituteId, provider: provider.name, id: transaction.requestId, purpose: 'sign-in' as const };
  const identity = await consumeSamlResponse(context.db, key, hashOf(ticket), context.clock());
  return identity ? (await signInWith(providerRequest, identity, transaction.returnTo)).redirectPath : failed('expired');
}

async function signInWith(
  { context, provider, request, reply }: ProviderRequest,
  identity: Identity,
  returnTo: string,
): Promise<CallbackResult> {
  const problem = problemWith(context, identity);
  if (problem) return rejected(problem);
  const outcome = await completeSignIn(context, { request, reply, identity, provider, returnTo });
  return outcome === 'refused' ? rejected('unverified') : outcome === 'outdated' ? rejected('expired') : outcome;
}

function hashOf(ticket: string): string {
  return createHash('sha256').update(ticket).digest('hex');
}

function logFailure(request: FastifyRequest, error: unknown): undefined {
  request.log.warn({ code: reasonOf(error) }, 'Sign-in with a provider failed');
}

function logLogoutFailure(request: FastifyRequest, error: unknown): undefined {
  request.log.warn({ code: reasonOf(error) }, 'Sign-out with a provider failed');
}

function reasonOf(error: unknown): string {
  return errorCode(error) ?? (error instanceof Error ? error.message.slice(0, 200) : 'unknown');
}
