import { orgUnits } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import { NameCursor } from '../../db/pages.ts';
import { type Server, serve, serveWith } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import { followUnit, listFollowed, unfollowUnit } from './following.service.ts';
import { createUnit, listUnits } from './orgUnits.service.ts';

/** Routes for councils, clubs and committees: read, create and follow them (access U1, U2, U4). */
export function orgUnitRoutes(server: Server): void {
  serveList(server, orgUnits.list, ({ context, actor, query, page }) => listUnits(context, actor, query, page), {
    cursor: NameCursor,
    shows: { tables: ['org_units'] },
  });

  serve(server, orgUnits.followed, async ({ context, actor }) => accept(await listFollowed(context, actor)));

  serve(server, orgUnits.follow, ({ context, actor, params }) => followUnit(context, actor, params.unitId));

  serve(server, orgUnits.unfollow, ({ context, actor, params }) => unfollowUnit(context, actor, params.unitId));

  serveWith(server, orgUnits.create, createUnit);
}
