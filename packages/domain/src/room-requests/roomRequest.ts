import * as v from 'valibot';
import { Id } from '../identity/id.ts';

export const ROOM_REQUEST_STATUSES = ['Pending', 'Approved', 'Rejected'] as const;
export const RoomRequestStatus = v.picklist(ROOM_REQUEST_STATUSES);
export type RoomRequestStatus = v.InferOutput<typeof RoomRequestStatus>;

/** What a reviewer may decide: there is no way back to Pending. */
export const ROOM_DECISIONS = ['Approved', 'Rejected'] as const satisfies readonly RoomRequestStatus[];
export const RoomDecision = v.picklist(ROOM_DECISIONS, 'The decision must be Approved or Rejected.');
export type RoomDecision = v.InferOutput<typeof RoomDecision>;

/** A room request, as the API sends it inside its event. */
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
  /** What makes it the same room as others; worked out from the name where a backend does not say. */
  room_key: v.optional(v.nullable(v.string())),
  /** Until when it was asked for, 'HH:MM'; null where that follows from the event. */
  until: v.optional(v.nullable(v.string())),
  /** Shared by what was asked for together, week by week. */
  series_id: v.optional(v.nullable(Id)),
  /** When an approved one was given back. Its status is Rejected then, for whoever knows of three states only. */
  released_at: v.optional(v.nullable(v.string())),
  /** Why an administrator cancelled it; null where it was given back. */
  release_reason: v.optional(v.nullable(v.string())),
});
export type RoomRequest = v.InferOutput<typeof RoomRequest>;
