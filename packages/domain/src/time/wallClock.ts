import { cachedFormat, partsOf } from './cachedFormat.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/** Zones have changed their offsets at full minutes, and never twice within a day, since clocks are kept by UTC. */
const KEPT_SINCE = Date.UTC(1972, 0, 1);
/** Days of a zone whose offsets are kept: those of 27 years. */
const MAX_DAYS = 10_000;

/** Of each zone, its offset at the beginning of a day of UTC, by the day's number. */
const offsets = new Map<string, Map<number, number>>();

/** What calendar and clock show in a time zone, as if it were UTC: milliseconds, cut to the whole second. */
export function wallClock(instant: Date, timeZone: string): number {
  return wholeSecond(instant.getTime()) + zoneOffset(instant, timeZone);
}

/**
 * How far a zone's clock is ahead of UTC at that instant, in milliseconds. Asking `Intl` costs a hundred times what the rest of a date
 * costs, so it is asked once for each day on which the offset stays.
 */
export function zoneOffset(instant: Date, timeZone: string): number {
  const time = instant.getTime();
  if (!(time >= KEPT_SINCE)) return offsetByIntl(instant, timeZone);
  const day = Math.floor(time / DAY);
  const offset = offsetAtDay(day, timeZone);
  return offset === offsetAtDay(day + 1, timeZone) ? offset : offsetByIntl(instant, timeZone);
}

function offsetAtDay(day: number, timeZone: string): number {
  const days = offsets.get(timeZone) ?? new Map<number, number>();
  const kept = days.get(day);
  if (kept !== undefined) return kept;
  const offset = offsetByIntl(new Date(day * DAY), timeZone);
  if (days.size >= MAX_DAYS) days.clear();
  offsets.set(timeZone, days.set(day, offset));
  return offset;
}

function offsetByIntl(instant: Date, timeZone: string): number {
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
  const shown = new Date(Date.UTC(2000, 0, 1, Number(hour), Number(minute), Number(second))).setUTCFullYear(
    Number(year),
    Number(month) - 1,
    Number(day),
  );
  return shown - wholeSecond(instant.getTime());
}

function wholeSecond(time: number): number {
  return Math.floor(time / SECOND) * SECOND;
}
