import { positions } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { mayBeKept } from '../../plugins/conditional.ts';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { appoint } from './appointing.service.ts';
import { addPosition } from './positionChanges.service.ts';
import { listPositionHolders, listPositionHoldersOfUser, listPositions } from './positions.service.ts';

/** Positions of responsibility and who holds them (access P1 to P5). */
export function positionRoutes(server: Server): void {
  const { context } = server;

  serve(server, positions.all, async ({ actor, reply }) => {
    mayBeKept(reply);
    return accept(await listPositions(context, actor));
  });

  serve(server, positions.holders, async ({ actor }) => accept(await listPositionHolders(context, actor)));

  serve(server, positions.byUser, ({ actor, params }) => listPositionHoldersOfUser(context, actor, params.userId));

  serve(server, positions.add, ({ actor, claim, body }) => addPosition(context, { actor, claim, input: body }));

  serve(server, positions.addHolder, ({ actor, claim, body }) => appoint(context, { actor, claim, input: body }));
}
