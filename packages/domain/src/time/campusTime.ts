import { type Instant, type MaybeInstant, toDate } from './instant.ts';
import { wallClock, zoneOffset } from './wallClock.ts';

const DAY_LENGTH = 24 * 60 * 60 * 1000;

function wallClockText(instant: MaybeInstant, timeZone: string): string {
  const date = toDate(instant);
  return date ? new Date(wallClock(date, timeZone)).toISOString() : '';
}

/** The calendar day on campus, 'YYYY-MM-DD'; blank for a blank date. */
export function campusDay(instant: MaybeInstant, timeZone: string): string {
  return wallClockText(instant, timeZone).slice(0, 10);
}

/** The wall-clock time on campus, 'HH:MM', as a time field takes it; blank for a blank date. */
export function campusTimeOfDay(instant: MaybeInstant, timeZone: string): string {
  return wallClockText(instant, timeZone).slice(11, 16);
}

/**
 * The instant at which calendar and clock on campus show a day ('YYYY-MM-DD') and a time ('HH:MM'). A time that occurs
 * twice, when clocks go back, means the first; one that never occurs, when clocks go forward, moves on by the hour that is
 * skipped. Text that is no day or no time gives an Invalid Date.
 */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const wanted = isCalendarDay(day) ? Date.parse(`${day}T${time}:00.000Z`) : Number.NaN;
  if (Number.isNaN(wanted)) return new Date(Number.NaN);
  const [before, after] = candidatesFor(wanted, timeZone);
  const shown = [before, after].find((candidate) => wallClock(new Date(candidate), timeZone) === wanted);
  return new Date(shown ?? before);
}

/** The instants that a clock's time can mean: by the offset of the day before it, and by that of the day after it. */
function candidatesFor(wanted: number, timeZone: string): [before: number, after: number] {
  return [wanted - zoneOffset(new Date(wanted - DAY_LENGTH), timeZone), wanted - zoneOffset(new Date(wanted + DAY_LENGTH), timeZone)];
}

/** True while the clock on campus shows a time that it shows twice, the first time or the second, because clocks go back. */
export function isAmbiguousTime(instant: Date, timeZone: string): boolean {
  const shown = wallClock(instant, timeZone);
  const [before, after] = candidatesFor(shown, timeZone);
  return before !== after && [before, after].every((candidate) => wallClock(new Date(candidate), timeZone) === shown);
}

/** True for a day that the calendar has, written 'YYYY-MM-DD': 2026-02-29 is none. */
export function isCalendarDay(text: string): boolean {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(text) ? toDate(`${text}T00:00:00.000Z`) : undefined;
  return midnight?.toISOString().startsWith(text) ?? false;
}

/** The day of a wire date that means a calendar day, whatever time follows it: its first ten characters. */
export function calendarDay(wireDate: string): string {
  return wireDate.slice(0, 10);
}

/** True when both instants fall on one calendar day on campus. */
export function isSameCampusDay(one: Instant, other: Instant, timeZone: string): boolean {
  return campusDay(one, timeZone) === campusDay(other, timeZone);
}

/** The calendar day so many days after one, both written 'YYYY-MM-DD'; the next one where nothing is said. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_LENGTH).toISOString().slice(0, 10);
}
