import { eventMoment } from './byStart.ts';
import type { Event } from './event.ts';
import { eventStatus } from './status.ts';

/** An event, as far as its place in a list depends on it. */
export type ScheduledEvent = { readonly schedule: Pick<Event['schedule'], 'start' | 'end'> };

const AHEAD = 0;
const UNDATED = 1;
const OVER = 2;

/**
 * Events in the order in which people read them: those that go on or are to come, soonest first; those without a date; those that are
 * over, latest first. Equal ones stay as they were. A cancelled event stands where its schedule puts it.
 */
export function eventsInOrder<E extends ScheduledEvent>(events: readonly E[], now: Date): E[] {
  return events
    .map((event) => ({ event, ...placeOf(event, now) }))
    .toSorted((one, other) => one.part - other.part || one.rank - other.rank)
    .map(({ event }) => event);
}

function placeOf({ schedule: { start, end } }: ScheduledEvent, now: Date): { part: number; rank: number } {
  const moment = eventMoment({ start, end })?.getTime();
  if (moment === undefined) return { part: UNDATED, rank: 0 };
  return eventStatus({ start, end, now }) === 'completed' ? { part: OVER, rank: -moment } : { part: AHEAD, rank: moment };
}
