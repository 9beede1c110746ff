import * as v from 'valibot';
import { type EventActor, type ManagedEvent, managesEvent } from '../events/mayManage.ts';
import { Id } from '../identity/id.ts';
import { mayDecideRoom } from '../room-requests/may.ts';
import type { RoomDecider } from './room.ts';

/** When a room is asked for or booked, as far as whoever looks may know it. */
export const RoomUse = v.object({
  /** The request's. */
  _id: Id,
  /** As it was typed. */
  room: v.string(),
  room_key: v.string(),
  starts_at: v.string(),
  ends_at: v.string(),
  status: v.picklist(['Pending', 'Approved']),
  /** What it is for, and of which event; null for those who may not see it. */
  title: v.nullable(v.string()),
  event_id: v.nullable(Id),
  /** Shared by what was asked for together, week by week. */
  series_id: v.nullable(Id),
  /** Asked for by whoever looks, or for their own unit. */
  is_mine: v.boolean(),
  may_decide: v.boolean(),
  may_release: v.boolean(),
});
export type RoomUse = v.InferOutput<typeof RoomUse>;

/** A request that is not rejected, with all that rights depend on. */
export interface KnownRoomUse extends Pick<RoomUse, '_id' | 'room' | 'room_key' | 'starts_at' | 'ends_at' | 'status' | 'series_id'> {
  readonly requested_by: Id;
  readonly event: ManagedEvent & { readonly id: Id; readonly title: string };
  readonly decider: RoomDecider;
}

/**
 * What somebody may know of it, and do. That a room is taken everybody may know. By what: who looks after the event and who decides; of a
 * booking all who plan events, so that they find another room or whom to ask.
 */
export function roomUseFor(actor: EventActor & { readonly userId: Id }, { requested_by, event, decider, ...use }: KnownRoomUse): RoomUse {
  const { role, unit, userId } = actor;
  const isStudent = role === 'STUDENT';
  const isOwn = requested_by === userId && !isStudent;
  const decides = mayDecideRoom(role, decider);
  const isApproved = use.status === 'Approved';
  const seesTitle = managesEvent(actor, event) || decides || isOwn || (isApproved && !isStudent);
  return {
    ...use,
    title: seesTitle ? event.title : null,
    event_id: seesTitle ? event.id : null,
    is_mine: isOwn || (unit !== undefined && unit.id === event.unit?.id),
    may_decide: !isApproved && decides && !isOwn,
    may_release: isApproved && (isOwn || decides),
  };
}
