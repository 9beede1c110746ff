import { Event } from '@quad/domain/events';
import { Id } from '@quad/domain/identity';
import { RoomDecision, RoomRequestInput } from '@quad/domain/room-requests';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';

export const roomRequests = {
  create: endpoint({
    method: 'POST',
    path: '/api/events/{eventId}/room-requests',
    summary: 'Ask for a room for an event.',
    params: { eventId: Id },
    body: RoomRequestInput,
    answers: { 201: Event, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  decide: endpoint({
    method: 'PATCH',
    path: '/api/events/room-requests/{requestId}/status',
    summary: 'Approve or reject a pending room request.',
    params: { requestId: Id },
    body: v.object({ status: RoomDecision, reviewed_by: v.optional(v.nullable(v.string())) }),
    answers: { 200: Event, ...problems(400, 401, 403, 404, 409) },
  }),
};
