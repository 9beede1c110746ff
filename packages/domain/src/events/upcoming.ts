import { toDate } from '../time/instant.ts';
import type { Event } from './event.ts';
import { compareByStart, type StartingEvent } from './visible.ts';

/** Events that are still to begin, soonest first. Cancelled ones will not take place and are left out. */
export function upcomingEvents<E extends StartingEvent & Pick<Event, 'status'>>(events: readonly E[], now: Date): E[] {
  return events.filter((event) => event.status !== 'cancelled' && isAhead(event, now)).toSorted(compareByStart);
}

function isAhead({ schedule }: StartingEvent, now: Date): boolean {
  const start = toDate(schedule.start);
  return start !== undefined && start > now;
}
