import * as v from 'valibot';
import { isCalendarDay } from '../time/campusTime.ts';

/** First and last valid day of any date; the rules of a field may be stricter. */
export const EARLIEST_DAY = '1900-01-01';
export const LATEST_DAY = '2200-12-31';
export const NO_DAY = 'Enter the date as YYYY-MM-DD.';
export const OUT_OF_DATES = 'Enter a date from 1900-01-01 to 2200-12-31.';

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?(Z|[+-]\d{2}:\d{2})$/;

/** Whether a text is an ISO 8601 timestamp with an offset, on an existing calendar day. */
export function isInstant(text: string): boolean {
  return INSTANT.test(text) && isCalendarDay(text.slice(0, 10)) && !Number.isNaN(Date.parse(text));
}

/** Whether a day, or a timestamp in UTC, is within the valid dates. */
export function isWithinDates(text: string): boolean {
  const day = text.slice(0, 10);
  return day >= EARLIEST_DAY && day <= LATEST_DAY;
}

function isBlankOr(rule: (text: string) => boolean): (text: string) => boolean {
  return (text) => text === '' || rule(text);
}

/** A calendar day, or a timestamp of which only the day counts. */
function isDayLike(text: string): boolean {
  return isCalendarDay(text) || isInstant(text);
}

function toDay(text: string): string {
  return text.slice(0, 10);
}

/** Compares a timestamp in UTC, as it is stored and returned. */
function isMomentWithinDates(text: string): boolean {
  const iso = new Date(text).toISOString();
  return /^\d/.test(iso) && isWithinDates(iso);
}

/** A required calendar day; returns 'YYYY-MM-DD'. Only the first ten characters of a full timestamp count. */
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

/** An optional calendar day; returns 'YYYY-MM-DD' or null. */
export const OptionalDay = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.check(isBlankOr(isDayLike), NO_DAY),
  v.check((text) => !isDayLike(text) || isWithinDates(text), OUT_OF_DATES),
  v.transform((text) => (text === '' ? null : toDay(text))),
);

/** An optional timestamp; returns an ISO string in UTC or null. */
export const OptionalInstant = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.check(isBlankOr(isInstant), 'Enter a valid date and time.'),
  v.check((text) => !isInstant(text) || isMomentWithinDates(text), OUT_OF_DATES),
  v.transform((text) => (text === '' || !isInstant(text) ? null : new Date(text).toISOString())),
);

/** A calendar day, 'YYYY-MM-DD', in queries and bodies. Days outside the valid dates never reach the database. */
export const CalendarDay = v.pipe(
  v.string(NO_DAY),
  v.check(isCalendarDay, NO_DAY),
  v.check((text) => !isCalendarDay(text) || isWithinDates(text), OUT_OF_DATES),
);
