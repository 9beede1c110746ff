import type { Event } from '@quad/domain/events';
import type { RoomRequest } from '@quad/domain/room-requests';

/** A change to one event; returns the same object where it does not apply. */
export type EventChange = (event: Event) => Event;

/** Applies a change to a cached list or to a cached event. */
export function changeCached(cached: Event | Event[], change: EventChange): Event | Event[] {
  return Array.isArray(cached) ? cached.map(change) : change(cached);
}

/** Puts the server's event in place of the cached one, unless that came from a later answer. */
export function replaceWith(answer: Event): EventChange {
  return (event) => {
    if (event._id !== answer._id) return event;
    return (event.updated_at ?? '') > (answer.updated_at ?? '') ? event : { ...event, ...answer };
  };
}

/** Changes one room request inside its event. */
export function changeRoomRequest(requestId: string, change: (request: RoomRequest, event: Event) => RoomRequest): EventChange {
  return (event) => {
    if (!event.room_requests.some((request) => request._id === requestId)) return event;
    return {
      ...event,
      room_requests: event.room_requests.map((request) => (request._id === requestId ? change(request, event) : request)),
    };
  };
}
