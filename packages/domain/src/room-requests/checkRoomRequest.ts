import { parseDate } from '@internationalized/date';
import { checkRequestsRoomFor, type EventActor, type ManagedEvent } from '../events/mayManage.ts';
import { eventStatus } from '../events/status.ts';
import type { Institute } from '../institute/institute.ts';
import { sentence } from '../messages/sentence.ts';
import { accept, type Result, refuse } from '../refusals/refusal.ts';
import { type BookableRoom, isOpenFor } from '../rooms/free.ts';
import { ROOM_REFUSALS } from '../rooms/texts.ts';
import { calendarDay } from '../time/campusTime.ts';
import type { MaybeInstant } from '../time/instant.ts';
import { roomKeyOf } from './roomKey.ts';
import type { RoomRequest } from './roomRequest.ts';
import { MAX_WEEKS } from './roomRequestInput.ts';
import { type RoomSlot, roomSlot } from './slot.ts';
import { describeRoomRequest, ROOM_RULE_TEXTS, roomClosedText } from './wording.ts';

type RequestedSlot = Pick<RoomRequest, 'room' | 'date' | 'time' | 'until' | 'room_key'>;

export interface RoomRequestCheck {
  readonly actor: EventActor;
  readonly event: ManagedEvent & {
    /** As stored; the effective status is derived from the schedule here. */
    readonly status: string;
    readonly schedule: { readonly start?: MaybeInstant; readonly end?: MaybeInstant };
    readonly room_requests: readonly (RequestedSlot & Pick<RoomRequest, 'status'>)[];
  };
  readonly input: RequestedSlot;
  /** The room of the catalogue, if it is in the catalogue. */
  readonly room?: BookableRoom | undefined;
  readonly institute: Pick<Institute, 'timeZone' | 'roomSlotMinutes'>;
  readonly now: Date;
}

/** Checks a room request. Returns the slot that it would take. */
export function checkRoomRequest({ actor, event, input, room, institute, now }: RoomRequestCheck): Result<RoomSlot> {
  const allowed = checkRequestsRoomFor(actor, event);
  if (!allowed.ok) return allowed;

  const status = eventStatus({ stored: event.status, ...event.schedule, now });
  if (status === 'cancelled') return refuse('CONFLICT', ROOM_RULE_TEXTS.eventCancelled);
  if (status === 'completed') return refuse('CONFLICT', ROOM_RULE_TEXTS.eventCompleted);

  if (room?.is_archived) return refuse('CONFLICT', ROOM_REFUSALS.notLent, { room: ROOM_REFUSALS.notLent });
  const slot = roomSlot({ request: input, event: event.schedule, institute });
  if (!(slot.start > now)) return refuse('INVALID', ROOM_RULE_TEXTS.notInFuture, { date: ROOM_RULE_TEXTS.notInFuture });
  if (room && !isOpenFor(room, slot, institute.timeZone)) {
    const closed = roomClosedText(room);
    return refuse('INVALID', closed, { time: closed });
  }

  const isDuplicate = event.room_requests.some((known) => known.status !== 'Rejected' && isSameSlot(known, input));
  if (isDuplicate) return refuse('CONFLICT', sentence`This event has already asked for ${describeRoomRequest(input)}.`);
  return accept(slot);
}

function isSameSlot(one: RequestedSlot, other: RequestedSlot): boolean {
  return roomKeyOf(one) === roomKeyOf(other) && calendarDay(one.date) === calendarDay(other.date) && one.time === other.time;
}

/** Repeats a request weekly, `MAX_WEEKS` times at most: on the same weekday at the same time. */
export function weeklySlots<Input extends { readonly date: string }>(input: Input, weeks: number): Input[] {
  const slots: Input[] = [];
  for (let day = parseDate(calendarDay(input.date)); slots.length < Math.min(weeks, MAX_WEEKS); day = day.add({ weeks: 1 }))
    slots.push({ ...input, date: day.toString() });
  return slots;
}

/** Checks a weekly room request: returns all slots, or the first refusal. */
export function checkRoomSeries({ input, weeks, ...check }: RoomRequestCheck & { readonly weeks: number }): Result<RoomSlot[]> {
  const slots: RoomSlot[] = [];
  for (const requested of weeklySlots(input, weeks)) {
    const slot = checkRoomRequest({ ...check, input: requested });
    if (!slot.ok) return slot;
    slots.push(slot.value);
  }
  return accept(slots);
}
