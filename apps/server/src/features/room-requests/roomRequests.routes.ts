import { roomRequests } from '@quad/api-client/contract';
import { type Server, serve } from '../../plugins/endpoints.ts';
import { releaseBooking } from './releasing.service.ts';
import { decideRequest, decideSeries, requestRoom } from './roomRequests.service.ts';

/** Routes to request rooms and decide about the requests (access E7, E8, R7, R8). */
export function roomRequestRoutes(server: Server): void {
  serve(server, roomRequests.create, ({ context, actor, claim, params, body }) =>
    requestRoom(context, { actor, claim, eventId: params.eventId, input: body }),
  );

  serve(server, roomRequests.decide, ({ context, actor, claim, params, body }) =>
    decideRequest(context, { actor, claim, requestId: params.requestId, decision: body.status }),
  );

  serve(server, roomRequests.decideSeries, ({ context, actor, claim, params, body }) =>
    decideSeries(context, { actor, claim, seriesId: params.seriesId, decision: body.status }),
  );

  serve(server, roomRequests.release, ({ context, actor, claim, params }) =>
    releaseBooking(context, { actor, claim, requestId: params.requestId }),
  );
}
