import { accounts } from '@quad/api-client/contract';
import { ACCOUNT_TEXTS } from '@quad/domain/messages';
import { accept, refuse } from '@quad/domain/refusals';
import { type Server, servePublic } from '../../plugins/endpoints.ts';
import { startSession, stopSession } from '../../plugins/session.ts';
import { checkCredentials, whoIs } from './accounts.service.ts';
import { toUser } from './toUser.ts';

/** Signing in and out (access A1, A2, A8). */
export function accountRoutes(server: Server): void {
  const { context } = server;

  servePublic(server, accounts.fetchAuth, async ({ actor }) => accept(await whoIs(context, actor)));

  servePublic(server, accounts.login, async ({ body, request, reply }) => {
    const checked = await checkCredentials(context, { ...body, address: request.ip });
    if (checked.ok === 'wait') {
      reply.header('retry-after', checked.retryAfterSeconds);
      return refuse('TOO_MANY_REQUESTS', 'Too many attempts. Please wait a while and try again.');
    }
    if (!checked.ok) return checked;
    await startSession(context, request, reply, checked.value.id);
    return accept({ message: ACCOUNT_TEXTS.loginSucceeded, user: toUser(checked.value) });
  });

  servePublic(server, accounts.logout, async ({ request, reply }) => {
    await stopSession(context, request, reply);
    return accept({ message: 'You are signed out.' });
  });
}
