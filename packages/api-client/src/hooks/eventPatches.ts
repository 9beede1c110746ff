import type { Event } from '@quad/domain/events';
import type { RoomRequest } from '@quad/domain/room-requests';
import { isWholeEventKey } from './keys.ts';
import type { Patch } from './write.ts';

/** A change to one event; returns the same object if it does not apply. */
export type EventChange = (event: Event) => Event;

/** Applies a change to a cached list or a cached event. */
export function changeCached(change: EventChange) {
  return (cached: Event | Event[]): Event | Event[] => (Array.isArray(cached) ? cached.map(change) : change(cached));
}

/** Replaces the cached event with the server's, unless the cached one is newer. */
export function replaceWith(answer: Event): EventChange {
  return (event) => {
    if (event._id !== answer._id) return event;
    return (event.updated_at ?? '') > (answer.updated_at ?? '') ? event : { ...event, ...answer };
  };
}

/** Changes one room request of an event. */
export function changeRoomRequest(requestId: string, change: (request: RoomRequest) => RoomRequest): EventChange {
  return (event) => {
    if (!event.room_requests.some((request) => request._id === requestId)) return event;
    return { ...event, room_requests: event.room_requests.map((request) => (request._id === requestId ? change(request) : request)) };
  };
}

/** Patches an event with the server's response, in every list and as a single event. */
export function patchEvent(answer: Event): Patch {
  return { keys: isWholeEventKey, change: changeCached(replaceWith(answer)) };
}
