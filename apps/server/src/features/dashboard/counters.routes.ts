import { counters, type ListEndpoint } from '@quad/api-client/contract';
import { accept } from '@quad/domain/refusals';
import type * as v from 'valibot';
import { TimeCursor } from '../../db/pages.ts';
import type { Server } from '../../plugins/endpoints.ts';
import { type ListHandler, serveList } from '../../plugins/lists.ts';
import { EventCursor, listUpcoming } from '../events/events.service.ts';
import { HolderCursor, listPositionHolders } from '../positions/positions.service.ts';
import { listRequests } from '../room-requests/roomRequests.service.ts';

/**
 * The lists behind the counters of the president's dashboard (access D2): under /counters, and at the root for existing clients. A browser
 * that opens the root URL gets the portal's page.
 */
export function counterRoutes(server: Server): void {
  serveTwice(server, counters.roomRequests, TimeCursor, async ({ context, query, page }) =>
    accept(await listRequests(context, query.status, page)),
  );
  serveTwice(server, counters.events, EventCursor, async ({ context, actor, page }) => accept(await listUpcoming(context, actor, page)));
  serveTwice(server, counters.tenure, HolderCursor, async ({ context, actor, page }) =>
    accept(await listPositionHolders(context, actor, {}, page)),
  );
}

function serveTwice<E extends ListEndpoint, Cursor>(
  server: Server,
  endpoint: E,
  cursor: v.GenericSchema<unknown, Cursor>,
  handler: ListHandler<E, Cursor>,
): void {
  serveList(server, { ...endpoint, path: `/counters${endpoint.path}` }, handler, { cursor });
  serveList(server, endpoint, handler, { cursor, isForJsonOnly: true });
}
