import { accounts } from '@quad/api-client/contract';
import { registerInput } from '@quad/domain/accounts';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { accept, refuse } from '@quad/domain/refusals';
import { errorCode } from '../../db/errors.ts';
import { type Server, serve, servePublic } from '../../plugins/endpoints.ts';
import { perAddress } from '../../plugins/rateLimit.ts';
import { startSession, stopSession } from '../../plugins/session.ts';
import { recordSignIn } from '../audit/audit.service.ts';
import { toUser, userVersion, whoIs } from './accounts.service.ts';
import { checkCredentials } from './credentials.service.ts';
import { knownDevice, rememberDevice } from './knownDevices.ts';
import { PASSWORDS_OFF, signOutUrl } from './providers.service.ts';
import { onboard, registerStudent } from './registration.service.ts';
import { newRegistrant, rememberRegistrant } from './requester.ts';

/** Registration, sign-in, sign-out and onboarding (access A1, A2, A3, A8, A9). */
export function accountRoutes(server: Server): void {
  servePublic(server, accounts.fetchAuth, async ({ context, request, reply }) => {
    const user = whoIs(context, request.session);
    if (user) reply.header('etag', userVersion(user));
    return accept(user);
  });

  servePublic(server, accounts.login, async ({ context, body, request, reply }) => {
    if (!context.config.passwordSignIn) return PASSWORDS_OFF;
    const device = knownDevice(context, request, body.email);
    const checked = await checkCredentials(context, { ...body, address: request.ip, device });
    if (checked.ok === 'wait') {
      reply.header('retry-after', checked.retryAfterSeconds);
      return refuse('TOO_MANY_REQUESTS', 'Too many attempts. Please wait a while and try again.');
    }
    if (!checked.ok) {
      if (checked.refusal.code === 'BAD_CREDENTIALS')
        await recordSignIn(context, { email: body.email, address: request.ip, by: 'password' });
      return checked;
    }
    if (!(await startSession(context, request, reply, checked.value, { shownBy: 'password' })))
      return refuse('BAD_CREDENTIALS', ACCOUNT_TEXTS.loginFailed);
    rememberDevice(context, request, reply, body.email);
    await recordSignIn(context, { email: body.email, address: request.ip, by: 'password', userId: checked.value.id });
    return accept({ message: ACCOUNT_TEXTS.loginSucceeded, user: toUser(checked.value, context.config) });
  });

  servePublic(
    server,
    accounts.register,
    async ({ context, body, request, reply }) => {
      if (!context.config.passwordSignIn) return PASSWORDS_OFF;
      const { token, hash } = newRegistrant();
      const registered = await registerStudent(context, body, { address: request.ip, hash });
      if (!registered.ok) return registered;
      rememberRegistrant(context, reply, token);
      await startSession(context, request, reply, registered.value);
      rememberDevice(context, request, reply, registered.value.email);
      return accept({ message: ACCOUNT_TEXTS.registered, user: toUser(registered.value, context.config) });
    },
    { limit: perAddress('register.address'), bodyOf: ({ config }) => registerInput(config.institute.domain) },
  );

  serve(server, accounts.onboarding, async ({ context, actor, body }) => {
    const onboarded = await onboard(context, actor, body);
    return onboarded.ok ? accept({ message: 'Your registration is complete.', user: toUser(onboarded.value, context.config) }) : onboarded;
  });

  servePublic(server, accounts.leaving, async ({ context, request }) => {
    const address = await signOutUrl(context, request.session).catch((error: unknown) => {
      request.log.warn({ code: errorCode(error) ?? 'unknown' }, 'The logout address of a provider could not be loaded');
      return null;
    });
    return accept({ continue_at: address });
  });

  servePublic(server, accounts.logout, async ({ context, request, reply }) => {
    await stopSession(context, request, reply);
    return accept({ message: 'You are signed out.' });
  });
}
