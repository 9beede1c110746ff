import { startOrEnd } from './byStart.ts';
import type { Event } from './event.ts';
import { eventStatus } from './status.ts';

/** An event with the schedule that determines its place in a list. */
export type ScheduledEvent = { readonly schedule: Pick<Event['schedule'], 'start' | 'end'> };

const AHEAD = 0;
const UNDATED = 1;
const OVER = 2;

/**
 * Sorts events in reading order: current and upcoming ones, soonest first; those without a date; past ones, latest first. The sort is
 * stable. A cancelled event is sorted by its schedule.
 */
export function eventsInOrder<E extends ScheduledEvent>(events: readonly E[], now: Date): E[] {
  return events
    .map((event) => ({ event, ...placeOf(event, now) }))
    .toSorted((one, other) => one.part - other.part || one.rank - other.rank)
    .map(({ event }) => event);
}

function placeOf({ schedule: { start, end } }: ScheduledEvent, now: Date): { part: number; rank: number } {
  const moment = startOrEnd({ start, end })?.getTime();
  if (moment === undefined) return { part: UNDATED, rank: 0 };
  return eventStatus({ start, end, now }) === 'completed' ? { part: OVER, rank: -moment } : { part: AHEAD, rank: moment };
}
