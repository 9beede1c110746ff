import { isOwnDeepLink } from '@quad/domain/access';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type Config, isPortalElsewhere } from '../../config.ts';
import type { Context } from '../../context.ts';
import { networkOf } from '../../plugins/address.ts';
import { giveBackAttempt, type Limit, takeAttempt } from '../../plugins/rateLimit.ts';
import { cookieName, cookieOptions, findSession, startSession } from '../../plugins/session.ts';
import { recordSignIn } from '../audit/audit.service.ts';
import { type Arrival, accountOf } from './identities.service.ts';
import { requesterOf } from './requester.ts';

const MINUTE_MS = 60_000;

/** A place of the portal, and whether whoever is led there is signed in. */
export interface Outcome {
  readonly isSignedIn: boolean;
  readonly place: string;
}

/** Where a path of the portal is, as seen from this server. */
export function atPortal(config: Config, path: string): string {
  return isPortalElsewhere(config) ? `${config.portalUrl}${path}` : path;
}

export function queryOf({ url }: FastifyRequest): URLSearchParams {
  return new URLSearchParams(url.includes('?') ? url.slice(url.indexOf('?') + 1) : '');
}

/** The own path that somebody asked to be led to, else the first one. What came from outside is believed to be one only where it is. */
export function ownPath(asked: string | null | undefined): string {
  return isOwnDeepLink(asked ?? null) ? (asked ?? '/') : '/';
}

/** Signs in who comes back from a provider and has the right to; says where not, because the account is another's or was changed meanwhile. */
export async function signInArrival(
  context: Context,
  { request, reply, returnTo, ...arrival }: Omit<Arrival, 'requester'> & { request: FastifyRequest; reply: FastifyReply; returnTo: string },
): Promise<Outcome | 'refused' | 'overtaken'> {
  const session = await findSession(context, request);
  const provider = arrival.provider?.name;
  const account = await accountOf(context, { ...arrival, requester: requesterOf(context, request, session?.actor) });
  const signIn = { email: arrival.identity.email, address: request.ip, by: provider ?? 'google' };
  if (
    !account.ok ||
    !(await startSession(context, request, reply, account.value, { provider, providerSession: arrival.identity.session }))
  ) {
    await recordSignIn(context, signIn);
    return account.ok ? 'overtaken' : 'refused';
  }
  await recordSignIn(context, { ...signIn, userId: account.value.id });
  return { isSignedIn: true, place: account.value.onboardingComplete ? ownPath(returnTo) : '/onboarding' };
}

/** Counts a return against the address that it comes from; undefined where there were too many. A campus may sit behind one: who signs in uses nothing of it up. */
export async function countReturn(
  context: Context,
  request: FastifyRequest,
  name: string,
  signIn: () => Promise<Outcome>,
): Promise<string | undefined> {
  const attempts: Limit = { name, attempts: context.config.loginAttemptsPerAddress, windowMs: 3 * MINUTE_MS };
  const network = networkOf(request.ip);
  if (!(await takeAttempt(context, attempts, network)).allowed) return undefined;
  const { isSignedIn, place } = await signIn();
  if (isSignedIn) await giveBackAttempt(context, attempts, network);
  return place;
}

/** Remembers in the browser what it leaves for a provider with. */
export function rememberTransaction({ config }: Context, reply: FastifyReply, name: string, transaction: object, seconds: number): void {
  const value = Buffer.from(JSON.stringify(transaction)).toString('base64url');
  reply.setCookie(`${cookieName(config)}-${name}`, value, { ...cookieOptions(config), maxAge: seconds });
}

/** What this browser left with, if it did; it counts once. */
export function takeTransaction<Schema extends v.GenericSchema>(
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
