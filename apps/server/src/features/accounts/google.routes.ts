import { accounts } from '@quad/api-client/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { errorCode } from '../../db/errors.ts';
import { type Server, serveRedirect } from '../../plugins/endpoints.ts';
import { contextOf } from '../../plugins/institute.ts';
import { googleIdentity, googleOf, type IdentityProblem, problemOf } from './google.service.ts';
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
import { type OidcClient, OidcTransaction } from './oidcClient.ts';

/** Time limit for a sign-in at Google. */
const TRANSACTION_SECONDS = 600;

type Failure = IdentityProblem | 'not_configured' | 'cancelled' | 'expired';

function failed(failure: Failure): string {
  return `/login?error=${failure}`;
}

/** Sign-in with Google (access A7). The browser navigates to both URLs. */
export function googleRoutes(server: Server): void {
  serveRedirect(server, accounts.google, async (request, reply) => {
    const context = contextOf(request);
    const google = googleOf(context);
    if (!google) return portalUrlOf(context.config, failed('not_configured'));
    try {
      const { address, transaction } = await google.begin(safeReturnPath(queryOf(request).get('returnTo')));
      rememberTransaction(context, reply, 'google', transaction, TRANSACTION_SECONDS);
      return address.href;
    } catch (error) {
      logFailure(request, error);
      return portalUrlOf(context.config, failed('expired'));
    }
  });

  const handleCallback = async (request: FastifyRequest, reply: FastifyReply): Promise<string> => {
    const context = contextOf(request);
    const google = googleOf(context);
    if (!google) return failed('not_configured');
    const transaction = consumeTransaction(context, { request, reply }, 'google', OidcTransaction);
    const answer = queryOf(request);
    if (answer.get('error') === 'access_denied') return failed('cancelled');
    if (!transaction) return failed('expired');
    const signedIn = limitCallback(context, request, 'google.address', () =>
      signIn(context, google, { request, reply, transaction, answer }),
    );
    return (await signedIn) ?? failed('expired');
  };
  serveRedirect(server, accounts.googleVerify, async (request, reply) =>
    portalUrlOf(contextOf(request).config, await handleCallback(request, reply)),
  );
}

interface Callback {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
  readonly transaction: OidcTransaction;
  readonly answer: URLSearchParams;
}

function rejected(failure: Failure): CallbackResult {
  return { isSignedIn: false, redirectPath: failed(failure) };
}

async function signIn(context: Context, google: OidcClient, { request, reply, transaction, answer }: Callback): Promise<CallbackResult> {
  const finished = google.finish(answer, transaction).then(googleIdentity);
  const identity = await finished.catch((error: unknown) => logFailure(request, error));
  if (!identity) return rejected('expired');
  const problem = problemOf(context, identity);
  if (problem) return rejected(problem);
  const outcome = await completeSignIn(context, { request, reply, identity, returnTo: transaction.returnTo });
  return outcome === 'refused' ? rejected('unverified') : outcome === 'outdated' ? rejected('expired') : outcome;
}

function logFailure(request: FastifyRequest, error: unknown): undefined {
  request.log.warn({ code: errorCode(error) ?? 'unknown' }, 'Sign-in with Google failed');
}
