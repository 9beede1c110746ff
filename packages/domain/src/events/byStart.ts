import { toDate } from '../time/instant.ts';
import type { Event } from './event.ts';

/** An event with the part of its schedule that determines its place in a list. */
export type StartingEvent = { readonly schedule: Pick<Event['schedule'], 'start'> & Partial<Pick<Event['schedule'], 'end'>> };

/** Returns the time by which an event is sorted: its start or, if unknown, its end. */
export function startOrEnd({ start, end }: Partial<Pick<Event['schedule'], 'start' | 'end'>>): Date | undefined {
  return toDate(start) ?? toDate(end);
}

/** Sort order of event lists in responses: earliest first, those without a date last. */
export function compareByStart(one: StartingEvent, other: StartingEvent): number {
  return startOrder(one) - startOrder(other);
}

/** A date far in the future, but finite, so that two undated events compare as equal. */
function startOrder({ schedule }: StartingEvent): number {
  return startOrEnd(schedule)?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
