import * as v from 'valibot';
import { type EventActor, type ManagedEvent, managesEvent } from '../events/mayManage.ts';
import { Id } from '../identity/id.ts';
import { mayDecideRoom } from '../room-requests/may.ts';
import type { RoomDecider } from './room.ts';

/** A request or booking of a room, with the data that the viewer may see. */
export const RoomUse = v.object({
  /** Id of the request. */
  _id: Id,
  /** The room's name as typed. */
  room: v.string(),
  room_key: v.string(),
  starts_at: v.string(),
  ends_at: v.string(),
  status: v.picklist(['Pending', 'Approved']),
  /** Title of the event; null for those who may not see it. */
  title: v.nullable(v.string()),
  event_id: v.nullable(Id),
  /** Shared by the requests of a weekly series. */
  series_id: v.nullable(Id),
  /** Whether the viewer or their own unit requested it. */
  is_mine: v.boolean(),
  may_decide: v.boolean(),
  may_release: v.boolean(),
});
export type RoomUse = v.InferOutput<typeof RoomUse>;

/** A request that is not rejected, with all data that rights depend on. */
export interface KnownRoomUse extends Pick<RoomUse, '_id' | 'room' | 'room_key' | 'starts_at' | 'ends_at' | 'status' | 'series_id'> {
  readonly requested_by: Id;
  readonly event: ManagedEvent & { readonly id: Id; readonly title: string };
  readonly decider: RoomDecider;
}

/**
 * Returns what a viewer may see of a room's use, and may do. Everybody sees that a room is taken. The event is visible to its managers and
 * the deciders; that of a booking also to all who plan events, so that they can choose another room or contact the organizers.
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
