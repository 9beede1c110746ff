import { toDate } from '../time/instant.ts';
import type { Event } from './event.ts';

/** An event, as far as its start tells its place. */
export type StartingEvent = { readonly schedule: Pick<Event['schedule'], 'start'> };

/** The order in which lists of events are answered: earliest start first, those without a date last. */
export function compareByStart(one: StartingEvent, other: StartingEvent): number {
  return startOrder(one) - startOrder(other);
}

/** Far beyond any date, and finite, so that two undated events compare as equal. */
function startOrder({ schedule }: StartingEvent): number {
  return toDate(schedule.start)?.getTime() ?? Number.MAX_SAFE_INTEGER;
}
