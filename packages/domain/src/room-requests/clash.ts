import type { Event } from '../events/event.ts';
import type { Institute } from '../institute/institute.ts';
import { toDate } from '../time/instant.ts';
import { roomKeyOf } from './roomKey.ts';
import type { RoomRequest } from './roomRequest.ts';
import { type RoomSlot, roomSlot, slotsOverlap } from './slot.ts';

type BookingEvent = Pick<Event, '_id' | 'title' | 'schedule' | 'room_requests'>;
type Calendar = Pick<Institute, 'timeZone' | 'roomSlotMinutes'>;

/** A room request with its event. */
export interface RoomBooking {
  readonly request: RoomRequest;
  readonly event: BookingEvent;
}

/** Returns the stored slot; derives its end from the event's schedule if the server has not sent one. */
function slotOf({ request, event }: RoomBooking, institute: Calendar): RoomSlot {
  const slot = roomSlot({ request, event: event.schedule, institute });
  const end = toDate(request.ends_at);
  return end ? { start: slot.start, end } : slot;
}

/** Whether two requests conflict: the same room with overlapping slots. A request does not conflict with itself. */
export function bookingsClash(one: RoomBooking, other: RoomBooking, institute: Calendar): boolean {
  if (one.request._id === other.request._id || roomKeyOf(one.request) !== roomKeyOf(other.request)) return false;
  return slotsOverlap(slotOf(one, institute), slotOf(other, institute));
}

/** Whether an approved booking of `event` conflicts with a pending request of `asking`, which may be the same event. */
export function clashesWith(event: BookingEvent, requesting: BookingEvent, institute: Calendar): boolean {
  const pending = requesting.room_requests.filter(({ status }) => status === 'Pending');
  const approved = event.room_requests.filter(({ status }) => status === 'Approved');
  return pending.some((request) =>
    approved.some((booking) => bookingsClash({ request: booking, event }, { request, event: requesting }, institute)),
  );
}

/**
 * Returns the earliest approved booking that conflicts with a request. The review dialog shows it before the decision; a database
 * constraint refuses the approval.
 */
export function findClash({
  request,
  event,
  events,
  institute,
}: RoomBooking & {
  /** All events that the reviewer sees. */
  readonly events: readonly BookingEvent[];
  readonly institute: Calendar;
}): RoomBooking | undefined {
  return events
    .flatMap((other) => other.room_requests.map((booking) => ({ request: booking, event: other })))
    .filter((booking) => booking.request.status === 'Approved' && bookingsClash(booking, { request, event }, institute))
    .toSorted((one, other) => slotOf(one, institute).start.getTime() - slotOf(other, institute).start.getTime())[0];
}
