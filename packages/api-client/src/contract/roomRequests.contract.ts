import { Event } from '@quad/domain/events';
import { Id } from '@quad/domain/identity';
import { RoomDecision, RoomRequestInput } from '@quad/domain/room-requests';
import * as v from 'valibot';
import { endpoint, problems } from './endpoint.ts';

export const roomRequests = {
  create: endpoint({
    call: 'POST /api/events/{eventId}/room-requests',
    summary: 'Request a room for an event, on one day or on the same weekday of several weeks.',
    params: { eventId: Id },
    body: RoomRequestInput,
    answers: { 201: Event, ...problems(400, 401, 403, 404, 409, 422) },
  }),
  decide: endpoint({
    call: 'PATCH /api/events/room-requests/{requestId}/status',
    summary: 'Approve or reject a pending room request.',
    params: { requestId: Id },
    body: v.object({ status: RoomDecision, reviewed_by: v.optional(v.nullable(v.string())) }),
    answers: { 200: Event, ...problems(400, 401, 403, 404, 409) },
  }),
  decideSeries: endpoint({
    call: 'PATCH /api/events/room-requests/series/{seriesId}/status',
    summary: 'Approve or reject all pending requests of a weekly series, or none of them.',
    params: { seriesId: Id },
    body: v.object({ status: RoomDecision, reviewed_by: v.optional(v.nullable(v.string())) }),
    answers: { 200: Event, ...problems(400, 401, 403, 404, 409) },
  }),
  release: endpoint({
    call: 'POST /api/events/room-requests/{requestId}/release',
    summary: 'Release an approved booking, and notify those who wait for the room.',
    params: { requestId: Id },
    answers: { 200: Event, ...problems(400, 401, 403, 404, 409, 422) },
  }),
};
