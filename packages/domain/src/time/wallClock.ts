import { cachedFormat, partsOf } from './cachedFormat.ts';

const SECOND = 1000;

/** What calendar and clock show in a time zone, as if it were UTC: milliseconds, cut to the whole second. */
export function wallClock(instant: Date, timeZone: string): number {
  const format = cachedFormat('en-US', timeZone, {
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  const { year, month, day, hour, minute, second } = partsOf(format, instant);
  // In two steps: `Date.UTC` takes the years up to 99 for those of the twentieth century.
  return new Date(Date.UTC(2000, 0, 1, Number(hour), Number(minute), Number(second))).setUTCFullYear(
    Number(year),
    Number(month) - 1,
    Number(day),
  );
}

/** How far a zone's clock is ahead of UTC at that instant, in milliseconds. */
export function zoneOffset(instant: Date, timeZone: string): number {
  return wallClock(instant, timeZone) - Math.floor(instant.getTime() / SECOND) * SECOND;
}
