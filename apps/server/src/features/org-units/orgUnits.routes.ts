import { orgUnits } from '@quad/api-client/contract';
import { mayBeKept } from '../../plugins/conditional.ts';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { createUnit, listUnits } from './orgUnits.service.ts';

/** Councils, clubs and committees: reading and creating them (access U1, U2). */
export function orgUnitRoutes(server: Server): void {
  const { context } = server;

  serve(server, orgUnits.list, ({ actor, query, reply }) => {
    mayBeKept(reply);
    return listUnits(context, actor, query.category);
  });

  serve(server, orgUnits.create, ({ actor, claim, body }) => createUnit(context, { actor, claim, input: body }));
}
