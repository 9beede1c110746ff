import { randomBytes } from 'node:crypto';
import { passkeys } from '@quad/api-client/contract';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { accept, refuse } from '@quad/domain/refusals';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context.ts';
import { networkOf } from '../../plugins/address.ts';
import { type Server, serve, servePublic } from '../../plugins/endpoints.ts';
import { type Limit, returnAttempt, takeAttempt } from '../../plugins/rateLimit.ts';
import { confirmSession, cookieName, cookieOptions, startSession } from '../../plugins/session.ts';
import { recordReauthentication, recordSignIn } from '../audit/audit.service.ts';
import { toUser } from './accounts.service.ts';
import { addressAttempts } from './credentials.service.ts';
import { hashOf, requestCreation, requestPasskey } from './passkeyChallenges.service.ts';
import { addPasskey, checkPasskey, listPasskeys, mayAddPasskey, removePasskey } from './passkeys.service.ts';
import { PASSWORDS_OFF } from './providers.service.ts';
import { toReauthentication } from './reauthentication.routes.ts';

const QUARTER_HOUR_MS = 15 * 60_000;
/** The limit is high because a whole campus may share one IP address. Each sign-in requests one challenge. */
const SIGN_IN_CHALLENGES: Limit = { name: 'passkey.sign-in-challenges', attempts: 300, windowMs: 3 * 60_000 };
const CHALLENGES: Limit = { name: 'passkey.challenges', attempts: 30, windowMs: QUARTER_HOUR_MS };
const REAUTHENTICATIONS: Limit = { name: 'passkey.reauthentications', attempts: 30, windowMs: QUARTER_HOUR_MS };
const ADDITIONS: Limit = { name: 'passkey.additions', attempts: 20, windowMs: 24 * 60 * 60_000 };
const COOKIE_SECONDS = 300;

/** Passkeys: sign-in, reauthentication, and the requester's own passkeys (access A20 to A22). */
export function passkeyRoutes(server: Server): void {
  servePublic(
    server,
    passkeys.askToSignIn,
    async ({ context, reply }) => {
      if (!context.config.passwordSignIn) return PASSWORDS_OFF;
      const token = randomBytes(32).toString('base64url');
      reply.setCookie(challengeCookie(context), token, { ...cookieOptions(context.config), sameSite: 'strict', maxAge: COOKIE_SECONDS });
      return accept(await requestPasskey(context, { purpose: 'sign-in', askedBy: hashOf(token) }));
    },
    { limit: SIGN_IN_CHALLENGES },
  );

  servePublic(server, passkeys.signIn, async ({ context, body, request, reply }) => {
    if (!context.config.passwordSignIn) return PASSWORDS_OFF;
    const [limit, network] = [addressAttempts(context), networkOf(request.ip)];
    const attempt = await takeAttempt(context, limit, network);
    if (!attempt.allowed) {
      reply.header('retry-after', attempt.retryAfterSeconds);
      return refuse('TOO_MANY_REQUESTS', 'Too many attempts. Please wait a while and try again.');
    }
    const name = challengeCookie(context);
    const askedBy = hashOf(request.cookies[name] ?? '');
    reply.clearCookie(name, cookieOptions(context.config));
    const checked = await checkPasskey(context, { ...body, purpose: 'sign-in', askedBy });
    if (!checked.ok) {
      await recordSignIn(context, { email: checked.owner?.email ?? '', address: request.ip, by: 'passkey' });
      return checked;
    }
    await returnAttempt(context, limit, network);
    const user = checked.value;
    if (!(await startSession(context, request, reply, user, { shownBy: 'passkey' })))
      return refuse('BAD_CREDENTIALS', ACCOUNT_TEXTS.passkeyRefused);
    await recordSignIn(context, { email: user.email, address: request.ip, by: 'passkey', userId: user.id });
    return accept({ message: ACCOUNT_TEXTS.loginSucceeded, user: toUser(user, context.config) });
  });

  serve(
    server,
    passkeys.askToReauthenticate,
    async ({ context, actor, request }) =>
      accept(await requestPasskey(context, { purpose: 'reauthentication', askedBy: sessionOf(request) }, actor.userId)),
    { limit: CHALLENGES },
  );

  serve(
    server,
    passkeys.reauthenticate,
    async ({ context, actor, body, request }) => {
      const { userId } = actor;
      const checked = await checkPasskey(context, { ...body, purpose: 'reauthentication', askedBy: sessionOf(request) });
      const isRight = checked.ok && checked.value.id === userId;
      await recordReauthentication(context, { userId, address: request.ip, by: 'passkey', isRight });
      if (!isRight || !request.session) return refuse('INVALID', ACCOUNT_TEXTS.passkeyRefused);
      return accept(toReauthentication(actor.reauthentication, await confirmSession(context, request.session, 'passkey')));
    },
    { limit: REAUTHENTICATIONS },
  );

  serve(server, passkeys.own, async ({ context, actor }) => accept(await listPasskeys(context, actor.userId)));

  serve(
    server,
    passkeys.askToAdd,
    async ({ context, actor, request }) => {
      const allowed = await mayAddPasskey(context, actor);
      return allowed.ok ? accept(await requestCreation(context, sessionOf(request), actor)) : allowed;
    },
    { limit: CHALLENGES },
  );

  serve(
    server,
    passkeys.add,
    ({ context, actor, claim, body, request }) => addPasskey(context, { actor, claim, input: body, askedBy: sessionOf(request) }),
    { limit: ADDITIONS },
  );

  serve(server, passkeys.remove, async ({ context, actor, params }) => {
    const removed = await removePasskey(context, actor, params.id);
    return removed.ok ? accept({ message: 'The passkey was removed. It no longer works.' }) : removed;
  });
}

function challengeCookie({ config }: Pick<Context, 'config'>): string {
  return `${cookieName(config)}-passkey`;
}

/** Identifies the session that a challenge is issued to. */
function sessionOf({ session }: FastifyRequest): string {
  if (!session) throw new Error('Somebody asked for a challenge without a session.');
  return session.tokenHash;
}
