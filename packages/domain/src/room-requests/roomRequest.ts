import * as v from 'valibot';
import { Id } from '../identity/id.ts';

export const ROOM_REQUEST_STATUSES = ['Pending', 'Approved', 'Rejected'] as const;
export const RoomRequestStatus = v.picklist(ROOM_REQUEST_STATUSES);
export type RoomRequestStatus = v.InferOutput<typeof RoomRequestStatus>;

/** Possible decisions; a request never returns to Pending. */
export const ROOM_DECISIONS = ['Approved', 'Rejected'] as const satisfies readonly RoomRequestStatus[];
export const RoomDecision = v.picklist(ROOM_DECISIONS, 'The decision must be Approved or Rejected.');
export type RoomDecision = v.InferOutput<typeof RoomDecision>;

/** A room request, as sent inside its event. */
export const RoomRequest = v.object({
  _id: Id,
  room: v.string(),
  /** Calendar day: an ISO timestamp at midnight UTC in responses, of which only the first ten characters count. */
  date: v.string(),
  /** Campus wall-clock time, 'HH:MM'. */
  time: v.string(),
  /** End of the booking on the server, a timestamp. If absent, it is derived from the event. */
  ends_at: v.optional(v.nullable(v.string())),
  description: v.optional(v.nullable(v.string())),
  status: RoomRequestStatus,
  requested_at: v.optional(v.nullable(v.string())),
  requested_by: v.optional(v.nullable(Id)),
  reviewed_by: v.optional(v.nullable(Id)),
  /** Key that identifies the room; derived from the name if a backend omits it. */
  room_key: v.optional(v.nullable(v.string())),
  /** Requested end, 'HH:MM'; null if it follows from the event. */
  until: v.optional(v.nullable(v.string())),
  /** Shared by the requests of a weekly series. */
  series_id: v.optional(v.nullable(Id)),
  /** When an approved booking was released. Its status is then Rejected, for clients that know only three states. */
  released_at: v.optional(v.nullable(v.string())),
  /** Why an administrator cancelled it; null if it was released. */
  release_reason: v.optional(v.nullable(v.string())),
});
export type RoomRequest = v.InferOutput<typeof RoomRequest>;
