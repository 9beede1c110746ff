import { type Instant, type MaybeInstant, toDate } from './instant.ts';
import { wallClock, zoneOffset } from './wallClock.ts';

const DAY_LENGTH = 24 * 60 * 60 * 1000;

function wallClockText(instant: MaybeInstant, timeZone: string): string {
  const date = toDate(instant);
  return date ? new Date(wallClock(date, timeZone)).toISOString() : '';
}

/** Returns the campus day, 'YYYY-MM-DD'; blank for a blank date. */
export function campusDay(instant: MaybeInstant, timeZone: string): string {
  return wallClockText(instant, timeZone).slice(0, 10);
}

/** Returns the campus wall-clock time, 'HH:MM', for a time input; blank for a blank date. */
export function campusTimeOfDay(instant: MaybeInstant, timeZone: string): string {
  return wallClockText(instant, timeZone).slice(11, 16);
}

/**
 * Returns the instant of a campus day ('YYYY-MM-DD') and time ('HH:MM'). If a time occurs twice because clocks go back, the first is meant;
 * one that does not exist because clocks go forward is moved forward by the skipped hour. Invalid text gives an Invalid Date.
 */
export function instantAt(day: string, time: string, timeZone: string): Date {
  const wanted = isCalendarDay(day) ? Date.parse(`${day}T${time}:00.000Z`) : Number.NaN;
  if (Number.isNaN(wanted)) return new Date(Number.NaN);
  const [before, after] = candidatesFor(wanted, timeZone);
  const shown = [before, after].find((candidate) => wallClock(new Date(candidate), timeZone) === wanted);
  return new Date(shown ?? before);
}

/** Returns the instants that a wall-clock time can mean: by the offset of the day before, and by that of the day after. */
function candidatesFor(wanted: number, timeZone: string): [before: number, after: number] {
  return [wanted - zoneOffset(new Date(wanted - DAY_LENGTH), timeZone), wanted - zoneOffset(new Date(wanted + DAY_LENGTH), timeZone)];
}

/** Whether the campus wall-clock time of an instant occurs twice, because clocks go back. */
export function isAmbiguousTime(instant: Date, timeZone: string): boolean {
  const shown = wallClock(instant, timeZone);
  const [before, after] = candidatesFor(shown, timeZone);
  return before !== after && [before, after].every((candidate) => wallClock(new Date(candidate), timeZone) === shown);
}

/** Whether a text is an existing calendar day, 'YYYY-MM-DD': 2026-02-29 is not. */
export function isCalendarDay(text: string): boolean {
  const midnight = /^\d{4}-\d{2}-\d{2}$/.test(text) ? toDate(`${text}T00:00:00.000Z`) : undefined;
  return midnight?.toISOString().startsWith(text) ?? false;
}

/** Returns the day of a timestamp that stands for a calendar day: its first ten characters. */
export function calendarDay(wireDate: string): string {
  return wireDate.slice(0, 10);
}

/** Whether both instants are on the same campus day. */
export function isSameCampusDay(one: Instant, other: Instant, timeZone: string): boolean {
  return campusDay(one, timeZone) === campusDay(other, timeZone);
}

/** Returns the calendar day a number of days later, by default one, both as 'YYYY-MM-DD'. */
export function dayAfter(day: string, days = 1): string {
  return new Date(Date.parse(`${day}T00:00:00.000Z`) + days * DAY_LENGTH).toISOString().slice(0, 10);
}
