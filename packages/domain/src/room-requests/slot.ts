import type { Institute } from '../institute/institute.ts';
import { calendarDay, instantAt, isSameCampusDay } from '../time/campusTime.ts';
import { type MaybeInstant, toDate } from '../time/instant.ts';
import type { RoomRequest } from './roomRequest.ts';

const MINUTE = 60_000;

/** The time of a booking: from `start` inclusive to `end` exclusive. */
export interface RoomSlot {
  readonly start: Date;
  readonly end: Date;
}

export interface RoomSlotInput {
  readonly request: Pick<RoomRequest, 'date' | 'time' | 'until'>;
  /** Schedule of the event that the room is for. */
  readonly event: { readonly start?: MaybeInstant; readonly end?: MaybeInstant };
  readonly institute: Pick<Institute, 'timeZone' | 'roomSlotMinutes'>;
}

/**
 * Returns the slot of a request. A request may contain an end. Without one, it lasts until its event ends if it starts during the event and
 * the event ends on the same day, at midnight at the latest; otherwise it has the institute's default length.
 */
export function roomSlot({ request, event, institute }: RoomSlotInput): RoomSlot {
  const start = instantAt(calendarDay(request.date), request.time, institute.timeZone);
  const end = request.until ? instantAt(calendarDay(request.date), request.until, institute.timeZone) : start;
  if (end > start) return { start, end };
  const eventStart = toDate(event.start);
  const eventEnd = toDate(event.end);
  const isDuringEvent = eventStart && eventEnd && eventStart <= start && start < eventEnd;
  if (isDuringEvent && isSameCampusDay(start, new Date(eventEnd.getTime() - 1), institute.timeZone)) return { start, end: eventEnd };
  return { start, end: new Date(start.getTime() + institute.roomSlotMinutes * MINUTE) };
}

/**
 * Returns a request after its event was rescheduled. A pending request follows the event. An approved one keeps its slot, because a longer
 * slot may already be booked by somebody else; a longer booking needs a new request.
 */
export function rescheduledRequest<Request extends Pick<RoomRequest, 'date' | 'time' | 'status' | 'ends_at' | 'until'>>({
  request,
  ...slotInput
}: Omit<RoomSlotInput, 'request'> & { readonly request: Request }): Request {
  if (request.status !== 'Pending') return request;
  return { ...request, ends_at: roomSlot({ request, ...slotInput }).end.toISOString() };
}

/** Whether two slots overlap; adjacent slots do not. */
export function slotsOverlap(one: RoomSlot, other: RoomSlot): boolean {
  return one.start < other.end && other.start < one.end;
}
