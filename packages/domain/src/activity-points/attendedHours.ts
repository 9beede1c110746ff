import { checkInDays, daysToAttend } from '../check-in/days.ts';
import { campusTimeOfDay } from '../time/campusTime.ts';
import { type MaybeInstant, toDate } from '../time/instant.ts';

const HOUR_MINUTES = 60;
const MINUTE_MS = 60 * 1000;
const DAY_MINUTES = 24 * HOUR_MINUTES;

/** Start and end of an event. */
export interface EventSchedule {
  readonly start: MaybeInstant;
  readonly end: MaybeInstant;
}

function minutesOfDay(time: string): number {
  return Number(time.slice(0, 2)) * HOUR_MINUTES + Number(time.slice(3));
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
  // In whole minutes, divided last: three times an hour and twenty minutes are four hours, and not a fraction less.
  const minutes = (until.getTime() - from.getTime()) / MINUTE_MS;
  if (daysToAttend(event, timeZone) <= 1) return minutes / HOUR_MINUTES;
  const all = checkInDays(event, timeZone).length;
  // Not more days than the event has now: it may have been shortened after a check-in.
  const attended = Math.min(days, all);
  const daily = minutesOfDay(campusTimeOfDay(until, timeZone)) - minutesOfDay(campusTimeOfDay(from, timeZone));
  return (daily > 0 ? attended * daily : Math.min((attended * minutes) / all, attended * DAY_MINUTES)) / HOUR_MINUTES;
}
