import { roomKey } from '../room-requests/roomKey.ts';
import { type RoomSlot, slotsOverlap } from '../room-requests/slot.ts';
import { campusTimeOfDay } from '../time/campusTime.ts';
import type { Room } from './room.ts';
import type { RoomUse } from './use.ts';

const MINUTE = 60_000;
/** Slots start every full and half hour. */
const STEP = 30 * MINUTE;

export type BookableRoom = Pick<Room, 'key' | 'name' | 'opens' | 'closes' | 'is_archived'>;

/** The rooms and their bookings in a range of days. */
export interface KnownRooms {
  readonly rooms: readonly Room[];
  readonly uses: readonly RoomUse[];
  readonly timeZone: string;
}

/** Returns the room of the catalogue that a typed name refers to. */
export function roomNamed<Named extends Pick<Room, 'name' | 'other_names'>>(name: string, rooms: readonly Named[]): Named | undefined {
  const key = roomKey(name);
  return rooms.find((room) => [room.name, ...room.other_names].some((each) => roomKey(each) === key));
}

function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Whether a room is open during a whole slot. */
export function isOpenFor({ opens, closes }: Pick<Room, 'opens' | 'closes'>, { start, end }: RoomSlot, timeZone: string): boolean {
  if (opens === null || closes === null) return true;
  const from = minutesOf(campusTimeOfDay(start, timeZone));
  return from >= minutesOf(opens) && from + (end.getTime() - start.getTime()) / MINUTE <= minutesOf(closes);
}

function slotOf({ starts_at, ends_at }: Pick<RoomUse, 'starts_at' | 'ends_at'>): RoomSlot {
  return { start: new Date(starts_at), end: new Date(ends_at) };
}

function usesDuring(key: string, slot: RoomSlot, uses: readonly RoomUse[]): RoomUse[] {
  return uses.filter((use) => use.room_key === key && slotsOverlap(slotOf(use), slot));
}

/** State of a room for a request. A booking is a conflict; another pending request is only a hint. */
export type RoomState =
  | { readonly kind: 'taken' | 'asked'; readonly use: RoomUse }
  | { readonly kind: 'closed' | 'archived'; readonly room: Room }
  | { readonly kind: 'free'; readonly room: Room | undefined };

/** Returns the state of the named room during a slot. */
export function roomState(name: string, slot: RoomSlot, { rooms, uses, timeZone }: KnownRooms): RoomState {
  const room = roomNamed(name, rooms);
  if (room?.is_archived) return { kind: 'archived', room };
  const during = usesDuring(room?.key ?? roomKey(name), slot, uses);
  const booking = during.find(({ status }) => status === 'Approved');
  if (booking) return { kind: 'taken', use: booking };
  if (room && !isOpenFor(room, slot, timeZone)) return { kind: 'closed', room };
  const [request] = during;
  return request ? { kind: 'asked', use: request } : { kind: 'free', room };
}

/**
 * Compares rooms by capacity: large enough rooms first, the smallest of them at the front; then those with unknown capacity; then the
 * largest of the others.
 */
function compareByCapacity(seats: number): (one: Room, other: Room) => number {
  const rank = ({ capacity }: Room) => {
    if (capacity === null) return 1;
    return capacity >= seats ? 0 : 2;
  };
  return (one, other) => {
    const byRank = rank(one) - rank(other);
    const bySize = (one.capacity ?? 0) - (other.capacity ?? 0);
    return byRank || (rank(one) === 2 ? -bySize : bySize) || one.name.localeCompare(other.name);
  };
}

/** Returns the rooms of the catalogue that are open and not booked during a slot, the best fitting first. */
export function freeRooms(slot: RoomSlot, { rooms, ...known }: KnownRooms, seats = 0): Room[] {
  const isFree = (room: Room) => ['free', 'asked'].includes(roomState(room.name, slot, { rooms: [room], ...known }).kind);
  return rooms.filter(isFree).toSorted(compareByCapacity(seats));
}

/** Maximum number of slots tried: half a year. */
const MAX_SLOTS = (183 * 24 * 60 * MINUTE) / STEP;

/** Returns the next slots of the same length in which a room is free, up to the end of the known bookings. */
export function nextFreeSlots(
  name: string,
  slot: RoomSlot,
  known: KnownRooms,
  { until, count = 3, most = MAX_SLOTS }: { until: Date; count?: number; most?: number },
): RoomSlot[] {
  const length = slot.end.getTime() - slot.start.getTime();
  const found: RoomSlot[] = [];
  let at = Math.ceil(slot.start.getTime() / STEP) * STEP;
  for (let tried = 0; tried < most && found.length < count && at + length <= until.getTime(); tried += 1) {
    const next = { start: new Date(at), end: new Date(at + length) };
    const isFree = at > slot.start.getTime() && ['free', 'asked'].includes(roomState(name, next, known).kind);
    if (isFree) found.push(next);
    at += isFree ? Math.max(Math.ceil(length / STEP), 1) * STEP : STEP;
  }
  return found;
}
