import { passwordChange, security } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { clearSessionCookie } from '../../plugins/session.ts';
import { changePassword } from './passwordChange.service.ts';
import { endSession, listSessions } from './sessions.service.ts';

/** The requester's own sessions and password (access A10, A11, A24). */
export function sessionRoutes(server: Server): void {
  serve(server, security.sessions, async ({ context, request }) =>
    accept(request.session ? await listSessions(context, request.session) : []),
  );

  serve(server, security.endSession, async ({ context, actor, params, request, reply }) => {
    const ended = await endSession(context, actor, params.id);
    if (!ended.ok) return ended;
    if (ended.value === request.session?.tokenHash) clearSessionCookie(context, reply);
    return accept({ message: 'The session has ended.' });
  });

  serve(server, passwordChange.changePassword, async ({ context, actor, body, request, reply }) => {
    const { session, ip: address } = request;
    if (!session) throw new Error('Somebody changed a password without a session.');
    const onWait = (seconds: number) => reply.header('retry-after', seconds);
    const changed = await changePassword(context, { actor, input: body, tokenHash: session.tokenHash, address, onWait });
    return changed.ok ? accept({ message: 'Your password is changed. You are signed out everywhere else.' }) : changed;
  });
}
