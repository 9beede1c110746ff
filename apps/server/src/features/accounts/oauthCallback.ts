import { isOwnDeepLink } from '@quad/domain/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type Config, isPortalElsewhere } from '../../config.ts';
import type { Context } from '../../context.ts';
import { networkOf } from '../../plugins/address.ts';
import { type Limit, returnAttempt, takeAttempt } from '../../plugins/rateLimit.ts';
import { cookieName, cookieOptions, findSession, startSession } from '../../plugins/session.ts';
import { recordSignIn } from '../audit/audit.service.ts';
import { findOrCreateAccount, type ProviderSignIn } from './identities.service.ts';
import { requesterOf } from './requester.ts';

const MINUTE_MS = 60_000;

/** Where to redirect, and whether the person is signed in now. */
export interface CallbackResult {
  readonly isSignedIn: boolean;
  readonly redirectPath: string;
}

/** The URL of a path of the portal, which may be on another origin than this server. */
export function portalUrlOf(config: Config, path: string): string {
  return isPortalElsewhere(config) ? `${config.portalUrl}${path}` : path;
}

export function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');
}

/** The path of the portal to return to. Anything else that a link may contain becomes `/`. */
export function safeReturnPath(returnTo: string | null | undefined): string {
  return isOwnDeepLink(returnTo ?? null) ? (returnTo ?? '/') : '/';
}

/**
 * Signs in whoever comes back from a provider. `refused` means that the account is somebody else's or disabled, `outdated` that it was changed
 * meanwhile.
 */
export async function completeSignIn(
  context: Context,
  {
    request,
    reply,
    returnTo,
    ...providerSignIn
  }: Omit<ProviderSignIn, 'requester'> & { request: FastifyRequest; reply: FastifyReply; returnTo: string },
): Promise<CallbackResult | 'refused' | 'outdated'> {
  const session = await findSession(context, request);
  const provider = providerSignIn.provider?.name;
  const account = await findOrCreateAccount(context, { ...providerSignIn, requester: requesterOf(context, request, session?.actor) });
  const signIn = { email: providerSignIn.identity.email, address: request.ip, by: provider ?? 'google' };
  if (
    !account.ok ||
    !(await startSession(context, request, reply, account.value, { provider, providerSession: providerSignIn.identity.session }))
  ) {
    await recordSignIn(context, signIn);
    return account.ok ? 'outdated' : 'refused';
  }
  await recordSignIn(context, { ...signIn, userId: account.value.id });
  return { isSignedIn: true, redirectPath: account.value.onboardingComplete ? safeReturnPath(returnTo) : '/onboarding' };
}

/** Limits callbacks by network address; undefined when there were too many. Only failures count, because a campus may share one address. */
export async function limitCallback(
  context: Context,
  request: FastifyRequest,
  name: string,
  signIn: () => Promise<CallbackResult>,
): Promise<string | undefined> {
  const attempts: Limit = { name, attempts: context.config.loginAttemptsPerAddress, windowMs: 3 * MINUTE_MS };
  const network = networkOf(request.ip);
  if (!(await takeAttempt(context, attempts, network)).allowed) return undefined;
  const { isSignedIn, redirectPath } = await signIn();
  if (isSignedIn) await returnAttempt(context, attempts, network);
  return redirectPath;
}

/** Stores the transaction with a provider in a cookie. */
export function rememberTransaction({ config }: Context, reply: FastifyReply, name: string, transaction: object, seconds: number): void {
  const value = Buffer.from(JSON.stringify(transaction)).toString('base64url');
  reply.setCookie(`${cookieName(config)}-${name}`, value, { ...cookieOptions(config), maxAge: seconds });
}

/** Reads the transaction from the cookie and deletes the cookie, so that it is used once. */
export function consumeTransaction<Schema extends v.GenericSchema>(
  { config }: Context,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  name: string,
  schema: Schema,
): v.InferOutput<Schema> | undefined {
  const cookie = `${cookieName(config)}-${name}`;
  const value = request.cookies[cookie];
  if (!value) return undefined;
  reply.clearCookie(cookie, cookieOptions(config));
  const stored = v.safeParse(v.pipe(v.string(), v.parseJson(), schema), Buffer.from(value, 'base64url').toString());
  return stored.success ? stored.output : undefined;
}
