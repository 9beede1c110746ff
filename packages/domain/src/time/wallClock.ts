import { cachedFormat, partsOf } from './cachedFormat.ts';

const SECOND = 1000;
const DAY = 24 * 60 * 60 * SECOND;
/**
 * Since UTC was introduced, zones have changed their offsets only at full minutes and never twice within a day, so cached offsets are safe
 * from then on.
 */
const CACHE_FROM = Date.UTC(1972, 0, 1);
/** Maximum number of cached days per zone: 27 years. */
const MAX_DAYS = 10_000;

/** Offset of each zone at the start of a UTC day, by day number. */
const offsets = new Map<string, Map<number, number>>();

/** Returns the wall-clock time of a zone as if it were UTC: milliseconds, truncated to seconds. */
export function wallClock(instant: Date, timeZone: string): number {
  return wholeSecond(instant.getTime()) + zoneOffset(instant, timeZone);
}

/**
 * Returns the offset of a zone from UTC at an instant, in milliseconds. `Intl` takes a hundred times as long as the rest of the
 * computation, so its result is cached for each day without an offset change.
 */
export function zoneOffset(instant: Date, timeZone: string): number {
  const time = instant.getTime();
  if (!(time >= CACHE_FROM)) return offsetByIntl(instant, timeZone);
  const day = Math.floor(time / DAY);
  const offset = offsetAtDay(day, timeZone);
  return offset === offsetAtDay(day + 1, timeZone) ? offset : offsetByIntl(instant, timeZone);
}

function offsetAtDay(day: number, timeZone: string): number {
  const days = offsets.get(timeZone) ?? new Map<number, number>();
  const cached = days.get(day);
  if (cached !== undefined) return cached;
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
  // In two steps, because `Date.UTC` interprets years 0 to 99 as 1900 to 1999.
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
