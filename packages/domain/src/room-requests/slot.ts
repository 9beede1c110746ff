import type { Institute } from '../institute/institute.ts';
import { calendarDay, instantAt, isSameCampusDay } from '../time/campusTime.ts';
import { type MaybeInstant, toDate } from '../time/instant.ts';
import type { RoomRequest } from './roomRequest.ts';

const MINUTE = 60_000;

/** When a room is taken: from `start` up to, and without, `end`. */
export interface RoomSlot {
  readonly start: Date;
  readonly end: Date;
}

export interface RoomSlotInput {
  readonly request: Pick<RoomRequest, 'date' | 'time' | 'until'>;
  /** The schedule of the event that the room is for. */
  readonly event: { readonly start?: MaybeInstant; readonly end?: MaybeInstant };
  readonly institute: Pick<Institute, 'timeZone' | 'roomSlotMinutes'>;
}

/**
 * How long a room is taken. A request may say until when. One that names its beginning only lasts until its event ends, if it begins
 * during the event and that ends on the same day; any other lasts as long as the institute says.
 */
export function roomSlot({ request, event, institute }: RoomSlotInput): RoomSlot {
  const start = instantAt(calendarDay(request.date), request.time, institute.timeZone);
  const end = request.until ? instantAt(calendarDay(request.date), request.until, institute.timeZone) : start;
  if (end > start) return { start, end };
  const eventStart = toDate(event.start);
  const eventEnd = toDate(event.end);
  const isDuringEvent = eventStart && eventEnd && eventStart <= start && start < eventEnd;
  if (isDuringEvent && isSameCampusDay(start, eventEnd, institute.timeZone)) return { start, end: eventEnd };
  return { start, end: new Date(start.getTime() + institute.roomSlotMinutes * MINUTE) };
}

/**
 * A request after its event was rescheduled. While it is pending its slot follows the event, as if it were asked for now. Once
 * approved it keeps the slot that it was booked with: the room was promised for that time and no other, and a longer
 * one may be somebody else's already. Who needs it longer asks again.
 */
export function rescheduledRequest<Request extends Pick<RoomRequest, 'date' | 'time' | 'status' | 'ends_at' | 'until'>>({
  request,
  ...slotInput
}: Omit<RoomSlotInput, 'request'> & { readonly request: Request }): Request {
  if (request.status !== 'Pending') return request;
  return { ...request, ends_at: roomSlot({ request, ...slotInput }).end.toISOString() };
}

/** True when two slots share a moment. One that begins as the other ends does not. */
export function slotsOverlap(one: RoomSlot, other: RoomSlot): boolean {
  return one.start < other.end && other.start < one.end;
}
