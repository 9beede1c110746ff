import { freeRooms, type KnownRooms, nextFreeSlots, roomState } from '../rooms/free.ts';
import { campusDay, campusTimeOfDay, dayAfter, instantAt } from '../time/campusTime.ts';
import type { PlannedMeeting } from './meetings.ts';

/** Number of alternative rooms, and of alternative times, suggested for a meeting. */
const OFFERS = 3;

/** Why a meeting cannot have its room, with alternatives. */
export interface MeetingClash {
  readonly reason: 'taken' | 'closed' | 'archived';
  /** Event that has the room; null for those who may not see it. */
  readonly title: string | null;
  readonly rooms: readonly string[];
  /** Alternative start times on the same day with the same duration, 'HH:MM'. */
  readonly times: readonly string[];
}

/** Returns the conflict of a meeting's room; undefined if the room is free, or the meeting is skipped or has no room. */
export function meetingClash({ number, room, starts_at, ends_at }: PlannedMeeting, known: KnownRooms): MeetingClash | undefined {
  if (number === 0 || room === '') return undefined;
  const slot = { start: starts_at, end: ends_at };
  const state = roomState(room, slot, known);
  if (state.kind === 'free' || state.kind === 'asked') return undefined;
  const { timeZone } = known;
  const day = campusDay(starts_at, timeZone);
  const midnight = instantAt(dayAfter(day), '00:00', timeZone);
  // Searches the whole day, also before the meeting.
  const early = new Date(instantAt(day, '00:00', timeZone).getTime() - 1);
  const fromMorning = { start: early, end: new Date(early.getTime() + ends_at.getTime() - starts_at.getTime()) };
  const free = nextFreeSlots(room, fromMorning, known, { until: midnight, count: 24 });
  const distance = ({ start }: { start: Date }) => Math.abs(start.getTime() - starts_at.getTime());
  const nearest = free.toSorted((one, other) => distance(one) - distance(other)).slice(0, OFFERS);
  return {
    reason: state.kind,
    title: state.kind === 'taken' ? state.use.title : null,
    rooms: freeRooms(slot, known)
      .slice(0, OFFERS)
      .map(({ name }) => name),
    times: nearest.map(({ start }) => campusTimeOfDay(start, timeZone)).toSorted(),
  };
}
