import { campusDay } from '../time/campusTime.ts';
import { startOrEnd } from './byStart.ts';
import type { ScheduledEvent } from './inOrder.ts';
import { eventStatus } from './status.ts';

/** Time period of an event, in list order. */
export type EventPeriod = 'today' | 'tomorrow' | 'this-week' | 'later' | 'over';

const DAY_LENGTH = 24 * 60 * 60 * 1000;

/**
 * Returns the period of an event. A current event belongs to today, whenever it started; one without a date to 'later'. A week is the next
 * seven days.
 */
export function eventPeriod({ schedule: { start, end } }: ScheduledEvent, now: Date, timeZone: string): EventPeriod {
  const moment = startOrEnd({ start, end });
  if (!moment) return 'later';
  if (eventStatus({ start, end, now }) === 'completed') return 'over';
  const dayOf = (instant: Date | string) => Date.parse(campusDay(instant, timeZone));
  const days = (dayOf(moment) - dayOf(now)) / DAY_LENGTH;
  if (days <= 0) return 'today';
  if (days === 1) return 'tomorrow';
  return days < 7 ? 'this-week' : 'later';
}
