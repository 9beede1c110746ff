import { checkInDays } from '../check-in/days.ts';
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
 * Returns the hours credited for one day of attendance. An event of several days has the same hours each day; one that ends earlier in the
 * day than it starts continues overnight, and its hours are divided among its days.
 */
export function attendedHours({ start, end }: EventSchedule, timeZone: string): number {
  const [from, until] = [toDate(start), toDate(end)];
  if (!from || !until || until <= from) return 0;
  const days = checkInDays({ schedule: { start: from, end: until } }, timeZone).length;
  const daily = hoursOfDay(campusTimeOfDay(until, timeZone)) - hoursOfDay(campusTimeOfDay(from, timeZone));
  if (days > 1 && daily <= 0) return Math.min((until.getTime() - from.getTime()) / HOUR_MS / days, DAY_HOURS);
  return days > 1 ? daily : (until.getTime() - from.getTime()) / HOUR_MS;
}
