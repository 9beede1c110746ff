import { toDate } from '../time/instant.ts';
import type { Event } from './event.ts';

/** An event, as far as its schedule tells its place. */
export type StartingEvent = { readonly schedule: Pick<Event['schedule'], 'start'> & Partial<Pick<Event['schedule'], 'end'>> };

/** When an event takes its place in a list: at its start or, where nobody said when that is, at its end. */
export function eventMoment({ start, end }: Partial<Pick<Event['schedule'], 'start' | 'end'>>): Date | undefined {
  return toDate(start) ?? toDate(end);
}

/** The order in which lists of events are answered: the earliest first, those without a date last. */
export function compareByStart(one: StartingEvent, other: StartingEvent): number {
  return startOrder(one) - startOrder(other);
}

/** Far beyond any date, and finite, so that two undated events compare as equal. */
function startOrder({ schedule }: StartingEvent): number {
  return eventMoment(schedule)?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
