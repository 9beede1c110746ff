import { changes } from '@quad/api-client/contract';
import { accept, refuse } from '@quad/domain/refusals';
import type { FastifyRequest } from 'fastify';
import type { Actor, Context } from '../../context.ts';
import { type Server, serveStream } from '../../plugins/endpoints.ts';
import { UNAUTHENTICATED } from '../../plugins/errors.ts';
import { openEventStream } from '../../plugins/eventStream.ts';
import { findSession } from '../../plugins/session.ts';
import { heldOffices, viewerOf } from '../approvals/officeHolders.service.ts';
import type { ChangeStreams } from './changeStreams.ts';

const TOO_MANY = 'The portal is open in too many places. Please close one of them.';
const TRY_AGAIN_S = 60;

/** Live changes (access L1). */
export function changeRoutes(server: Server, streams: ChangeStreams): void {
  server.app.addHook('preClose', () => streams.close());

  serveStream(server, changes.stream, async ({ context, actor, query, request, reply }) => {
    const lastId = request.headers['last-event-id'];
    const result = await streams.open({
      instituteId: context.instituteId,
      actor,
      after: typeof lastId === 'string' ? lastId : query.after,
      isStillSignedIn: () => hasSameRights(context, request, actor),
      findOffices: async () => heldOffices(await viewerOf(context.db, context, actor)),
      hasLeft: () => reply.raw.destroyed,
      openStream: (onEnd) => openEventStream(reply, { onEnd }),
    });
    if (result === 'full') {
      reply.header('retry-after', TRY_AGAIN_S);
      return refuse('TOO_MANY_REQUESTS', TOO_MANY);
    }
    if (result === 'ended') return { ok: false, refusal: UNAUTHENTICATED };
    // The browser has disconnected, so there is nobody to respond to.
    if (result === 'left') reply.hijack();
    return accept(undefined);
  });
}

async function hasSameRights(context: Context, request: FastifyRequest, { userId, role, unit }: Actor): Promise<boolean> {
  const session = await findSession(context, request);
  return session?.actor.userId === userId && session.actor.role === role && session.actor.unit?.id === unit?.id;
}
