import { checkRequestsRoomFor, type EventActor, type ManagedEvent } from '../events/mayManage.ts';
import { eventStatus } from '../events/status.ts';
import type { Institute } from '../institute/institute.ts';
import { accept, type Outcome, refuse } from '../refusals/refusal.ts';
import { calendarDay } from '../time/campusTime.ts';
import type { MaybeInstant } from '../time/instant.ts';
import { roomKey } from './roomKey.ts';
import type { RoomRequest } from './roomRequest.ts';
import { type RoomSlot, roomSlot } from './slot.ts';
import { describeRoomRequest, ROOM_RULE_TEXTS } from './wording.ts';

type Wish = Pick<RoomRequest, 'room' | 'date' | 'time'>;

export interface RoomRequestCheck {
  readonly actor: EventActor;
  readonly event: ManagedEvent & {
    /** As stored; what the schedule makes of it is found here. */
    readonly status: string;
    readonly schedule: { readonly start?: MaybeInstant; readonly end?: MaybeInstant };
    readonly room_requests: readonly (Wish & Pick<RoomRequest, 'status'>)[];
  };
  readonly input: Wish;
  readonly institute: Pick<Institute, 'timeZone' | 'roomSlotMinutes'>;
  readonly now: Date;
}

/** Whether a room may be asked for. The answer is the slot that the request would take. */
export function checkRoomRequest({ actor, event, input, institute, now }: RoomRequestCheck): Outcome<RoomSlot> {
  const allowed = checkRequestsRoomFor(actor, event);
  if (!allowed.ok) return allowed;

  const status = eventStatus({ stored: event.status, ...event.schedule, now });
  if (status === 'cancelled') return refuse('CONFLICT', ROOM_RULE_TEXTS.eventCancelled);
  if (status === 'completed') return refuse('CONFLICT', ROOM_RULE_TEXTS.eventCompleted);

  const slot = roomSlot({ request: input, event: event.schedule, institute });
  if (!(slot.start > now)) return refuse('INVALID', ROOM_RULE_TEXTS.notInFuture, { date: ROOM_RULE_TEXTS.notInFuture });

  const isAskedAlready = event.room_requests.some((known) => known.status !== 'Rejected' && isSameWish(known, input));
  if (isAskedAlready) return refuse('CONFLICT', `This event has already asked for ${describeRoomRequest(input)}.`);
  return accept(slot);
}

function isSameWish(one: Wish, other: Wish): boolean {
  return roomKey(one.room) === roomKey(other.room) && calendarDay(one.date) === calendarDay(other.date) && one.time === other.time;
}
