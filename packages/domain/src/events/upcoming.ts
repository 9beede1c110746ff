import { toDate } from '../time/instant.ts';
import type { Event } from './event.ts';
import { eventsInOrder, type ScheduledEvent } from './inOrder.ts';

/** Returns the events that have not started, soonest first, without cancelled ones. */
export function upcomingEvents<E extends ScheduledEvent & Pick<Event, 'status'>>(events: readonly E[], now: Date): E[] {
  const ahead = events.filter((event) => event.status !== 'cancelled' && isAhead(event, now));
  return eventsInOrder(ahead, now);
}

function isAhead({ schedule }: ScheduledEvent, now: Date): boolean {
  const start = toDate(schedule.start);
  return start !== undefined && start > now;
}
