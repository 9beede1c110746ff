import { orgUnits } from '@quad/api-client/contract';
import { NamePlace } from '../../db/pages.ts';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { serveList } from '../../plugins/lists.ts';
import { createUnit, listUnits } from './orgUnits.service.ts';

/** Councils, clubs and committees: reading and creating them (access U1, U2). */
export function orgUnitRoutes(server: Server): void {
  serveList(server, orgUnits.list, ({ context, actor, query, page }) => listUnits(context, actor, query, page), {
    place: NamePlace,
    shows: { tables: ['org_units'] },
  });

  serve(server, orgUnits.create, ({ context, actor, claim, body }) => createUnit(context, { actor, claim, input: body }));
}
