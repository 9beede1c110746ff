import { accounts } from '@quad/api-client/contract';
import { isOwnDeepLink } from '@quad/domain/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type Config, isPortalElsewhere } from '../../config.ts';
import type { Context } from '../../context.ts';
import { errorCode } from '../../db/errors.ts';
import { networkOf } from '../../plugins/address.ts';
import { type Server, serveRedirect } from '../../plugins/endpoints.ts';
import { contextOf } from '../../plugins/institute.ts';
import { giveBackAttempt, takeAttempt } from '../../plugins/rateLimit.ts';
import { cookieName, cookieOptions, findSession, startSession } from '../../plugins/session.ts';
import { recordSignIn } from '../audit/audit.service.ts';
import { askerOf } from './asker.ts';
import { accountOf, type GoogleProblem, problemOf } from './google.service.ts';
import { type GoogleClient, GoogleTransaction, googleClient } from './googleClient.ts';

const MINUTE_MS = 60_000;
/** How long somebody may take at Google. */
const TRANSACTION_SECONDS = 600;

type Failure = GoogleProblem | 'not_configured' | 'cancelled' | 'expired';

function failed(failure: Failure): string {
  return `/login?error=${failure}`;
}

/** Where a path of the portal is, as seen from this server. */
function atPortal(config: Config, path: string): string {
  return isPortalElsewhere(config) ? `${config.portalUrl}${path}` : path;
}

const clients = new WeakMap<Config, GoogleClient>();

/** The client of an institute, which asks its provider once; undefined for one that has none. */
function googleOf({ config }: Context): GoogleClient | undefined {
  const client = clients.get(config) ?? (config.google && googleClient(config.google, config));
  if (client) clients.set(config, client);
  return client;
}

/** Signing in with Google (access A7): two addresses that the browser itself visits. */
export function googleRoutes(server: Server): void {
  serveRedirect(server, accounts.google, async (request, reply) => {
    const context = contextOf(request);
    const { config } = context;
    const google = googleOf(context);
    if (!google) return atPortal(config, failed('not_configured'));
    const asked = new URLSearchParams(queryOf(request)).get('returnTo');
    try {
      const { address, transaction } = await google.begin(isOwnDeepLink(asked) ? asked : '/');
      rememberTransaction(context, reply, transaction);
      return address.href;
    } catch (error) {
      noteFailure(request, error);
      return atPortal(config, failed('expired'));
    }
  });

  const comeBack = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const context = contextOf(request);
    const { config } = context;
    const google = googleOf(context);
    if (!google) return failed('not_configured');
    const transaction = takeTransaction(context, request, reply);
    const answer = new URLSearchParams(queryOf(request));
    if (answer.get('error') === 'access_denied') return failed('cancelled');
    const attempts = { name: 'google.address', attempts: config.loginAttemptsPerAddress, windowMs: 3 * MINUTE_MS };
    const network = networkOf(request.ip);
    if (!transaction || !(await takeAttempt(context, attempts, network)).allowed) return failed('expired');
    const { isSignedIn, place } = await signIn(context, google, { request, reply, transaction, answer });
    // A campus may sit behind one address: who signs in uses nothing of it up.
    if (isSignedIn) await giveBackAttempt(context, attempts, network);
    return place;
  };
  serveRedirect(server, accounts.googleVerify, async (request, reply) =>
    atPortal(contextOf(request).config, await comeBack(request, reply)),
  );
}

interface Return {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly transaction: GoogleTransaction;
  readonly answer: URLSearchParams;
}

/** Where somebody is led who comes back from Google. */
interface Outcome {
  readonly isSignedIn: boolean;
  readonly place: string;
}

function turnedAway(failure: Failure): Outcome {
  return { isSignedIn: false, place: failed(failure) };
}

async function signIn(context: Context, google: GoogleClient, { request, reply, transaction, answer }: Return): Promise<Outcome> {
  const identity = await google.finish(answer, transaction).catch((error: unknown) => noteFailure(request, error));
  if (!identity) return turnedAway('expired');
  const problem = problemOf(context, identity);
  if (problem) return turnedAway(problem);
  const session = await findSession(context, request);
  const account = await accountOf(context, { identity, asker: askerOf(context, request, session?.actor) });
  const signIn = { email: identity.email, address: request.ip, by: 'google' } as const;
  if (!account.ok || !(await startSession(context, request, reply, account.value))) {
    await recordSignIn(context, signIn);
    return turnedAway(account.ok ? 'expired' : 'unverified');
  }
  await recordSignIn(context, { ...signIn, userId: account.value.id });
  if (!account.value.onboardingComplete) return { isSignedIn: true, place: '/onboarding' };
  // The cookie came from outside, like everything else.
  return { isSignedIn: true, place: isOwnDeepLink(transaction.returnTo) ? transaction.returnTo : '/' };
}

function noteFailure(request: FastifyRequest, error: unknown): undefined {
  request.log.warn({ code: errorCode(error) ?? 'unknown' }, 'Signing in with Google did not work');
}

function queryOf({ url }: FastifyRequest): string {
  return url.includes('?') ? url.slice(url.indexOf('?') + 1) : '';
}

function transactionCookie({ config }: Context): string {
  return `${cookieName(config)}-google`;
}

function rememberTransaction(context: Context, reply: FastifyReply, transaction: GoogleTransaction): void {
  const value = Buffer.from(JSON.stringify(transaction)).toString('base64url');
  reply.setCookie(transactionCookie(context), value, { ...cookieOptions(context.config), maxAge: TRANSACTION_SECONDS });
}

/** The transaction that this browser began, if it did; it counts once. */
function takeTransaction(context: Context, request: FastifyRequest, reply: FastifyReply): GoogleTransaction | undefined {
  const value = request.cookies[transactionCookie(context)];
  if (!value) return undefined;
  reply.clearCookie(transactionCookie(context), cookieOptions(context.config));
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), GoogleTransaction), Buffer.from(value, 'base64url').toString());
  return stored.success ? stored.output : undefined;
}
