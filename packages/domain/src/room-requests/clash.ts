import type { Event } from '../events/event.ts';
import type { Institute } from '../institute/institute.ts';
import { toDate } from '../time/instant.ts';
import { roomKeyOf } from './roomKey.ts';
import type { RoomRequest } from './roomRequest.ts';
import { type RoomSlot, roomSlot, slotsOverlap } from './slot.ts';

type BookingEvent = Pick<Event, '_id' | 'title' | 'schedule' | 'room_requests'>;
type Calendar = Pick<Institute, 'timeZone' | 'roomSlotMinutes'>;

/** A room request with the event that it belongs to. */
export interface RoomBooking {
  readonly request: RoomRequest;
  readonly event: BookingEvent;
}

/** The stored slot; its end follows from the event's schedule if the server has not sent one. */
function slotOf({ request, event }: RoomBooking, institute: Calendar): RoomSlot {
  const slot = roomSlot({ request, event: event.schedule, institute });
  const end = toDate(request.ends_at);
  return end ? { start: slot.start, end } : slot;
}

/** True when two requests want one room for a shared moment. A request does not clash with itself. */
export function bookingsClash(one: RoomBooking, other: RoomBooking, institute: Calendar): boolean {
  if (one.request._id === other.request._id || roomKeyOf(one.request) !== roomKeyOf(other.request)) return false;
  return slotsOverlap(slotOf(one, institute), slotOf(other, institute));
}

/** True if an approved booking of `event` clashes with a pending request of `asking`, which may be the same event. */
export function clashesWith(event: BookingEvent, asking: BookingEvent, institute: Calendar): boolean {
  const pending = asking.room_requests.filter(({ status }) => status === 'Pending');
  const approved = event.room_requests.filter(({ status }) => status === 'Approved');
  return pending.some((request) =>
    approved.some((booking) => bookingsClash({ request: booking, event }, { request, event: asking }, institute)),
  );
}

/**
 * The earliest approved booking that clashes with a request. The review dialog shows it before the decision; a constraint in the database
 * refuses the approval.
 */
export function findClash({
  request,
  event,
  events,
  institute,
}: RoomBooking & {
  /** Every event that the reviewer sees. */
  readonly events: readonly BookingEvent[];
  readonly institute: Calendar;
}): RoomBooking | undefined {
  return events
    .flatMap((other) => other.room_requests.map((booking) => ({ request: booking, event: other })))
    .filter((booking) => booking.request.status === 'Approved' && bookingsClash(booking, { request, event }, institute))
    .toSorted((one, other) => slotOf(one, institute).start.getTime() - slotOf(other, institute).start.getTime())[0];
}
