import { campusDay } from '../time/campusTime.ts';
import { eventMoment } from './byStart.ts';
import type { ScheduledEvent } from './inOrder.ts';
import { eventStatus } from './status.ts';

/** When an event is, as people think of it; a list in their order has each once. */
export type EventPeriod = 'today' | 'tomorrow' | 'this-week' | 'later' | 'over';

const DAY_LENGTH = 24 * 60 * 60 * 1000;

/** What goes on is today's, whenever it began; what has no date comes later. A week is the next seven days. */
export function eventPeriod({ schedule: { start, end } }: ScheduledEvent, now: Date, timeZone: string): EventPeriod {
  const moment = eventMoment({ start, end });
  if (!moment) return 'later';
  if (eventStatus({ start, end, now }) === 'completed') return 'over';
  const dayOf = (instant: Date | string) => Date.parse(campusDay(instant, timeZone));
  const days = (dayOf(moment) - dayOf(now)) / DAY_LENGTH;
  if (days <= 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days < 7 ? 'this-week' : 'later';
}
