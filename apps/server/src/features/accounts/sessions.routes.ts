import { accounts } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { forgetCookie } from '../../plugins/session.ts';
import { endSession, listSessions } from './sessions.service.ts';

/** The own sessions (access A10, A11). */
export function sessionRoutes(server: Server): void {
  serve(server, accounts.sessions, async ({ context, request }) =>
    accept(request.session ? await listSessions(context, request.session) : []),
  );

  serve(server, accounts.endSession, async ({ context, actor, params, request, reply }) => {
    const ended = await endSession(context, actor, params.id);
    if (!ended.ok) return ended;
    if (ended.value === request.session?.tokenHash) forgetCookie(context, reply);
    return accept({ message: 'The session has ended.' });
  });
}
