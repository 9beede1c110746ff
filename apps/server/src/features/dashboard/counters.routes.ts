import { counters, type Endpoint, type ReplyOf } from '@quad/api-client/contract';
import { accept, type Outcome } from '@quad/domain/refusals';
import { ROOM_REQUEST_STATUSES } from '@quad/domain/room-requests';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { roomRequests } from '../../db/schema.ts';
import { type Call, type Server, serve } from '../../plugins/endpoints.ts';
import { listUpcoming } from '../events/events.service.ts';
import { listHolders } from '../positions/positions.service.ts';

/**
 * The lists behind the counters of the president's dashboard (access D2): under /counters, and at the root for clients that
 * expect them there. A browser that opens an address at the root asks for a page, and gets the portal.
 */
export function counterRoutes(server: Server): void {
  const { context } = server;
  serveTwice(server, counters.roomRequests, async ({ query }) => accept(await listRequests(context, query.status)));
  serveTwice(server, counters.events, async ({ actor }) => accept(await listUpcoming(context, actor)));
  serveTwice(server, counters.tenure, async ({ actor }) => accept(await listHolders(context, actor)));
}

function serveTwice<E extends Endpoint>(server: Server, endpoint: E, handler: (call: Call<E>) => Promise<Outcome<ReplyOf<E>>>): void {
  serve(server, { ...endpoint, path: `/counters${endpoint.path}` }, handler);
  serve(server, endpoint, handler, { isForJsonOnly: true });
}

/** Room requests, newest first; with a status, whatever its case, only those: there are none of an unknown one. */
async function listRequests({ db, instituteId }: Context, status: string | undefined) {
  const wanted = status && ROOM_REQUEST_STATUSES.find((known) => known.toLowerCase() === status.toLowerCase());
  if (status && !wanted) return [];
  return db
    .select({
      _id: roomRequests.id,
      event_id: roomRequests.eventId,
      room: roomRequests.room,
      date: roomRequests.date,
      time: roomRequests.time,
      description: roomRequests.description,
      status: roomRequests.status,
      requested_by: roomRequests.requestedBy,
      reviewed_by: roomRequests.reviewedBy,
      requested_at: roomRequests.requestedAt,
    })
    .from(roomRequests)
    .where(and(eq(roomRequests.instituteId, instituteId), wanted ? eq(roomRequests.status, wanted) : undefined))
    .orderBy(desc(roomRequests.requestedAt), desc(roomRequests.id));
}
