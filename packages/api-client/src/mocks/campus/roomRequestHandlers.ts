import type { Event } from '@quad/domain/events';
import { DEFAULT_INSTITUTE } from '@quad/domain/institute';
import { accept, type Outcome, refuse } from '@quad/domain/refusals';
import {
  checkRoomRequest,
  decideRoomRequest,
  findClash,
  type RoomDecision,
  type RoomRequest,
  type RoomRequestInput,
  roomTakenText,
} from '@quad/domain/room-requests';
import type { HttpHandler } from 'msw';
import { roomRequests } from '../../contract/index.ts';
import { type Campus, refused, serve } from './campus.ts';
import { actorOf, managed, save } from './eventActor.ts';

function ask(campus: Campus, eventId: string, input: RoomRequestInput): Outcome<Event> {
  const event = campus.events.find(({ _id }) => _id === eventId);
  if (!event) return refuse('NOT_FOUND', 'This event does not exist.');
  const actor = actorOf(campus);
  const checked = checkRoomRequest({ actor, event: managed(event), input, institute: DEFAULT_INSTITUTE, now: campus.now });
  if (!checked.ok) return checked;
  const request: RoomRequest = {
    ...input,
    _id: campus.nextRequestId(),
    date: `${input.date}T00:00:00.000Z`,
    ends_at: checked.value.end.toISOString(),
    status: 'Pending',
    requested_at: campus.now.toISOString(),
    requested_by: actor._id,
    reviewed_by: null,
  };
  return accept(save(campus, { ...event, room_requests: [...event.room_requests, request] }));
}

function decide(campus: Campus, requestId: string, decision: RoomDecision): Outcome<Event> {
  const event = campus.events.find(({ room_requests }) => room_requests.some(({ _id }) => _id === requestId));
  const request = event?.room_requests.find(({ _id }) => _id === requestId);
  if (!event || !request) return refuse('NOT_FOUND', 'This room request does not exist.');
  const decided = decideRoomRequest({ request, decision, reviewer: actorOf(campus) });
  if (!decided.ok) return decided;
  const clash = decision === 'Approved' && findClash({ request, event, events: campus.events, institute: DEFAULT_INSTITUTE });
  if (clash) return refuse('ROOM_TAKEN', roomTakenText({ booking: clash.request, eventTitle: clash.event.title }));
  const room_requests = event.room_requests.map((known) => (known._id === requestId ? { ...known, ...decided.value } : known));
  return accept(save(campus, { ...event, room_requests }));
}

/** Asking for rooms and deciding, by the domain's rules. */
export function roomRequestHandlers(campus: Campus): HttpHandler[] {
  const answer = (outcome: Outcome<Event>) => (outcome.ok ? outcome.value : refused(outcome.refusal));
  return [
    serve(campus, roomRequests.create, ({ params, body }) => answer(ask(campus, params.eventId, body))),
    serve(campus, roomRequests.decide, ({ params, body }) => answer(decide(campus, params.requestId, body.status))),
  ];
}
