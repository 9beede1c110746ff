import { checkInDays, daysToAttend } from '../check-in/days.ts';
import { campusTimeOfDay } from '../time/campusTime.ts';
import { type MaybeInstant, toDate } from '../time/instant.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_HOURS = 24;

/** Start and end of an event. */
export interface EventSchedule {
  readonly start: MaybeInstant;
  readonly end: MaybeInstant;
}

function hoursOfDay(time: string): number {
  return Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
}

/**
 * Returns the hours credited for an event to a person who was checked in on so many of its days. An event that is attended with one
 * check-in, also one that passes midnight, counts as a whole. An event of several days has the same hours each day; the hours of one that
 * ends earlier in the day than it starts are divided among its days.
 */
export function attendedHours({ start, end }: EventSchedule, days: number, timeZone: string): number {
  const [from, until] = [toDate(start), toDate(end)];
  if (days === 0 || !from || !until || until <= from) return 0;
  const event = { schedule: { start: from, end: until } };
  const hours = (until.getTime() - from.getTime()) / HOUR_MS;
  if (daysToAttend(event, timeZone) <= 1) return hours;
  const daily = hoursOfDay(campusTimeOfDay(until, timeZone)) - hoursOfDay(campusTimeOfDay(from, timeZone));
  return days * (daily > 0 ? daily : Math.min(hours / checkInDays(event, timeZone).length, DAY_HOURS));
}
