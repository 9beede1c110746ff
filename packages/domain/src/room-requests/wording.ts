import type { Sentence } from '../messages/sentence.ts';
import type { Room } from '../rooms/room.ts';
import type { RoomRequest } from './roomRequest.ts';

type RequestedSlot = Pick<RoomRequest, 'room' | 'date' | 'time'>;

/** 'Main Auditorium on Nov 1, 2026 at 6:30 pm'. */
export function describeRoomRequest({ room, date, time }: RequestedSlot): Sentence {
  return { text: '{room} on {day} at {time}', values: { room, day: { day: date }, time: { time } } };
}

/** Error of a conflicting approval, and warning of the review dialog: names the existing booking and its event. */
export function roomTakenText({ booking, eventTitle }: { booking: RequestedSlot; eventTitle: string }): Sentence {
  const { room, date, time } = booking;
  return {
    text: "Room {room} is already booked for '{event}' on {day} at {time}.",
    values: { room, event: eventTitle, day: { day: date }, time: { time } },
  };
}

/** Label of an approved booking that was released. */
export const RELEASED = 'Released';

/** Error if somebody else decided first; names the decision. */
export function alreadyDecidedText(status: string): Sentence {
  return { text: 'This request was already {status}.', values: { status: { text: status } } };
}

/** Error for a request outside the room's opening hours. */
export function roomClosedText({ name, opens, closes }: Pick<Room, 'name' | 'opens' | 'closes'>): Sentence {
  const hour = (time: string | null) => ({ time: time ?? '00:00' });
  return {
    text: '{room} is open from {opens} to {closes}. Choose another time, or say until when you need it.',
    values: { room: name, opens: hour(opens), closes: hour(closes) },
  };
}

/** Refusals of room requests without placeholders. */
export const ROOM_RULE_TEXTS = {
  reviewersOnly: 'Only the president can review room requests.',
  selfReview: 'You cannot review a room request of your own.',
  eventCancelled: 'This event was cancelled, so it needs no room.',
  eventCompleted: 'This event is over, so it needs no room.',
  releasersOnly: 'Only people who requested the room or decide about it can release the booking.',
  waitsOneself: 'You are waiting for this room at that time, so somebody else has to cancel the booking.',
  releasedAlready: 'This booking was released already.',
  notBooked: 'Only approved bookings can be released.',
  bookingOver: 'This booking is over.',
  notInFuture: 'Choose a date and time in the future.',
} as const;
