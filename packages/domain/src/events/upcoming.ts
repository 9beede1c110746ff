import { toDate } from '../time/instant.ts';
import type { Event } from './event.ts';
import { compareByStart } from './visible.ts';

/** Events that are still to begin, soonest first. Cancelled ones will not take place and are left out. */
export function upcomingEvents<E extends Pick<Event, 'schedule' | 'status'>>(events: readonly E[], now: Date): E[] {
  return events.filter((event) => event.status !== 'cancelled' && isAhead(event, now)).toSorted(compareByStart);
}

function isAhead({ schedule }: Pick<Event, 'schedule'>, now: Date): boolean {
  const start = toDate(schedule.start);
  return start !== undefined && start > now;
}
