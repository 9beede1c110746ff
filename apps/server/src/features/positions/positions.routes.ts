import { positions } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { SortCursor } from '../../db/pages.ts';
import { type Server, serveWith } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import { appoint } from './appointing.service.ts';
import { addPosition } from './positionChanges.service.ts';
import { HolderCursor, listPositionHolders, listPositionHoldersOfUser, listPositions } from './positions.service.ts';

/** Routes for positions of responsibility and their holders (access P1 to P5). */
export function positionRoutes(server: Server): void {
  serveList(server, positions.all, async ({ context, actor, query, page }) => accept(await listPositions(context, actor, query, page)), {
    cursor: SortCursor,
    shows: { tables: ['positions', 'org_units'] },
  });

  serveList(
    server,
    positions.holders,
    async ({ context, actor, query, page }) => accept(await listPositionHolders(context, actor, query, page)),
    {
      cursor: HolderCursor,
    },
  );

  serveList(
    server,
    positions.byUser,
    ({ context, actor, params, page }) => listPositionHoldersOfUser(context, actor, params.userId, page),
    {
      cursor: HolderCursor,
    },
  );

  serveWith(server, positions.add, addPosition);

  serveWith(server, positions.addHolder, appoint);
}
