import { counters, type Endpoint, type ReplyOf } from '@quad/api-client/contract';
import { accept, type Outcome } from '@quad/domain/refusals';
import { type Call, type Server, serve } from '../../plugins/endpoints.ts';
import { listUpcoming } from '../events/events.service.ts';
import { listPositionHolders } from '../positions/positions.service.ts';
import { listRequests } from '../room-requests/roomRequests.service.ts';

/**
 * The lists behind the counters of the president's dashboard (access D2): under /counters, and at the root for clients that
 * expect them there. A browser that opens an address at the root asks for a page, and gets the portal.
 */
export function counterRoutes(server: Server): void {
  const { context } = server;
  serveTwice(server, counters.roomRequests, async ({ query }) => accept(await listRequests(context, query.status)));
  serveTwice(server, counters.events, async ({ actor }) => accept(await listUpcoming(context, actor)));
  serveTwice(server, counters.tenure, async ({ actor }) => accept(await listPositionHolders(context, actor)));
}

function serveTwice<E extends Endpoint>(server: Server, endpoint: E, handler: (call: Call<E>) => Promise<Outcome<ReplyOf<E>>>): void {
  serve(server, { ...endpoint, path: `/counters${endpoint.path}` }, handler);
  serve(server, endpoint, handler, { isForJsonOnly: true });
}
