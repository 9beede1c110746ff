import * as v from 'valibot';
import { isCalendarDay } from '../time/campusTime.ts';

/** The first day that any date may be, and the last: a rule of a field may be tighter, none is wider. */
export const EARLIEST_DAY = '1900-01-01';
export const LATEST_DAY = '2200-12-31';
export const NO_DAY = 'Enter the date as YYYY-MM-DD.';
export const OUT_OF_DATES = 'Enter a date from 1900-01-01 to 2200-12-31.';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** True for an ISO 8601 moment with its zone, on a day that the calendar has. */
export function isInstant(text: string): boolean {
  return INSTANT.test(text) && isCalendarDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}

/** True for a day, or a moment in UTC, that is neither before the first nor after the last that there is. */
export function isWithinDates(text: string): boolean {
  const day = text.slice(0, 10);
  return day >= EARLIEST_DAY && day <= LATEST_DAY;
}

function isBlankOr(rule: (text: string) => boolean): (text: string) => boolean {
  return (text) => text === '' || rule(text);
}

/** A calendar day, or a moment of which only the day is meant. */
function isDayLike(text: string): boolean {
  return isCalendarDay(text) || isInstant(text);
}

function toDay(text: string): string {
  return text.slice(0, 10);
}

/** A moment is compared in UTC, as it is stored and given back. */
function isMomentWithinDates(text: string): boolean {
  const iso = new Date(text).toISOString();
  return /^\d/.test(iso) && isWithinDates(iso);
}

/** A calendar day that must be given; gives 'YYYY-MM-DD'. A full timestamp counts for its first ten characters. */
/* @__NO_SIDE_EFFECTS__ */
export function requiredDay(message: string) {
  return v.pipe(
    v.string(message),
    v.trim(),
    v.nonEmpty(message),
    v.check(isBlankOr(isDayLike), NO_DAY),
    v.check((text) => !isDayLike(text) || isWithinDates(text), OUT_OF_DATES),
    v.transform(toDay),
  );
}

/** A calendar day that may be blank or null; gives 'YYYY-MM-DD' or null. */
export const OptionalDay = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.check(isBlankOr(isDayLike), NO_DAY),
  v.check((text) => !isDayLike(text) || isWithinDates(text), OUT_OF_DATES),
  v.transform((text) => (text === '' ? null : toDay(text))),
);

/** A moment that may be blank or null; gives an ISO string in UTC or null. */
export const OptionalInstant = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.check(isBlankOr(isInstant), 'Enter a valid date and time.'),
  v.check((text) => !isInstant(text) || isMomentWithinDates(text), OUT_OF_DATES),
  v.transform((text) => (text === '' || !isInstant(text) ? null : new Date(text).toISOString())),
);

/** A calendar day, 'YYYY-MM-DD', as queries and bodies name one. What is outside of these dates no database compares with. */
export const CalendarDay = v.pipe(
  v.string(NO_DAY),
  v.check(isCalendarDay, NO_DAY),
  v.check((text) => !isCalendarDay(text) || isWithinDates(text), OUT_OF_DATES),
);
