import * as v from 'valibot';
import { isWithinDates, OUT_OF_DATES } from '../fields/dates.ts';
import { Id } from '../identity/id.ts';
import { isCalendarDay } from '../time/campusTime.ts';

export const ROOM_REQUEST_STATUSES = ['Pending', 'Approved', 'Rejected'] as const;
export const RoomRequestStatus = v.picklist(ROOM_REQUEST_STATUSES);
export type RoomRequestStatus = v.InferOutput<typeof RoomRequestStatus>;

/** What a reviewer may decide: there is no way back to Pending. */
export const ROOM_DECISIONS = ['Approved', 'Rejected'] as const satisfies readonly RoomRequestStatus[];
export const RoomDecision = v.picklist(ROOM_DECISIONS, 'The decision must be Approved or Rejected.');
export type RoomDecision = v.InferOutput<typeof RoomDecision>;

/** One wish for a room, as it travels inside its event. */
export const RoomRequest = v.object({
  _id: Id,
  room: v.string(),
  /** Calendar day: an ISO timestamp at midnight UTC on the wire; only its first ten characters mean anything. */
  date: v.string(),
  /** Campus wall-clock time, 'HH:MM'. */
  time: v.string(),
  /** Until when the server keeps the room, an instant. A backend that does not say leaves it to be worked out from the event. */
  ends_at: v.optional(v.nullable(v.string())),
  description: v.optional(v.nullable(v.string())),
  status: RoomRequestStatus,
  requested_at: v.optional(v.nullable(v.string())),
  requested_by: v.optional(v.nullable(Id)),
  reviewed_by: v.optional(v.nullable(Id)),
});
export type RoomRequest = v.InferOutput<typeof RoomRequest>;

/** What a person types into 'Request a Room'. */
export const RoomRequestInput = v.object({
  room: v.pipe(
    v.string('Enter a room or venue.'),
    v.trim(),
    v.nonEmpty('Enter a room or venue.'),
    v.maxLength(120, 'Keep the room name within 120 characters.'),
  ),
  date: v.pipe(
    v.string('Choose a date.'),
    v.nonEmpty('Choose a date.'),
    v.isoDate('Enter the date as YYYY-MM-DD.'),
    v.check(isCalendarDay, 'The calendar has no such day.'),
    v.check((day) => !isCalendarDay(day) || isWithinDates(day), OUT_OF_DATES),
  ),
  time: v.pipe(v.string('Choose a time.'), v.nonEmpty('Choose a time.'), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter the time as HH:MM.')),
  description: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(2000, 'Keep the description within 2,000 characters.')), ''),
});
export type RoomRequestInput = v.InferOutput<typeof RoomRequestInput>;
